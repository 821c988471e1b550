import { connect, type Socket } from "node:net";
import { percentile } from "../site/figures.ts";

/** How many answers a second came, and how long the slowest of a hundred took, in milliseconds. */
export interface Measured {
  rate: number;
  p99: number;
}

export interface Asking {
  port: number;
  path: string;
  headers: Readonly<Record<string, string>>;
  connections: number;
  seconds: number;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Asks for one path over kept connections, each as soon as its last answer has come, after a second to warm up. Only the
 * length of an answer is read, so that the client costs little beside the server that shares its machine. Throws when an
 * answer is not 200 with a length.
 */
export async function askOverAndOver({
  port,
  path,
  headers,
  connections,
  seconds,
}: Asking): Promise<Measured> {
  const lines = [
    `GET ${path} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const request = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`);
  const counted = performance.now() + 1000;
  const end = counted + seconds * 1000;
  const times: number[] = [];
  const one = (): Promise<void> =>
    new Promise((resolve, reject) => {
      let socket: Socket;
      let head: Buffer = Buffer.alloc(0);
      let missing = -1;
      let closing = false;
      let asked = 0;
      const ask = (): void => {
        asked = performance.now();
        socket.write(request);
      };
      const open = (): void => {
        socket = connect({ port, host: "127.0.0.1", noDelay: true });
        socket.once("connect", ask);
        socket.once("error", reject);
        socket.on("data", read);
        // nginx closes a connection after a thousand answers, and announces it with the last one.
        socket.once("end", open);
      };
      const read = (bytes: Buffer): void => {
        let body = bytes.length;
        if (missing < 0) {
          head = Buffer.concat([head, bytes]);
          const at = head.indexOf(HEAD_END);
          if (at < 0) return;
          const lines = head.subarray(0, at).toString("latin1");
          missing = lengthOf(lines);
          closing = /^connection: close/im.test(lines);
          body = head.length - at - HEAD_END.length;
          head = Buffer.alloc(0);
        }
        missing -= body;
        if (missing > 0) return;
        const now = performance.now();
        if (asked >= counted) times.push(now - asked);
        missing = -1;
        if (now < end) {
          if (!closing) ask();
        } else {
          socket.removeAllListeners("end").destroy();
          resolve();
        }
      };
      open();
    });
  await Promise.all(Array.from({ length: connections }, one));
  return { rate: times.length / seconds, p99: percentile(times, 0.99) };
}

function lengthOf(head: string): number {
  const length = /^content-length: (\d+)/im.exec(head)?.[1];
  if (!head.startsWith("HTTP/1.1 200") || length === undefined)
    throw new Error(`An answer without a length: ${head}`);
  return Number(length);
}
