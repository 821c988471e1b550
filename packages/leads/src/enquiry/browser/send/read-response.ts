import { ResponseError } from "./response-error.ts";

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
