import { createServer, connect, type Socket } from "node:net";
import { listening } from "#host/testing/listening.ts";

/**
 * How a service behind the proxy behaves: `cut` ends connections in the middle of an answer, `corrupt` changes bytes of it.
 * `page` and `nothing` are a proxy that answers HTTP in the place of the service: with a sign-in page, and with 204.
 */
export type ProxyMode = "pass" | "hang" | "slow" | "cut" | "corrupt" | "page" | "nothing";

/** A TCP proxy before one service, which fails as it is configured. */
export interface FaultProxy {
  port: number;
  behave: (mode: ProxyMode) => void;
  close: () => Promise<void>;
}

const SLOW_MS = 700;
const FOREIGN: Partial<Record<ProxyMode, string>> = {
  page: "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n<html>Please sign in</html>",
  nothing: "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n",
};
const FOREIGN_MS = 50;
/** Every so many bytes one is changed. */
const CORRUPT_EVERY = 23;

/** Stands before the service on `target` of the loopback interface. */
export async function faultProxy(target: number): Promise<FaultProxy> {
  let mode: ProxyMode = "pass";
  const open = new Set<Socket>();
  const held: (() => void)[] = [];

  function carry(from: Socket, to: Socket, isAnswer: boolean): void {
    from.on("data", (chunk) => {
      const write = (): void => void (to.writable && to.write(chunk));
      const foreign = FOREIGN[mode];
      if (foreign !== undefined) {
        // The request is read to its end first, or the answer is lost with it.
        if (!isAnswer) setTimeout(() => from.end(foreign), FOREIGN_MS);
      } else if (mode === "hang") held.push(write);
      else if (mode === "slow") setTimeout(write, SLOW_MS);
      else if (mode === "cut" && isAnswer) to.write(chunk.subarray(0, chunk.length / 2), () => end(from, to));
      else if (mode === "corrupt" && isAnswer) to.write(corrupted(chunk));
      else write();
    });
    from.on("error", () => end(from, to));
    from.on("close", () => {
      open.delete(from);
      end(to);
    });
  }

  const server = createServer((client) => {
    const service = connect(target, "127.0.0.1");
    for (const socket of [client, service]) open.add(socket.setNoDelay());
    carry(client, service, false);
    carry(service, client, true);
  });
  const port = await listening(server);
  return {
    port,
    behave: (next) => {
      mode = next;
      // What hung goes on where it stood.
      if (next !== "hang") for (const write of held.splice(0)) write();
    },
    close: async () => {
      end(...open);
      server.close();
    },
  };
}

function end(...sockets: Socket[]): void {
  for (const socket of sockets) socket.destroy();
}

function corrupted(chunk: Buffer): Buffer {
  const changed = Buffer.from(chunk);
  for (let at = CORRUPT_EVERY; at < changed.length; at += CORRUPT_EVERY)
    changed[at] = (changed[at] ?? 0) ^ 0x55;
  return changed;
}
