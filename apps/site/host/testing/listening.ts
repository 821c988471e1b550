import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Lets a server listen on a free port of loopback, and gives the port. */
export async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A port that is free just now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  server.close();
  await once(server, "close");
  return port;
}
