import type { LeadSubmission } from "../../submission/lead-submission.ts";
import { type LeadAddress, leadRequest } from "./lead-request.ts";
import { ResponseError } from "./response-error.ts";

/** What the browser lends to send a lead. */
export interface SendLeadOptions extends LeadAddress {
  fetch: typeof fetch;
  files?: readonly File[];
  /** Longest one try may take, in milliseconds. By default 20 seconds, and for files what they need at 32 KB a second. */
  timeoutMs?: number;
  /** Tries after the first, when the network or the server failed. Safe: the key makes repeats one lead. */
  retries?: number;
  /** Stops sending. */
  signal?: AbortSignal;
  /** Waits between tries; a test passes one that does not. */
  wait?: (ms: number) => Promise<void>;
  /** Aborts a try that takes too long; a test passes one it can fire. */
  timeout?: (ms: number) => AbortSignal;
}

/** What became of it. `message` is for the shopper, `problems` for single fields, as the server found them. */
export type SentLead =
  | { ok: true; leadId: string }
  | {
      ok: false;
      leadId: null;
      /** Null where the server gave no words: the form has some. */
      message: string | null;
      problems: readonly { field: string; message: string }[];
      /** Whether sending the same again may work. */
      retryable: boolean;
    };

/**
 * Sends a lead to the site and reads its id. Never throws: an unreachable server is a result too. A
 * lead the server has lost is created again under the same key, so a shopper on step three never loses step one.
 *
 * @example
 * const sent = await sendLead(submission, { fetch });
 * if (sent.ok) location.assign(`/success?${successQuery({ category: "General Enquiry" })}`);
 */
export async function sendLead(submission: LeadSubmission, options: SendLeadOptions): Promise<SentLead> {
  const { retries = 1, wait = sleep } = options;
  for (let tries = 0; ; tries += 1) {
    const sent = await sendOnce(submission, options);
    if (sent.ok || !sent.retryable || tries >= retries || options.signal?.aborted) return sent;
    await wait(500 * 2 ** tries);
  }
}

/** Browsers keep at most 64 KB alive, in bytes; a character has up to three of them. */
const MAX_KEEPALIVE_BYTES = 20_000;

async function sendOnce(submission: LeadSubmission, options: SendLeadOptions): Promise<SentLead> {
  const { files = [], timeout = (ms: number) => AbortSignal.timeout(ms) } = options;
  const { timeoutMs = files.reduce((time, { size }) => time + size / 32, 20_000) } = options;
  const { url, ...request } = leadRequest(submission, files, options);
  const signals = options.signal ? [options.signal, timeout(timeoutMs)] : [timeout(timeoutMs)];
  try {
    const response = await options.fetch(url, {
      ...request,
      // `keepalive` lets the request outlive its page; bodies with files are too large for it.
      keepalive: typeof request.body === "string" && request.body.length < MAX_KEEPALIVE_BYTES,
      signal: AbortSignal.any(signals),
    });
    if (response.status === 404 && request.method === "PUT")
      return await sendOnce({ ...submission, leadId: null }, options);
    const leadId = idOf(await readResponse(response));
    return leadId === null ? failed({ retryable: true }) : { ok: true, leadId };
  } catch (error) {
    if (!(error instanceof ResponseError)) return failed({ retryable: true });
    return failed({
      message: error.fromServer ? error.message : null,
      problems: problemsOf(error.body),
      retryable: error.status >= 500 || error.status === 408 || error.status === 429,
    });
  }
}

const failed = (why: {
  message?: string | null;
  problems?: readonly { field: string; message: string }[];
  retryable: boolean;
}): SentLead => ({ ok: false, leadId: null, message: null, problems: [], ...why });

function idOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("id" in body)) return null;
  const id = typeof body.id === "number" ? String(body.id) : body.id;
  return typeof id === "string" && id !== "" ? id : null;
}

function problemsOf(body: unknown): { field: string; message: string }[] {
  if (typeof body !== "object" || body === null || !("problems" in body) || !Array.isArray(body.problems))
    return [];
  return body.problems.flatMap((entry: unknown) =>
    typeof entry === "object" && entry !== null && "field" in entry && "message" in entry
      ? [{ field: String(entry.field), message: String(entry.message) }]
      : [],
  );
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

const UNEXPECTED = "An unexpected error occurred";

/**
 * The JSON of a response. One that is no success throws a `ResponseError`: with the server's own words when
 * its `error` is a text, otherwise with `An unexpected error occurred` and the status text.
 *
 * @example
 * const { vehicle } = await readResponse(await fetch("/api/rego-lookup", request));
 */
export async function readResponse(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (response.ok) return body;
  const error = errorText(body);
  if (error !== null) throw new ResponseError(error, response.status, true, body);
  const message = response.statusText ? `${UNEXPECTED}: ${response.statusText}` : UNEXPECTED;
  throw new ResponseError(message, response.status, false, body);
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null; // a page, an empty body or half a one: the status still counts
  }
}

function errorText(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("error" in body)) return null;
  return typeof body.error === "string" && body.error.trim() !== "" ? body.error : null;
}
