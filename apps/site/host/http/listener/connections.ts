import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The open connections of a server, each with its newest response; null before the first. */
export type Connections = ReadonlyMap<Socket, ServerResponse | null>;

/** Sees every request before anything responds to it; for one with an `Expect` header Node has events of their own. */
export function beforeEachRequest(
  server: Server,
  look: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.prependListener(event, look);
}

const known = new WeakMap<Server, Connections>();

/**
 * The open connections of a server, from when this is first called. Node's own list leaves out what is not HTTP any
 * more, such as an upgraded connection, and knows no responses.
 *
 * @example
 * connectionsOf(server).size // how many sockets the server holds
 */
export function connectionsOf(server: Server): Connections {
  const before = known.get(server);
  if (before) return before;
  const open = new Map<Socket, ServerResponse | null>();
  known.set(server, open);
  server.prependListener("connection", (socket: Socket) => {
    open.set(socket, null);
    socket.once("close", () => open.delete(socket));
  });
  beforeEachRequest(server, ({ socket }, response) => open.set(socket, response));
  return open;
}

/** Connections by state: `responding` has a request whose response is not sent yet, `waiting` has none. */
export type ConnectionCounts = Record<"responding" | "waiting", number>;

/** Counts the connections that are open now. */
export function countConnections(connections: Connections): ConnectionCounts {
  let responding = 0;
  for (const response of connections.values()) if (response && !response.writableFinished) responding += 1;
  return { responding, waiting: connections.size - responding };
}
