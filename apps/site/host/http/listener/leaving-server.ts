import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEachRequest, type Connections, connectionsOf } from "./connections.ts";

/** Times of leaving, in milliseconds. */
export interface Leaving {
  /** For so long requests are still taken, so that a load balancer finds out. */
  drainMs: number;
  /** What has no whole response so long after that is cut. */
  cutMs: number;
}

/**
 * Prepares a server to be left without cutting a response: from the moment of leaving every response, also one that is
 * being prepared already, closes its connection, so that no client sends its next request into one that is about to
 * end. Resolves when all are sent, or cut; whatever a connection is used for, none outlives that.
 */
export function leavingServer(server: Server): (times: Leaving) => Promise<void> {
  const connections = connectionsOf(server);
  let leaving = false;
  beforeEachRequest(server, (_, response) => {
    if (leaving) response.shouldKeepAlive = false;
  });
  return async ({ drainMs, cutMs }) => {
    leaving = true;
    for (const response of connections.values()) if (response) response.shouldKeepAlive = false;
    if (drainMs > 0) await wait(drainMs);
    const cutting = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, cutMs);
    await sent(connections);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    clearTimeout(cutting);
  };
}

/**
 * Resolves when every response that is written to its end has left this process, or its connection was cut. To the
 * server such a connection is at rest, so closing the server would cut what a slow client has not read yet.
 */
async function sent(connections: Connections): Promise<void> {
  const unsent = [...connections].flatMap(([socket, response]) =>
    response?.writableEnded && !response.writableFinished ? [{ socket, response }] : [],
  );
  await Promise.all(
    unsent.map(
      ({ socket, response }) =>
        new Promise<void>((resolve) => {
          response.once("close", resolve);
          socket.once("close", () => resolve());
        }),
    ),
  );
}
