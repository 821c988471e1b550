import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Connections } from "./connections.ts";

/**
 * Cuts a connection on which no byte has moved for so many milliseconds, unless the next byte is ours to send. So a client
 * that does not read its response, or that is gone without a word, holds its socket and its response for this long at
 * most. Node measures it: a large write of which the client still takes parts counts as moving.
 */
export function cutStalled(server: Server, connections: Connections, stallMs: number): void {
  server.timeout = stallMs;
  server.on("timeout", (socket: Socket) => {
    const response = connections.get(socket);
    const owed = response && !response.writableFinished && response.writableLength === 0;
    if (!owed) socket.destroy();
  });
}
