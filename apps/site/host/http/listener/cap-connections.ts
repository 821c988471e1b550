import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientAddress } from "../caller/client-address.ts";

/**
 * Closes a connection at once when its client's address has `perAddress` open already, so that one client cannot use up
 * the descriptors that pages and leads need. An IPv6 address counts as its /64; 0 sets no limit. Behind trusted proxies all
 * connections have a proxy's address, so none is refused.
 */
export function capConnections(
  server: Server,
  options: { perAddress: number; trustedProxies: number; onRefused: () => void },
): void {
  const { perAddress, trustedProxies, onRefused } = options;
  if (perAddress === 0 || trustedProxies > 0) return;
  const open = new Map<string, number>();
  server.prependListener("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    const address = clientAddress({ socket: remoteAddress, forwardedFor: undefined, trustedProxies: 0 });
    // A client that is gone already has no address.
    if (address === null) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      onRefused();
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
