import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Times of leaving, in milliseconds. */
export interface Leaving {
  /** For so long requests are still taken, so that whoever sends them finds out. */
  drainMs: number;
  /** What is not answered so long after that is cut. */
  cutMs: number;
}

/**
 * Prepares a server to be left without cutting an answer: from the moment of leaving every answer, also of requests that
 * were being answered already, closes its connection, so that no client sends its next request into one that is about to
 * end. Resolves when all is answered.
 */
export function leavingServer(server: Server): (times: Leaving) => Promise<void> {
  /** The newest answer on each open connection. */
  const newest = new Map<Socket, ServerResponse>();
  let leaving = false;
  server.on("connection", (socket: Socket) => {
    socket.once("close", () => newest.delete(socket));
  });
  server.prependListener("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (leaving) response.shouldKeepAlive = false;
    newest.set(socket, response);
  });
  return async ({ drainMs, cutMs }) => {
    leaving = true;
    for (const response of newest.values()) response.shouldKeepAlive = false;
    if (drainMs > 0) await wait(drainMs);
    const cutting = setTimeout(() => server.closeAllConnections(), cutMs);
    await sent(newest);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    clearTimeout(cutting);
  };
}

/**
 * Resolves when every answer that is written to its end has left this process, or its connection was cut. To the server
 * such a connection is at rest, so closing the server would cut what a slow client has not read yet.
 */
async function sent(newest: ReadonlyMap<Socket, ServerResponse>): Promise<void> {
  const unsent = [...newest].filter(([, answer]) => answer.writableEnded && !answer.writableFinished);
  await Promise.all(
    unsent.map(
      ([socket, answer]) =>
        new Promise<void>((resolve) => {
          answer.once("close", resolve);
          socket.once("close", () => resolve());
        }),
    ),
  );
}
