import { IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { DetachedResponse } from "./detached-response.ts";
import type { Exchange } from "./exchange.ts";

/** A response as it was rendered, before anything of it is sent. */
export interface Rendered {
  status: number;
  /** Names in lower case. */
  headers: Readonly<OutgoingHttpHeaders>;
  body: Buffer;
}

/** Whether a response as it was rendered is a page, and sets no cookie of one shopper. */
export const isPage = ({ status, headers }: Rendered): boolean =>
  status === 200 &&
  headers["set-cookie"] === undefined &&
  (headers["content-type"] ?? "").startsWith("text/html");

/** Rendering took longer than anybody is made to wait. */
export class RenderTimeout extends Error {}

/**
 * Renders the response to a request whole and not encoded, apart from the request's own connection: a client that
 * leaves neither ends nor changes it. Rejects with `RenderTimeout` after `deadlineMs`, and with what `render` rejects.
 */
export async function renderDetached(
  { request, render }: Pick<Exchange, "request" | "render">,
  deadlineMs: number,
): Promise<Rendered> {
  const detached = detachedRequest(request);
  const response = new DetachedResponse(detached);
  const deadline = setTimeout(
    () => response.abandon(new RenderTimeout(`A page was not rendered within ${deadlineMs} ms.`)),
    deadlineMs,
  );
  // The framework's promise may settle long after the response has ended, and a rejection then changes nothing.
  render(detached, response).catch((error: unknown) =>
    response.abandon(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    const body = await response.body;
    return { status: response.statusCode, headers: response.getHeaders(), body };
  } finally {
    clearTimeout(deadline);
  }
}

/**
 * The same request without its connection. It requests the whole page whatever the client requested: what is cached is
 * compressed later, and serves HEAD requests as well.
 */
function detachedRequest({ url, headers }: IncomingMessage): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  const { "accept-encoding": _, ...others } = headers;
  Object.assign(request, { method: "GET", url, headers: others, httpVersion: "1.1", complete: true });
  request.push(null);
  return request;
}
