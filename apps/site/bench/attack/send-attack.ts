import { type Agent, request } from "node:http";
import type { AttackAnswer } from "./answer-faults.ts";
import type { AttackInput } from "./attack-input.ts";

const TIMEOUT_MS = 30_000;
/** Enough of any page of ours to look through. */
const MAX_BODY = 2_000_000;

/** Sends one attack and reads its answer; a connection that breaks or hangs has status 0. */
export function sendAttack(
  { method, path, headers, body }: AttackInput,
  { port, host, agent, shopper }: { port: number; host: string; agent: Agent; shopper: string },
): Promise<AttackAnswer> {
  return new Promise((resolve) => {
    const began = performance.now();
    const done = (status: number, answered: AttackAnswer["headers"], text: string): void =>
      resolve({ status, headers: answered, body: text, ms: performance.now() - began });
    const lost = (): void => done(0, {}, "");
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        agent,
        method,
        path,
        timeout: TIMEOUT_MS,
        headers: {
          host,
          "x-forwarded-for": shopper,
          ...(body ? { "content-length": body.length } : {}),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          if (text.length < MAX_BODY) text += chunk;
        });
        response.on("end", () => done(response.statusCode ?? 0, response.headers, text));
        response.on("error", lost);
      },
    );
    sent.on("timeout", () => sent.destroy());
    sent.on("error", lost);
    sent.end(body ?? undefined);
  });
}
