import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** One way to hold a connection that no browser has. */
export interface HostileKind {
  name: string;
  /** What is sent at once. */
  text: (host: string) => string;
  /** What is sent again and again for as long as the connection lives. */
  drip?: string;
  /** Whether what comes back is read. */
  reads: boolean;
}

const head = (line: string, host: string, ...more: readonly string[]): string =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\n${more.map((header) => `${header}\r\n`).join("")}\r\n`;
const upgrade = (path: string, protocol: string) => (host: string) =>
  head(`GET ${path}`, host, "Connection: Upgrade", `Upgrade: ${protocol}`, "Sec-WebSocket-Version: 13");

/** Each is held by turns. */
export const HOSTILE_KINDS: readonly HostileKind[] = [
  { name: "upgrade of a page", text: upgrade("/", "websocket"), reads: true },
  { name: "upgrade of a missing page", text: upgrade("/none", "websocket"), reads: true },
  { name: "upgrade of the framework's", text: upgrade("/_next/hmr", "websocket"), reads: true },
  { name: "upgrade of a call", text: upgrade("/api/leads", "h2c"), reads: false },
  { name: "CONNECT", text: (host) => head("CONNECT a.example:443", host), reads: false },
  { name: "no word", text: () => "", reads: true },
  { name: "half a head", text: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX-`, reads: true },
  {
    name: "a head that drips",
    text: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\n`,
    drip: "X-A: b\r\n",
    reads: true,
  },
  {
    name: "a body that drips",
    text: (host) => head("POST /api/leads", host, "Content-Type: application/json", "Content-Length: 9000"),
    drip: " ",
    reads: true,
  },
  {
    name: "a chunked body without an end",
    text: (host) =>
      `${head("POST /api/leads", host, "Content-Type: application/json", "Transfer-Encoding: chunked")}80000\r\n${"x".repeat(300_000)}`,
    reads: true,
  },
  // More than the system holds between two sockets.
  { name: "responses nobody reads", text: (host) => head("GET /", host).repeat(60), reads: false },
];

/** One of each kind of page, missing ones and those of one shopper included. */
export const LEFT_PAGES: readonly string[] =
  `/ /contact /finance /trade-in /book-test-drive /special-offers /our-locations /search/used-cars /search/used-cars?q=red
  /search/new-used-and-demo-cars?page=2 /models /my-garage /blog /success /privacy-policy /cars/ /cars/none /none`.split(
    /\s+/,
  );
const HALF_BODY = '5\r\n{"a":\r\n--b\r\nContent-Disposition: form-data; name="f"; filename="a.jpg"\r\n\r\n';
const posted = (path: string, type: string, length: string): HostileKind => ({
  name: `half a body to ${path}`,
  text: (host) => head(`POST ${path}`, host, `Content-Type: ${type}`, length) + HALF_BODY,
  reads: true,
});

/** Requests that a client leaves while they are answered: pages, what a running page fetches, and bodies that are half sent. */
export const LEFT_REQUESTS: readonly HostileKind[] = [
  ...[
    ...LEFT_PAGES,
    "/media/photo?w=640&src=https%3A%2F%2Fnone.example%2Fa.jpg",
    "/_next/image?w=640&q=75&url=%2Fmedia%2Fdrawn%2Fnone",
  ].map((path) => ({ name: path, text: (host: string) => head(`GET ${path}`, host), reads: true })),
  {
    name: "data of a page",
    text: (host) => head("GET /search/used-cars?_rsc=abc12", host, "RSC: 1"),
    reads: true,
  },
  posted("/api/leads", "application/json", "Content-Length: 4000"),
  posted("/api/leads", "application/json", "Transfer-Encoding: chunked"),
  posted("/api/leads/with-files", "multipart/form-data; boundary=b", "Content-Length: 90000"),
  posted("/api/auth/code", "application/x-www-form-urlencoded", "Content-Length: 400"),
];

/** How a client leaves: it ends its side, resets the connection, or stays until the server ends it. */
export type Leaving = "ends" | "resets" | "stays";

/** Holds one connection for so many milliseconds; resolves when it is over for the client. Never rejects. */
export async function holdSocket(
  kind: HostileKind,
  to: { port: number; host: string; localAddress: string },
  { leaving, holdMs }: { leaving: Leaving; holdMs: number },
): Promise<void> {
  const socket: Socket = connect({
    host: "127.0.0.1",
    port: to.port,
    localAddress: to.localAddress,
    allowHalfOpen: true,
  });
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  socket.on("error", () => undefined);
  // A client that stays leaves when the server has ended its side, or it would be the one that holds the socket.
  socket.once("end", () => socket.destroy());
  socket.once("connect", () => socket.write(kind.text(to.host)));
  if (kind.reads) socket.resume();
  const dripping = kind.drip && setInterval(() => socket.write(kind.drip ?? ""), 50);
  if (leaving !== "stays") {
    await Promise.race([pause(holdMs), closed]);
    if (leaving === "ends") socket.destroy();
    else socket.resetAndDestroy();
  }
  await closed;
  clearInterval(dripping || undefined);
}
