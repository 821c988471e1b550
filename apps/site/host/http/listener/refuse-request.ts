import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { endSoon } from "./end-connection.ts";
import type { Refusal } from "./request-target.ts";

/** How long (milliseconds), and how much of, a refused body is read so that the client sees the response. */
export interface DrainLimits {
  drainMs: number;
  drainBytes: number;
}

/** Responds with a sentence. A body that is still coming is read away first, or the client never sees the response. */
export function refuseRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Refusal,
  limits: DrainLimits,
): void {
  const body = JSON.stringify({ error: message });
  const more = mayHaveBody(request) && !request.complete;
  response.writeHead(status, {
    ...headers,
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...(more ? { Connection: "close" } : {}),
  });
  if (request.method === "HEAD" || !more) {
    response.end(request.method === "HEAD" ? undefined : body);
    return;
  }
  // Ending closes the connection; a connection closed while bytes come in takes the response with it.
  response.write(body);
  drain(request, response.socket, limits, () => response.end());
}

export const mayHaveBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Reads the rest of a body away, so that the next request on the connection is found; cuts what is too long or slow. A
 * reader that gives up may destroy the request and leave its socket: then nothing more can be read, and the connection
 * ends. The socket is an argument because such a request has lost it.
 */
export function drain(
  request: IncomingMessage,
  socket: Socket | null,
  limits: DrainLimits,
  done: () => void = () => undefined,
): void {
  if (request.complete || request.destroyed) {
    done();
    if (!request.complete && socket && !socket.destroyed) endSoon(socket);
    return;
  }
  let left = limits.drainBytes;
  const cut = setTimeout(() => socket?.destroy(), limits.drainMs);
  const stop = (): void => {
    clearTimeout(cut);
    done();
  };
  request.once("close", stop);
  request.once("end", stop);
  request.removeAllListeners("readable");
  request.on("data", (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) socket?.destroy();
  });
  request.resume();
}
