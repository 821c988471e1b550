import {
  Meilisearch,
  MeilisearchApiError,
  MeilisearchRequestError,
  MeilisearchRequestTimeOutError,
} from "meilisearch";

/** Where a Meilisearch server is and how to talk to it. */
export interface MeilisearchServer {
  /** For example `http://127.0.0.1:7700`. */
  host: string;
  /** An API key; leave it out for a server without a master key. */
  key?: string;
  /** The runtime's `fetch`, or one that goes through a proxy or a test. */
  fetch: typeof globalThis.fetch;
  /** Longest wait for one response, in milliseconds. */
  timeout?: number;
}

/** A call that failed, and how. */
export type MeilisearchFault =
  /** The server refused, with a code of its own. */
  | { kind: "api"; status: number; code: string; message: string }
  /** No connection, or it broke. */
  | { kind: "network"; message: string }
  | { kind: "timeout"; message: string }
  /** A response that is not Meilisearch's: a proxy's error page, half a body. */
  | { kind: "nonsense"; message: string };

export type Called<T> = { ok: true; value: T } | { ok: false; fault: MeilisearchFault };

class InvalidResponse extends Error {
  override name = "NonsenseAnswer";
}

/** The official client, speaking through the given `fetch`. */
export function openClient({ host, key, fetch, timeout = 2_500 }: MeilisearchServer): Meilisearch {
  return new Meilisearch({
    host,
    timeout,
    ...(key === undefined ? {} : { apiKey: key }),
    // With a client of our own the library leaves the reading of responses to us.
    httpClient: async (input, init) => {
      const response = await fetch(input, init);
      const text = await response.text();
      const body = readJson(text, response.status);
      if (response.ok) return body;
      throw new MeilisearchApiError(response, isErrorBody(body) ? body : undefined);
    },
  });
}

/** Makes a call and sorts its failure; a programmer's mistake is thrown on. */
export async function call<T>(work: () => Promise<T>): Promise<Called<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
}

function faultOf(error: unknown): MeilisearchFault {
  if (error instanceof MeilisearchApiError) {
    const { cause, response, message } = error;
    if (!cause) return { kind: "nonsense", message: `it responded with ${response.status} without a reason` };
    return { kind: "api", status: response.status, code: cause.code, message };
  }
  // Whatever our own `httpClient` throws comes back wrapped.
  if (error instanceof MeilisearchRequestError) return faultOf(error.cause ?? new TypeError(error.message));
  if (error instanceof MeilisearchRequestTimeOutError)
    return { kind: "timeout", message: "it took too long to respond" };
  if (error instanceof InvalidResponse) return { kind: "nonsense", message: error.message };
  if (error instanceof Error) return { kind: "network", message: reasonOf(error) };
  throw error;
}

/** Node hides the useful part ("connect ECONNREFUSED …") one level down. */
const reasonOf = (error: Error) => (error.cause instanceof Error ? error.cause.message : error.message);

function readJson(text: string, status: number): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidResponse(`it responded with ${status} and something that is not JSON`);
  }
}

function isErrorBody(body: unknown): body is { message: string; code: string; type: string; link: string } {
  return (
    typeof body === "object" &&
    body !== null &&
    "code" in body &&
    typeof body.code === "string" &&
    "message" in body
  );
}
