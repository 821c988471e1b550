import { type IncomingMessage, request as ask, type Server, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Documents, documents } from "#host/documents/documents.ts";
import { SHARED_PAGE } from "#host/documents/cache/shared-page.ts";
import { ADDRESSES } from "#host/testing/addresses.ts";
import { anExchange, aRequest } from "#host/testing/an-exchange.ts";
import { leavingServer } from "./leaving-server.ts";
import { createSiteServer } from "./site-server.ts";
import { listening } from "#host/testing/listening.ts";

const HOST = "yard.example";
type Headers = Record<string, string>;

let server: Server;
let pages: Documents;
let port = 0;
let leave: ReturnType<typeof leavingServer>;
/** What the site is made of, whether that is known without asking, and how many requests were handed on. */
const world = { version: "one", minute: 0, second: 0, isHeld: true, sharedSeconds: 0, handed: 0 };

function draw({ url }: IncomingMessage, response: ServerResponse): void {
  response.setHeader("content-security-policy", "script-src 'self' 'nonce-abc' 'strict-dynamic'");
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.setHeader(SHARED_PAGE, "1");
  response.end(`<html><script src="/_next/a.js" async="" nonce="abc"></script><h1>${url}</h1></html>`);
}

const version = () => ({ tenant: "yard", version: world.version });

async function start(sharedSeconds = 0): Promise<void> {
  pages = documents({
    maxBytes: 10_000_000,
    versionOf: async () => version(),
    heldVersion: () => (world.isHeld ? version() : null),
    now: () => world.minute * 60_000 + world.second * 1_000,
    sharedSeconds,
  });
  server = createSiteServer({
    handle: async (request, response) => {
      world.handed += 1;
      await pages.respond(request, response, async (asked, answer) => draw(asked, answer));
    },
    ready: (request) => pages.ready(request),
    pageOf: (target) => pages.pageOf(target),
    trustedProxies: 1,
    onFailure: () => undefined,
    failurePage: async () => "",
  });
  leave = leavingServer(server);
  port = await listening(server);
}

beforeEach(async () => {
  Object.assign(world, { version: "one", minute: 0, second: 0, isHeld: true, handed: 0 });
  await start();
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  status: number;
  head: string[];
  body: string;
}

const get = (path: string, headers: Headers = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const all = { host: HOST, ...headers };
    const call = ask({ host: "127.0.0.1", port, path, method, headers: all, agent: false }, (response) => {
      const pairs = response.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 && name !== "Date" ? [`${name}: ${response.rawHeaders[at + 1]}`] : [],
      );
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, head: pairs, body: bytes.toString("base64") }),
        reject,
      );
    });
    call.on("error", reject).end();
  });

const headerOf = ({ head }: Answer, name: string): string | undefined =>
  head.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2);

/** Asks for the page twice, so that it is drawn and compressed, and says how many requests were handed on then. */
async function handedOn(path: string, headers?: Headers, method?: string): Promise<number> {
  await get(path, headers);
  await get(path, headers);
  world.handed = 0;
  await get(path, headers, method);
  return world.handed;
}

/** The same request by the long way, where the version has to be asked for. */
async function byLongWay(...call: Parameters<typeof get>): Promise<Answer> {
  world.isHeld = false;
  const before = world.handed;
  const answer = await get(...call);
  expect(world.handed).toBe(before + 1);
  world.isHeld = true;
  return answer;
}

describe("an answer that is ready", () => {
  it.each<[string, Headers, string?]>([
    ["a plain request", {}],
    ["gzip", { "accept-encoding": "gzip, deflate" }],
    ["brotli", { "accept-encoding": "gzip, br" }],
    ["the headers alone", { "accept-encoding": "gzip" }, "HEAD"],
    ["HTTPS", { "x-forwarded-proto": "https" }],
    ["a browser that has another page", { "if-none-match": '"other"' }],
    ["a browser of whom only lists and an account are known", { cookie: "__Host-fc-session=a.b; _ga=1" }],
    ["a shopper who has answered about consent", { cookie: "__Host-fc-consent=own" }],
    ["a browser that objects to tracking", { "sec-gpc": "1" }],
  ])("is for %s what the long way sends, in every header and byte", async (_, headers, method) => {
    expect(await handedOn("/cars", headers, method)).toBe(0);
    const ready = await get("/cars", headers, method);
    expect(ready).toEqual(await byLongWay("/cars", headers, method));
    expect(ready.status).toBe(200);
    expect(headerOf(ready, "x-content-type-options")).toBe("nosniff");
    expect(headerOf(ready, "strict-transport-security") !== undefined).toBe("x-forwarded-proto" in headers);
  });

  it("is 304 for a browser that has the page", async () => {
    const headers = { "accept-encoding": "gzip", "if-none-match": "" };
    expect(await handedOn("/cars", headers)).toBe(0);
    headers["if-none-match"] = headerOf(await get("/cars", headers), "etag") ?? "";
    const ready = await get("/cars", headers);
    expect(ready).toMatchObject({ status: 304, body: "" });
    expect(ready).toEqual(await byLongWay("/cars", headers));
  });

  it("says how long caches before the site may keep it as the long way does, until the minute ends", async () => {
    server.close();
    await start(40);
    for (const second of [0, 20, 55, 59.5]) {
      world.second = second;
      expect(await handedOn("/cars")).toBe(0);
      const caching = headerOf(await get("/cars"), "cache-control");
      expect(caching).toBe(headerOf(await byLongWay("/cars"), "cache-control"));
      expect(caching).toContain(second < 59 ? `s-maxage=${Math.min(40, 60 - second)}` : "must-revalidate");
    }
  });

  it.each<[string, Headers, string?]>([
    ["a half-filled form", { cookie: "__Host-fc-draft=abc" }],
    ["an odd spelling of a cookie", { cookie: "__Host-fc-consent=own%2Emeasurement" }],
    ["a name and a password", { authorization: "Basic abc" }],
    ["a part of an answer", { range: "bytes=0-10" }],
    ["the framework's call", { rsc: "1" }],
    ["a prefetch", { "next-router-prefetch": "1" }],
    ["an action", { "next-action": "abc" }],
    ["another method", {}, "OPTIONS"],
  ])("is not there for a request with %s", async (_, headers, method) => {
    await handedOn("/cars");
    world.handed = 0;
    const answer = await get("/cars", headers, method);
    expect(world.handed).toBe(method === "OPTIONS" ? 0 : 1);
    expect(answer.status).toBe(method === "OPTIONS" ? 204 : 200);
  });

  it("is of this minute, and of what the site is made of now", async () => {
    expect(await handedOn("/cars")).toBe(0);
    world.minute = 1;
    world.handed = 0;
    await get("/cars");
    expect(world.handed).toBe(1);
    world.version = "two";
    await get("/cars");
    expect(world.handed).toBe(2);
    await get("/cars");
    expect(world.handed).toBe(2);
  });

  it("is another one on another host", async () => {
    expect(await handedOn("/cars")).toBe(0);
    await get("/cars", { host: "other.example" });
    expect(world.handed).toBe(1);
  });

  it.each(ADDRESSES.filter(([, url, refused]) => refused !== null && url.startsWith("/")))(
    "is not there for a head that is refused: %s",
    async (_, url, refused) => {
      // Kept behind the server's back, which would let nobody ask for it.
      const asking = { url, headers: { host: HOST } };
      const { request, response } = anExchange(asking);
      await pages.respond(request, response, async (asked, answer) => draw(asked, answer));
      expect(pages.ready(aRequest(asking))?.status).toBe(200);
      expect((await get(url)).status).toBe(refused);
    },
  );

  it.each<[string, number, string, string[]]>([
    ["101 headers", 431, "GET", Array.from({ length: 99 }, (_, n) => `x-${n}: 1`)],
    ["201 cookies", 431, "GET", [`Cookie: ${"a=1;".repeat(200)}`]],
    ["a body", 413, "GET", ["Content-Length: 5"]],
    ["a body of unknown length", 413, "GET", ["Transfer-Encoding: chunked"]],
    ["an expectation that is not met here", 417, "GET", ["Expect: a-pony"]],
    ["a method for calls", 405, "POST", ["Content-Length: 0"]],
    ["an unknown method", 405, "PROPFIND", []],
  ])("is not there for a head that is refused: %s", async (_, status, method, lines) => {
    expect(await handedOn("/cars")).toBe(0);
    const head = [`${method} /cars HTTP/1.1`, `Host: ${HOST}`, "Connection: close", ...lines];
    const heard = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write(`${head.join("\r\n")}\r\n\r\n`));
      let text = "";
      socket.on("data", (bytes: Buffer) => {
        text += bytes.toString();
        if (text.includes("\r\n\r\n")) socket.destroy();
      });
      socket.on("close", () => resolve(text));
      socket.on("error", reject);
    });
    expect(heard).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("closes its connection once the process is leaving", async () => {
    expect(await handedOn("/cars", { connection: "keep-alive" })).toBe(0);
    expect(headerOf(await get("/cars", { connection: "keep-alive" }), "connection")).toBe("keep-alive");
    const left = leave({ drainMs: 1_000, cutMs: 5_000 });
    expect(headerOf(await get("/cars", { connection: "keep-alive" }), "connection")).toBe("close");
    expect(world.handed).toBe(0);
    await left;
  });
});

describe("the scripts of a page", () => {
  it.each(ADDRESSES.filter(([, url]) => url.startsWith("/")))(
    "are refused as the page itself is, before anything is drawn, for %s",
    async (_, url, refused) => {
      const page = await get(url);
      world.handed = 0;
      const script = await get(`/_pages/none.js?of=${encodeURIComponent(url)}`);
      expect(script.status).toBe(refused ?? 404);
      expect(script.body === page.body).toBe(refused !== null);
      expect(world.handed).toBe(refused === null ? 1 : 0);
    },
  );

  it("are refused for an absolute address in the request line, too", async () => {
    const of = encodeURIComponent("/a%00b");
    expect((await get(`http://${HOST}/_pages/none.js?of=${of}`)).status).toBe(400);
  });

  it("come to no call, whatever page they are of", async () => {
    for (const method of ["POST", "PUT"])
      expect((await get("/_pages/none.js?of=%2Fapi%2Fleads", {}, method)).status).toBe(405);
    expect(world.handed).toBe(0);
  });
});
