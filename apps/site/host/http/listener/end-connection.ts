import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaders } from "../response/security-headers.ts";

/** The status that says what the parser could not read. */
export function statusOfBroken(code: string | undefined): number {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return 408;
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_INVALID_METHOD") return 405;
  return 400;
}

/** Ends a connection whose request cannot be read to its end; a response that has begun is not spoilt by another. */
export function endBroken(
  socket: Duplex,
  response: Pick<ServerResponse, "headersSent" | "writableFinished"> | null | undefined,
  status: number,
): void {
  const isResponding = response && response.headersSent && !response.writableFinished;
  if (!socket.writable || isResponding) socket.destroy();
  else endWith(socket, status);
}

/** A socket closed while bytes come in takes the response with it, so it stays open this long. */
const LINGER_MS = 500;

/** The last word on a connection that holds no request. */
export function endWith(socket: Duplex, status: number): void {
  const headers = [...securityHeaders({ https: false }), ["Connection", "close"], ["Content-Length", "0"]];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((pair) => pair.join(": "))];
  if (status === 405) lines.push("Allow: GET, HEAD, POST, PUT, OPTIONS");
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  endSoon(socket);
}

/** Ends a connection when what was written to it has left, and the client has had a moment to read it. */
export function endSoon(socket: Duplex): void {
  // Node's own listener is gone where a request left HTTP, and an error that nothing listens for ends the process.
  socket.on("error", () => socket.destroy());
  socket.end(() => setTimeout(() => socket.destroy(), LINGER_MS).unref());
}
