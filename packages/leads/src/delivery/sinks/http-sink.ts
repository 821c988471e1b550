import type { PlainFetch } from "@forecourt/search/kernel";
import type { Delivery, SinkOutcome } from "../lead-sink.ts";
import { foreignSuccess, httpProblem, jsonSuccess } from "./http-outcome.ts";
import { problemOf } from "./problem-of.ts";

/** How a sink proves who it is. */
export type SinkAuth =
  | { kind: "none" }
  | { kind: "basic"; user: string; password: string }
  | { kind: "bearer"; token: string };

/** The `Authorization` header, if any. */
function authHeaders(auth: SinkAuth): Record<string, string> {
  if (auth.kind === "none") return {};
  if (auth.kind === "bearer") return { authorization: `Bearer ${auth.token}` };
  return { authorization: `Basic ${Buffer.from(`${auth.user}:${auth.password}`).toString("base64")}` };
}

/** Where a sink sends over HTTP, and what it sends with. */
export interface HttpSinkOptions {
  name?: string;
  url: string;
  auth?: SinkAuth;
  fetch: PlainFetch;
  now: () => Date;
  /** 15 s when left out. */
  timeoutMs?: number;
}

/** What differs from a post of JSON to the sink's address. */
interface SinkCall {
  url?: string;
  method?: "POST" | "PUT";
  type?: string;
  headers?: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

/**
 * Sends one request and reads its response. `read` checks a success: a 200 is not enough where an
 * id is promised, since a captive proxy sends 200 too.
 */
export async function sendToSink(
  { fetch, url, auth = { kind: "none" }, now, timeoutMs = 15_000 }: HttpSinkOptions,
  { key, signal }: Pick<Delivery, "key" | "signal">,
  call: SinkCall,
  read: (response: Response) => Promise<SinkOutcome> | SinkOutcome,
): Promise<SinkOutcome> {
  const type = call.type ?? "application/json";
  try {
    const response = await fetch(call.url ?? url, {
      method: call.method ?? "POST",
      headers: { ...authHeaders(auth), "content-type": type, "idempotency-key": key, ...call.headers },
      body: call.body,
      redirect: "manual",
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    const outcome = httpProblem(response, now()) ?? (await read(response));
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

/** Reads the success of a receiver whose response is a JSON object without an id. */
export async function readJsonSuccess(response: Response): Promise<SinkOutcome> {
  const problem = foreignSuccess(response, { empty: false });
  if (problem) return problem;
  const read = jsonSuccess(await shortBody(response));
  return read.ok ? { ok: true, remoteId: null } : read;
}
