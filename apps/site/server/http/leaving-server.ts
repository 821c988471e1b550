import type { IncomingMessage, Server, ServerResponse } from "node:http";
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
  const open = new Set<ServerResponse>();
  let leaving = false;
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    if (leaving) response.shouldKeepAlive = false;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return async ({ drainMs, cutMs }) => {
    leaving = true;
    for (const response of open) response.shouldKeepAlive = false;
    if (drainMs > 0) await wait(drainMs);
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    const cut = setTimeout(() => server.closeAllConnections(), cutMs);
    await closed;
    clearTimeout(cut);
  };
}
