import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createSiteServer, type ServerLimits } from "./site-server.ts";
import { listening } from "#host/testing/listening.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Answers with what it was asked, as the framework would see it. */
const echo: Handle = async (request, response) => {
  response.end(`${request.method} ${request.url} for ${String(request.headers["x-forwarded-for"])}`);
};

async function start(
  handle: Handle = echo,
  options: { limits?: Partial<ServerLimits>; trustedProxies?: number; now?: () => number } = {},
): Promise<number> {
  server = createSiteServer({
    handle,
    trustedProxies: options.trustedProxies ?? 0,
    onFailure: () => undefined,
    failurePage: async (host) => `<h1>${host} could not be drawn</h1>`,
    ...(options.now ? { now: options.now } : {}),
    limits: { checkMs: 20, ...options.limits },
  });
  return listening(server);
}

/** Sends bytes as they are and gives everything that comes back until the connection ends or `done` appears. */
function talk(port: number, text: string, done?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk.toString();
      if (done === undefined || !heard.includes(done)) return;
      socket.destroy();
      resolve(heard);
    });
    socket.on("end", () => socket.end());
    socket.on("close", () => resolve(heard));
    socket.on("error", reject);
  });
}

/** The status of one request, closed behind it. */
async function statusOf(port: number, requestLine: string, headers: readonly string[] = []): Promise<number> {
  const lines = [requestLine, "Host: dealer.localhost", "Connection: close", ...headers];
  return Number((await talk(port, `${lines.join("\r\n")}\r\n\r\n`, "\r\n\r\n")).split(" ")[1]);
}

/** What the handler is told about who asks, with so many proxies before the site. */
async function whoAsks(trustedProxies: number): Promise<string> {
  const port = await start(echo, { trustedProxies });
  const lines = [
    "GET / HTTP/1.1",
    "Host: d.example",
    "X-Forwarded-For: 6.6.6.6, 203.0.113.9",
    "Connection: close",
  ];
  return (await talk(port, `${lines.join("\r\n")}\r\n\r\n`)).split(" for ").at(-1) ?? "";
}

const readWhole: Handle = async (request, response) => {
  let bytes = 0;
  for await (const chunk of request) bytes += (chunk as Buffer).byteLength;
  response.end(`${bytes} bytes`);
};

interface OpenPost {
  send(text: string): void;
  /** Everything that came back, once the connection is closed. */
  ended: Promise<string>;
}

/** A form whose body has begun: `first` bytes of it have been read when this resolves. */
async function beginPost(
  port: number,
  path: string,
  { length, first }: { length: number; first: number },
): Promise<OpenPost> {
  const head = `POST ${path} HTTP/1.1\r\nHost: d.example\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
  const accepted = new Map<number, Socket>();
  server?.on("connection", (each: Socket) => accepted.set(each.remotePort ?? 0, each));
  const socket = connect(port, "127.0.0.1", () => socket.write(head + "x".repeat(first)));
  let heard = "";
  socket.on("data", (chunk) => (heard += chunk.toString()));
  socket.on("error", () => undefined);
  const ended = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
  const read = (): number => accepted.get(socket.localPort ?? 0)?.bytesRead ?? 0;
  while (read() < head.length + first) await new Promise((resolve) => setImmediate(resolve));
  return { send: (text) => void socket.write(text), ended };
}

const headers = (count: number): string[] => Array.from({ length: count }, (_, n) => `x-${n}: 1`);
const cookies = (count: number): string => `Cookie: ${Array.from({ length: count }, () => "a=1").join("; ")}`;

/** A page, or a failure. */
const pageOrFailure: Handle = async (request, response) => {
  if (request.url === "/fails") throw new Error("broken");
  response.setHeader("content-security-policy", "default-src 'self'");
  response.setHeader("x-middleware-rewrite", "/inner");
  response.end("page");
};

describe("createSiteServer", () => {
  it.each([
    ["a page", "GET /cars HTTP/1.1", 200],
    ["a path with a good escape", "GET /cars/caf%C3%A9 HTTP/1.1", 200],
    ["a bad percent escape", "GET /cars/%zz HTTP/1.1", 400],
    ["an escape that is no character", "GET /cars/%ff HTTP/1.1", 400],
    ["an escaped control character", "GET /cars/%00 HTTP/1.1", 400],
    ["an unknown method", "PROPFIND / HTTP/1.1", 405],
    ["a method no parser knows", "BREW / HTTP/1.1", 405],
    ["TRACE", "TRACE / HTTP/1.1", 405],
    ["CONNECT", "CONNECT evil.example:443 HTTP/1.1", 405],
    ["a form sent to a page", "POST /cars HTTP/1.1", 405],
    ["OPTIONS", "OPTIONS /api/leads HTTP/1.1", 204],
    ["300 query pairs", `GET /?${"a=1&".repeat(299)}a=1 HTTP/1.1`, 200],
    ["301 query pairs", `GET /?${"a=1&".repeat(300)}a=1 HTTP/1.1`, 414],
    ["a path of 2,001 characters", `GET /${"a".repeat(2000)} HTTP/1.1`, 414],
    ["a path of 41 segments", `GET ${"/a".repeat(41)} HTTP/1.1`, 414],
    ["a header section of 20 KB", `GET /?${"a".repeat(20_000)} HTTP/1.1`, 431],
    ["another protocol", "GET mail.example HTTP/1.1", 400],
  ])("answers %s", async (_, line, status) => expect(await statusOf(await start(), line)).toBe(status));

  it("refuses 101 headers, and 201 cookies", async () => {
    const port = await start();
    expect(await statusOf(port, "GET / HTTP/1.1", headers(98))).toBe(200);
    expect(await statusOf(port, "GET / HTTP/1.1", headers(99))).toBe(431);
    expect(await statusOf(port, "GET / HTTP/1.1", [cookies(200)])).toBe(200);
    expect(await statusOf(port, "GET / HTTP/1.1", [cookies(201)])).toBe(431);
  });

  it("refuses a request without a Host", async () => {
    const heard = await talk(await start(), "GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("takes an absolute address in the request line for its path, whatever host stands in it", async () => {
    const port = await start();
    const ask = (line: string): Promise<string> =>
      talk(port, `${line}\r\nHost: dealer.localhost\r\nConnection: close\r\n\r\n`);
    expect(await ask("GET http://evil.example/cars?x=1 HTTP/1.1")).toContain("GET /cars?x=1 for");
    expect(await ask("GET http://evil.example?x=1 HTTP/1.1")).toContain("GET /?x=1 for");
    expect(await ask("GET ftp://evil.example/ HTTP/1.1")).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("carries the security headers on pages, refusals, failures and what it could not read", async () => {
    const port = await start(pageOrFailure);
    const ask = (line: string): Promise<string> =>
      talk(port, `${line}\r\nHost: dealer.localhost\r\nConnection: close\r\n\r\n`);
    const page = await ask("GET / HTTP/1.1");
    expect(page).toMatch(/content-security-policy: default-src 'self'\r\n/i);
    expect(page).not.toContain("/inner");
    const others = await Promise.all(
      ["GET /fails HTTP/1.1", "GET /%zz HTTP/1.1", "BREW / HTTP/1.1", "OPTIONS / HTTP/1.1"].map(ask),
    );
    expect(others.map((text) => text.split(" ")[1])).toEqual(["500", "400", "405", "204"]);
    for (const text of others) expect(text).toContain("Content-Security-Policy: default-src 'none'");
    for (const text of [page, ...others]) {
      expect(text).toContain("X-Content-Type-Options: nosniff");
      expect(text).toContain("Cross-Origin-Opener-Policy: same-origin");
      expect(text).toContain("Cross-Origin-Resource-Policy: same-origin");
      expect(text).toContain("Referrer-Policy: strict-origin-when-cross-origin");
      expect(text).toContain("X-Frame-Options: DENY");
      expect(text).not.toMatch(/^Access-Control-/im);
      expect(text).not.toContain("Strict-Transport-Security");
    }
  });

  it("promises HTTPS only where a trusted proxy says the request came over it", async () => {
    const port = await start(echo, { trustedProxies: 1 });
    const ask = (proto: string): Promise<string> =>
      talk(
        port,
        `GET / HTTP/1.1\r\nHost: d.example\r\nX-Forwarded-Proto: ${proto}\r\nConnection: close\r\n\r\n`,
      );
    expect(await ask("https")).toContain("Strict-Transport-Security: max-age=31536000");
    expect(await ask("http")).not.toContain("Strict-Transport-Security");
    expect(await ask("https, http")).not.toContain("Strict-Transport-Security");
  });

  it("sends a page of its own in place of one that failed while it was drawn", async () => {
    const port = await start(async (_, response) => {
      response.statusCode = 500;
      response.setHeader("content-type", "text/html").end("blank");
    });
    const heard = await talk(port, "GET / HTTP/1.1\r\nHost: d.example\r\nConnection: close\r\n\r\n");
    expect(heard).toMatch(/^HTTP\/1\.1 500 [^]*<h1>d\.example could not be drawn<\/h1>$/);
  });

  it("says that something went wrong where the answer had not begun, and breaks off one that had", async () => {
    const port = await start(async (request, response) => {
      if (request.url === "/half") response.writeHead(200, { "content-length": "9" }).write("half");
      throw new Error("broken");
    });
    const ask = (path: string): Promise<string> =>
      talk(port, `GET ${path} HTTP/1.1\r\nHost: d.example\r\nConnection: close\r\n\r\n`);
    expect(await ask("/")).toMatch(/\r\n\r\n\{"error":"Something went wrong on our side\."\}$/);
    expect(await ask("/half")).toMatch(/^(?:HTTP\/1\.1 200 [^]*half)?$/);
  });

  it("tells a client that waits for our word to go on with a body that is let in", async () => {
    const heard = await talk(
      await start(readWhole),
      "POST /api/leads HTTP/1.1\r\nHost: d.example\r\nExpect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok",
    );
    expect(heard).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 [^]*2 bytes$/);
  });

  it("says which methods an address has to who asks for its options", async () => {
    const port = await start();
    const ask = async (target: string) =>
      /\r\nallow: (.*)\r\n/.exec(
        await talk(port, `OPTIONS ${target} HTTP/1.1\r\nHost: d.example\r\nConnection: close\r\n\r\n`),
      )?.[1];
    expect(await ask("/api/leads")).toBe("GET, HEAD, POST, PUT, OPTIONS");
    expect(await ask("/cars")).toBe("GET, HEAD, OPTIONS");
  });

  it("says who asks by the socket, or by the entry its proxies wrote", async () => {
    expect(await whoAsks(0)).toBe("127.0.0.1");
    expect(await whoAsks(1)).toBe("203.0.113.9");
  });

  it("believes nothing where a proxy before it wrote neither an address nor a protocol", async () => {
    const port = await start(echo, { trustedProxies: 1 });
    const heard = await talk(port, "GET / HTTP/1.1\r\nHost: d.example\r\nConnection: close\r\n\r\n");
    expect(heard).toMatch(/ for 127\.0\.0\.1$/);
    expect(heard).not.toContain("Strict-Transport-Security");
  });

  it("tells the handler over what it was asked, and none of a client's own words about it", async () => {
    const port = await start(async (request, response) => {
      const { forwarded, "x-real-ip": real, "x-forwarded-host": host, ...rest } = request.headers;
      response.end(JSON.stringify([forwarded, real, host, rest["x-forwarded-proto"]]));
    });
    const lines = [
      "GET / HTTP/1.1",
      "Host: d.example",
      "Forwarded: for=6.6.6.6",
      "X-Real-IP: 6.6.6.6",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: https",
      "Connection: close",
    ];
    expect(await talk(port, `${lines.join("\r\n")}\r\n\r\n`)).toMatch(/\[null,null,null,"http"\]$/);
  });

  it("answers HEAD with the head of a refusal alone", async () => {
    const heard = await talk(
      await start(),
      "HEAD /%zz HTTP/1.1\r\nHost: d.example\r\nConnection: close\r\n\r\n",
    );
    expect(heard).toMatch(/^HTTP\/1\.1 400 [^]*Content-Length: [1-9][^]*\r\n\r\n$/);
  });

  it("closes the connection of a refused body that is still coming, whatever way its length is given", async () => {
    const port = await start();
    for (const length of ["Content-Length: 10", "Transfer-Encoding: chunked"])
      expect(
        await talk(port, `POST /cars HTTP/1.1\r\nHost: d.example\r\n${length}\r\n\r\n`, "\r\n\r\n"),
      ).toMatch(/^HTTP\/1\.1 405 [^]*Connection: close/);
    const whole = "POST /cars HTTP/1.1\r\nHost: d.example\r\nContent-Length: 0\r\n\r\n";
    expect(await talk(port, whole, "\r\n\r\n")).not.toContain("Connection: close");
  });

  it("says which methods there are to one it does not have, with no body", async () => {
    const heard = await talk(
      await start(),
      "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    );
    expect(heard).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
    expect(heard).toContain("\r\nContent-Length: 0\r\n");
    expect(heard).toContain("\r\nConnection: close\r\n");
    expect(heard).toMatch(/\r\nAllow: GET, HEAD, POST, PUT, OPTIONS\r\n\r\n$/);
    const broken = await talk(await start(), "GET mail.example HTTP/1.1\r\n\r\n");
    expect(broken).not.toContain("Allow:");
  });

  it("meets no expectation but that of going on", async () => {
    expect(await statusOf(await start(), "GET / HTTP/1.1", ["Expect: a-miracle"])).toBe(417);
  });

  it("refuses what another site's page posts, and not what the dealer's own does", async () => {
    const port = await start();
    const post = (...headers: string[]): Promise<number> =>
      statusOf(port, "POST /api/leads HTTP/1.1", [...headers, "Content-Length: 0"]);
    expect(await post("Sec-Fetch-Site: cross-site")).toBe(403);
    expect(await post("Sec-Fetch-Site: same-site")).toBe(403);
    expect(await post("Origin: https://evil.example")).toBe(403);
    expect(await post("Origin: null")).toBe(403);
    expect(await post("Origin: http://dealer.localhost")).toBe(200);
    expect(await post("Sec-Fetch-Site: same-origin", "Origin: http://dealer.localhost")).toBe(200);
    expect(await post()).toBe(200);
  });

  it("refuses a body that is too long before it comes", async () => {
    const port = await start();
    expect(await statusOf(port, "POST /api/leads HTTP/1.1", ["Content-Length: 1000001"])).toBe(413);
    expect(
      await statusOf(port, "POST /api/leads HTTP/1.1", ["Content-Length: 1000001", "Expect: 100-continue"]),
    ).toBe(413);
    expect(await statusOf(port, "GET /cars HTTP/1.1", ["Content-Length: 5"])).toBe(413);
    expect(await statusOf(port, "POST /api/leads/with-files HTTP/1.1", ["Content-Length: 110000001"])).toBe(
      413,
    );
  });

  it("reads a body its handler left alone, so the next request on the connection is answered", async () => {
    const port = await start(async (request, response) => {
      if (request.method === "POST") response.statusCode = 503;
      // As a reader that gave up half-way leaves it.
      request.on("readable", () => undefined);
      response.end(`answer to ${request.url};`);
    });
    const body = "x".repeat(500_000);
    const heard = await talk(
      port,
      `POST /api/a HTTP/1.1\r\nHost: d.example\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
        "GET /next HTTP/1.1\r\nHost: d.example\r\n\r\n",
      "answer to /next;",
    );
    expect(heard).toContain("HTTP/1.1 503");
    expect(heard).toContain("answer to /next;");
  });

  it("cuts slow headers with 408", async () => {
    const port = await start(echo, { limits: { headersMs: 50, uploadMs: 10 } });
    expect(await talk(port, "GET / HTTP/1.1\r\nHost: d")).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("cuts a body after a minute with 408, and an upload only once it comes too slowly", async () => {
    let now = 0;
    const port = await start(readWhole, { now: () => now });
    const half = { length: 200_000, first: 100_000 };
    const plain = await beginPost(port, "/api/leads", half);
    const upload = await beginPost(port, "/api/leads/with-files", half);
    // 100,000 bytes at 32,000 a second are three seconds more.
    now = 60_001;
    expect(await plain.ended).toMatch(/^HTTP\/1\.1 408 /);
    upload.send("x".repeat(100_000));
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 200 [^]*200000 bytes$/);
  });

  it("cuts an upload that drips", async () => {
    let now = 0;
    const port = await start(readWhole, { now: () => now });
    const upload = await beginPost(port, "/api/leads/with-files", { length: 200_000, first: 10 });
    now = 60_100;
    expect(await upload.ended).toMatch(/^HTTP\/1\.1 408 /);
  });
});
