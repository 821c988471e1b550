import { type Agent, type IncomingHttpHeaders, request } from "node:http";

/** What is asked of a site on the loopback interface. */
export interface SiteQuestion {
  path: string;
  /** As a shopper's browser would name it; Node does not know `*.localhost`. */
  host: string;
  port: number;
  agent?: Agent;
  /** Who asks, as a proxy sees it: any address of the loopback network. */
  localAddress?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer | undefined;
  timeoutMs?: number;
}

/** An answer; status 0 is a connection that broke or gave none in time. */
export interface TestResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  milliseconds: number;
}

/** Asks once. Never rejects. */
export function askSite(question: SiteQuestion): Promise<TestResponse> {
  const { path, host, port, method = "GET", headers, body, timeoutMs = 60_000 } = question;
  const { agent, localAddress } = question;
  const began = performance.now();
  return new Promise((resolve) => {
    const responded = (status: number, text: string, given: IncomingHttpHeaders = {}): void =>
      resolve({ status, headers: given, body: text, milliseconds: performance.now() - began });
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: { host, ...headers },
        ...(agent ? { agent } : {}),
        ...(localAddress ? { localAddress } : {}),
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          responded(response.statusCode ?? 0, Buffer.concat(parts).toString(), response.headers),
        );
        response.on("error", () => responded(0, ""));
      },
    );
    sent.setTimeout(timeoutMs, () => sent.destroy());
    sent.on("error", () => responded(0, ""));
    sent.on("close", () => responded(0, ""));
    sent.end(body);
  });
}
