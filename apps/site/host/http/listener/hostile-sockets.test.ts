import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { boundedRequestBody } from "../body/bounded-body.ts";
import { capConnections } from "./cap-connections.ts";
import { connectionsOf, countConnections } from "./connections.ts";
import { leavingServer } from "./leaving-server.ts";
import { createSiteServer, type ServerLimits, type SiteServerOptions } from "./site-server.ts";
import { listening } from "#host/testing/listening.ts";

let server: Server | null = null;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  server?.close();
});

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const echo: Handle = async ({ method, url }, response) => {
  response.end(`${method} ${url};`);
};

/** A server of the site with a listener for upgrades beside it, which keeps what it is given as the framework's does. */
async function start(
  handle: Handle = echo,
  options: Partial<SiteServerOptions> & { limits?: Partial<ServerLimits>; perAddress?: number } = {},
) {
  const { perAddress, limits, ...rest } = options;
  const upgraded: Socket[] = [];
  const made = createSiteServer({
    handle,
    trustedProxies: 0,
    onFailure: () => undefined,
    failurePage: async () => "",
    limits: { checkMs: 20, ...limits },
    ...rest,
  });
  server = made;
  made.on("upgrade", (_request: IncomingMessage, socket: Socket) => void upgraded.push(socket));
  let refused = 0;
  if (perAddress !== undefined) {
    const { trustedProxies = 0 } = options;
    capConnections(made, { perAddress, trustedProxies, onRefused: () => (refused += 1) });
  }
  return {
    server: made,
    port: await listening(made),
    upgraded,
    connections: connectionsOf(made),
    refused: () => refused,
  };
}

/** A client that sends bytes as they are, and closes nothing by itself. */
function client(port: number, text = "") {
  let heard = "";
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => socket.write(text));
  sockets.push(socket);
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  const closed = new Promise<string>((resolve) => {
    for (const event of ["end", "close"]) socket.on(event, () => resolve(heard));
  });
  return { socket, closed, heard: () => heard };
}

const UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
const head = (line: string, ...more: readonly string[]): string =>
  `${line} HTTP/1.1\r\nHost: d.example\r\n${more.join("")}\r\n`;

describe("an upgrade", () => {
  it("is not taken: the request is answered as any other, as the last of its connection", async () => {
    const { port, upgraded, connections } = await start();
    for (const path of ["/", "/cars", "/_next/hmr", "/api/leads"]) {
      const heard = await client(port, head(`GET ${path}`, UPGRADE)).closed;
      expect(heard).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(heard).toMatch(/\r\nConnection: close\r\n/i);
      expect(heard).toContain(`GET ${path};`);
    }
    expect(upgraded).toEqual([]);
    await expect.poll(() => connections.size).toBe(0);
  });

  it("is taken where the framework reloads pages that are being developed, and nowhere else", async () => {
    const { port, upgraded } = await start(echo, { upgrades: ({ url }) => url === "/_next/hmr" });
    client(port, head("GET /_next/hmr", UPGRADE));
    await expect.poll(() => upgraded.length).toBe(1);
    expect(await client(port, head("GET /cars", UPGRADE)).closed).toContain("GET /cars;");
    expect(upgraded.length).toBe(1);
  });

  it("that was taken does not keep a server that is left from closing", async () => {
    const { server: leaving, port, upgraded } = await start(echo, { upgrades: () => true });
    const leave = leavingServer(leaving);
    client(port, head("GET /", UPGRADE));
    await expect.poll(() => upgraded.length).toBe(1);
    await leave({ drainMs: 0, cutMs: 20 });
    expect(leaving.listening).toBe(false);
  });
});

describe("CONNECT", () => {
  it("from a client that resets its connection ends no process", async () => {
    const failures: unknown[] = [];
    const onFailure = (error: unknown): void => void failures.push(error);
    process.on("uncaughtException", onFailure);
    const { port, connections } = await start();
    for (let each = 0; each < 20; each += 1) {
      const { socket } = client(port);
      await new Promise((resolve) => {
        socket.write(head("CONNECT a.example:443"), resolve);
      });
      socket.resetAndDestroy();
    }
    await expect.poll(() => connections.size).toBe(0);
    process.off("uncaughtException", onFailure);
    expect(failures).toEqual([]);
  });
});

describe("connections of one address", () => {
  it("are refused beyond their number, and taken again when one of them has closed", async () => {
    const { port, refused, connections } = await start(echo, { perAddress: 2 });
    const first = client(port);
    client(port);
    await expect.poll(() => connections.size).toBe(2);
    expect(await client(port, head("GET /")).closed).toBe("");
    expect(refused()).toBe(1);
    first.socket.destroy();
    await expect.poll(() => connections.size).toBe(1);
    expect(await client(port, head("GET /", "Connection: close\r\n")).closed).toContain("GET /;");
    expect(refused()).toBe(1);
  });
});

describe("connections of one address that are not limited", () => {
  it.each([
    ["behind a trusted proxy", { perAddress: 1, trustedProxies: 1 }],
    ["with a limit of 0", { perAddress: 0 }],
  ])("are all taken %s", async (_, options) => {
    const { port, refused, connections } = await start(echo, options);
    for (let each = 0; each < 3; each += 1) client(port);
    await expect.poll(() => connections.size).toBe(3);
    expect(refused()).toBe(0);
  });
});

describe("countConnections", () => {
  it("tells those with a response under way from those that wait for a request", async () => {
    const go = Promise.withResolvers<void>();
    const { port, connections } = await start(async (asked, response) => {
      await go.promise;
      await echo(asked, response);
    });
    client(port);
    const asking = client(port, head("GET /"));
    await expect.poll(() => countConnections(connections)).toEqual({ responding: 1, waiting: 1 });
    go.resolve();
    await expect.poll(asking.heard).toContain("GET /;");
    expect(countConnections(connections)).toEqual({ responding: 0, waiting: 2 });
  });
});

const LARGE = Buffer.alloc(30_000_000);
const large: Handle = async (_, response) => {
  response.end(LARGE);
};

describe("a connection that stands still", () => {
  it("is cut while its client does not read the response", async () => {
    const { port, connections } = await start(large, { limits: { stallMs: 60 } });
    const { socket } = client(port, head("GET /"));
    socket.pause();
    await expect.poll(() => countConnections(connections).responding).toBe(1);
    await expect.poll(() => connections.size, { timeout: 5_000 }).toBe(0);
  });

  it("is left while the next byte is ours", async () => {
    const go = Promise.withResolvers<void>();
    const { server: slow, port } = await start(
      async (asked, response) => {
        await go.promise;
        await echo(asked, response);
      },
      { limits: { stallMs: 30 } },
    );
    const asking = client(port, head("GET /", "Connection: close\r\n"));
    await new Promise((resolve) => slow.once("timeout", resolve));
    go.resolve();
    expect(await asking.closed).toContain("GET /;");
  });
});

/** Reads a body as a route of the framework does, and gives up beyond its limit. */
const limited =
  (isLeft: boolean): Handle =>
  async (asked, response) => {
    const { body } = new Request("http://d.example/", {
      method: "POST",
      body: asked as unknown as ReadableStream,
      duplex: "half",
    } as RequestInit);
    if (asked.method === "GET" || !body) return echo(asked, response);
    const chunks = isLeft ? boundedRequestBody(body, 100_000) : body;
    try {
      let bytes = 0;
      for await (const chunk of chunks) {
        bytes += chunk.byteLength;
        if (bytes > 100_000) throw new Error("too long");
      }
    } catch {
      response.statusCode = 400;
    }
    response.end("read;");
  };

/** A chunked body that is longer than its limit, with another request behind it. */
const CHUNKS = `10000\r\n${"x".repeat(65_536)}\r\n`.repeat(20);
const TOO_LONG = head("POST /api/leads", "Transfer-Encoding: chunked\r\n") + CHUNKS;

describe("a chunked body that is too long", () => {
  it("is read away, and the next request of its connection is answered", async () => {
    const { port } = await start(limited(true));
    const { heard } = client(port, `${TOO_LONG}0\r\n\r\n${head("POST /api/next", "Content-Length: 0\r\n")}`);
    await expect.poll(heard).toMatch(/^HTTP\/1\.1 400 [^]*read;HTTP\/1\.1 200 [^]*read;$/);
  });

  it("ends its connection after the response where its reader destroyed the request", async () => {
    const { port, connections } = await start(limited(false));
    const { socket, heard, closed } = client(port, TOO_LONG);
    expect(await closed).toMatch(/^HTTP\/1\.1 400 [^]*read;$/);
    expect(heard()).toContain("read;");
    // The server does not wait for the client's end.
    expect(socket.destroyed).toBe(false);
    await expect.poll(() => connections.size, { timeout: 5_000 }).toBe(0);
  });
});
