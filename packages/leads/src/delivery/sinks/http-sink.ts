import type { PlainFetch } from "@forecourt/search/kernel";
import type { SinkOutcome } from "../lead-sink.ts";
import { foreignSuccess, httpProblem, jsonSuccess } from "./http-outcome.ts";
import { problemOf } from "./problem-of.ts";

/** How a sink proves who it is. */
export type SinkAuth =
  | { kind: "none" }
  | { kind: "basic"; user: string; password: string }
  | { kind: "bearer"; token: string };

/** The `Authorization` header, if any. */
export function authHeaders(auth: SinkAuth): Record<string, string> {
  if (auth.kind === "none") return {};
  if (auth.kind === "bearer") return { authorization: `Bearer ${auth.token}` };
  return { authorization: `Basic ${Buffer.from(`${auth.user}:${auth.password}`).toString("base64")}` };
}

/** One request and how long it may take. */
export interface SinkRequest {
  fetch: PlainFetch;
  url: string;
  method: "POST" | "PUT";
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
  timeoutMs: number;
  signal: AbortSignal;
  now: () => Date;
}

/**
 * Sends one request and reads what its answer means. `read` checks a success: answering 200 is not enough where an
 * id is promised, since a captive proxy answers 200 too.
 */
export async function sendToSink(
  request: SinkRequest,
  read: (response: Response) => Promise<SinkOutcome> | SinkOutcome,
): Promise<SinkOutcome> {
  try {
    const response = await request.fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: "manual",
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(request.timeoutMs)]),
    });
    const outcome = httpProblem(response, request.now()) ?? (await read(response));
    // What was not read would keep the connection.
    await response.body?.cancel();
    return outcome;
  } catch (reason) {
    return { ok: false, retry: true, problem: problemOf(reason) };
  }
}

/** The body as text, cut: a wrong server may send without end. */
export async function shortBody(response: Response, limit = 1_000_000): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parts.push(decoder.decode(chunk, { stream: true }));
    length += chunk.byteLength;
    if (length > limit) break;
  }
  return parts.join("");
}

/** Reads the success of a receiver that answers with a JSON object and gives no id. */
export async function readJsonSuccess(response: Response): Promise<SinkOutcome> {
  const problem = foreignSuccess(response, { empty: false });
  if (problem) return problem;
  const read = jsonSuccess(await shortBody(response));
  return read.ok ? { ok: true, remoteId: null } : read;
}
