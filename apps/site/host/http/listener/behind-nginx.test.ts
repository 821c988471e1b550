import { execFileSync } from "node:child_process";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSiteServer } from "#host/http/listener/site-server.ts";
import { documents } from "#host/documents/documents.ts";
import { NEUTRAL_COOKIES } from "#host/documents/request/page-request.ts";
import { SHARED_PAGE } from "#host/documents/cache/shared-page.ts";
import { findNginx, startTestNginx, type TestNginx } from "#host/testing/test-nginx.ts";
import { listening } from "#host/testing/listening.ts";
import { getPage, type Page } from "#host/testing/get-page.ts";

const PURGE = join(import.meta.dirname, "../../../../../deploy/purge-nginx.sh");
const skipped = findNginx() === null ? "no nginx" : null;

let nginx: TestNginx;
/** The same before sites whose pages may be kept for a second. */
let brief: TestNginx;
/** How the site answers, and what it was asked: each answer names what it was drawn for. */
const world = {
  version: "one",
  drawn: 0,
  away: false,
  /** How many must have been asked for before the first page is drawn. */
  together: 1,
  seen: [] as IncomingMessage["headers"][],
};
let waiting: (() => void)[] = [];
const sites: ReturnType<typeof createSiteServer>[] = [];

const PERSONAL = /fc-draft=|fc-phone=/;
/** Whom a page of an account, a reservation or a list is made for. */
const NEUTRAL = new RegExp(`(?:${NEUTRAL_COOKIES.join("|")})=(ada|bob)`);

/** A page as the framework draws it; a shopper with a draft gets one of his own. */
function draw(request: IncomingMessage, response: ServerResponse): void {
  world.drawn += 1;
  world.seen.push(request.headers);
  const { host, cookie = "" } = request.headers;
  const nonce = `nonce${world.drawn}`;
  response.setHeader("content-security-policy", `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
  response.setHeader("content-type", "text/html; charset=utf-8");
  if (request.url === "/sets-a-cookie") response.setHeader("set-cookie", "fc-draft=abc; Path=/");
  if (PERSONAL.test(cookie) || request.url === "/own")
    response.setHeader("cache-control", "private, no-store");
  else if (request.url !== "/my-garage") response.setHeader(SHARED_PAGE, "1");
  const consent = /fc-consent=([^;]*)/.exec(cookie)?.[1] ?? "";
  const word = (name: string): string => String(request.headers[name] ?? "");
  const parts = [
    `${host} ${request.url} ${consent} gpc=${word("sec-gpc")} forwarded=${word("x-forwarded-host")}`,
    `drawn=${world.drawn} ${PERSONAL.exec(cookie)?.[0] ?? ""}`,
    `of ${NEUTRAL.exec(cookie)?.[1] ?? "everybody"}.`,
  ];
  response.end(
    `<html><script src="/_next/a.js" async="" nonce="${nonce}"></script><p>${parts.join(" ")}</p></html>`,
  );
}

async function startSite(sharedSeconds: number): Promise<number> {
  const cache = documents({
    maxBytes: 1_000_000,
    versionOf: async () => ({ tenant: "yard", version: world.version }),
    now: () => 0,
    sharedSeconds,
  });
  const server = createSiteServer({
    handle: async (request, response) => {
      if (world.away) {
        response.destroy();
        return;
      }
      if (request.url === "/api/leads") {
        world.drawn += 1;
        response.writeHead(201, { "cache-control": "public, s-maxage=60" }).end("{}");
        return;
      }
      await cache.respond(request, response, async (detached, rendered) => {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          if (waiting.length < world.together) return;
          for (const go of waiting) go();
          waiting = [];
        });
        draw(detached, rendered);
      });
    },
    failurePage: async () => "",
    trustedProxies: 1,
    onFailure: () => undefined,
  });
  sites.push(server);
  return listening(server);
}

const get = (path: string, headers?: Record<string, string | string[]>, { port } = nginx): Promise<Page> =>
  getPage(port, path, headers);
/** Each process draws its own. */
const textOf = ({ body }: Page): string => body.replace(/drawn=\d+/, "");
const cacheOf = async (...call: Parameters<typeof get>): Promise<string | undefined> =>
  (await get(...call)).headers["x-cache"];

describe.skipIf(skipped !== null)(`behind nginx${skipped === null ? "" : ` (skipped: ${skipped})`}`, () => {
  beforeAll(async () => {
    nginx = await startTestNginx([await startSite(60), await startSite(60)]);
    brief = await startTestNginx([await startSite(1), await startSite(1)]);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([nginx.stop(), brief.stop()]);
    for (const site of sites) {
      site.closeAllConnections();
      site.close();
    }
  });
  beforeEach(() => {
    Object.assign(world, { version: "one", drawn: 0, away: false, together: 1, seen: [] });
  });

  it("gives a page that every shopper may share from memory, in each encoding, and 304 to who has it", async () => {
    const first = await get("/a", { "accept-encoding": "gzip, deflate" });
    expect(first).toMatchObject({ status: 200, headers: { "x-cache": "MISS", "content-encoding": "gzip" } });
    const again = await get("/a", { "accept-encoding": "deflate, gzip;q=1.0" });
    expect(again).toMatchObject({ headers: { "x-cache": "HIT" }, body: first.body });
    const plain = await get("/a");
    expect(plain.headers["x-cache"]).toBe("MISS");
    expect(textOf(plain)).toBe(textOf(first));
    expect(await cacheOf("/a", { "accept-encoding": "gzip;q=0" })).toBe("HIT");
    const etag = first.headers["etag"] ?? "";
    const known = await get("/a", { "accept-encoding": "gzip", "if-none-match": etag });
    expect(known).toMatchObject({ status: 304, body: "" });
    expect(first.headers["cache-tag"]).toMatch(/^yard, yard-/);
  });

  it("keeps nothing that the site does not allow to share", async () => {
    for (const path of ["/own", "/sets-a-cookie"]) {
      expect(await cacheOf(path)).toBe("MISS");
      expect(await cacheOf(path)).toBe("MISS");
    }
    await get("/api/leads");
    const drawn = world.drawn;
    await get("/api/leads");
    expect(world.drawn).toBe(drawn + 1);
  });

  it.each(["__Host-fc-draft=abc", "_ga=1; __Host-fc-phone=7", "fc-draft=abc", "a=b;\t__Host-fc-draft=c"])(
    "draws a page of his own for a shopper with %s, and shows it to no one else",
    async (cookie) => {
      await get("/b");
      const own = await get("/b", { cookie });
      expect(own.headers["x-cache"]).toBe("BYPASS");
      expect(own.headers["cache-control"]).toContain("private");
      const other = await get("/b");
      expect(other.headers["x-cache"]).toBe("HIT");
      expect(other.body).not.toMatch(PERSONAL);
    },
  );

  it.each([
    "_ga=GA1.2",
    "theme=dark; __Host-fc-sent-lead=7; __Host-fc-session=a.b",
    ...NEUTRAL_COOKIES.map((name) => `__Host-${name}=abc%2C`),
  ])("shares pages with a shopper with %s", async (cookie) => {
    await get("/c");
    expect(await cacheOf("/c", { cookie })).toBe("HIT");
    await get(`/c?by=${encodeURIComponent(cookie)}`, { cookie });
    expect(await cacheOf(`/c?by=${encodeURIComponent(cookie)}`)).toBe("HIT");
  });

  it.each(NEUTRAL_COOKIES)("shows no page that was made of another shopper's %s", async (name) => {
    const garage = (value?: string): Promise<Page> =>
      get("/my-garage", value === undefined ? {} : { cookie: `__Host-${name}=${value}` });
    for (const value of ["ada", undefined, "bob", "ada", "bob", undefined]) {
      const page = await garage(value);
      expect(page.body).toContain(`of ${value ?? "everybody"}.`);
      expect(page.headers["x-cache"]).toBe("MISS");
    }
  });

  it.each(["-x=ada", "%20=ada", "; __Host-fc-draft=ada"])(
    "takes a cookie that only begins like such a one for personal: %s",
    async (rest) => {
      await get("/n");
      expect(await cacheOf("/n", { cookie: `__Host-fc-session${rest}` })).toBe("BYPASS");
      expect(await cacheOf("/n", { cookie: `fc-session${rest}` })).toBe("BYPASS");
    },
  );

  it("keeps the pages of different answers about consent apart, as the site does", async () => {
    const consents = ["", "none", "own", "own.measurement.advertising"];
    for (const consent of consents) {
      const cookie = consent === "" ? "" : `_ga=1; __Host-fc-consent=${consent}`;
      expect(await get("/d", { cookie })).toMatchObject({ headers: { "x-cache": "MISS" } });
      const kept = await get("/d", { cookie });
      expect(kept.headers["x-cache"]).toBe("HIT");
      expect(kept.body).toContain(`/d ${consent} gpc=`);
    }
    expect((await get("/d", { "sec-gpc": "1" })).body).toContain("gpc=1");
    expect((await get("/d")).body).toContain("gpc= ");
    for (const odd of ["own%2Emeasurement", "own=none", "x", "none; __Host-fc-consent=own"])
      expect(await cacheOf("/d", { cookie: `__Host-fc-consent=${odd}` })).toBe("BYPASS");
    expect((await get("/d")).body).toContain("/d  gpc= ");
  });

  it("never gives one host's page to another, whatever the others of its headers say", async () => {
    await get("/e", { "x-forwarded-host": "evil.example", forwarded: "host=evil.example" });
    const other = await get("/e", { host: "other.example" });
    expect(other).toMatchObject({ headers: { "x-cache": "MISS" } });
    expect(other.body).toContain("other.example /e");
    const kept = await get("/e");
    expect(kept.headers["x-cache"]).toBe("HIT");
    expect(kept.body).not.toContain("evil");
  });

  it.each([
    ["x-forwarded-host", "evil.example"],
    ["x-forwarded-proto", "http"],
    ["x-original-url", "/admin"],
    ["x-rewrite-url", "/admin"],
    ["x-http-method-override", "POST"],
    ["x-forwarded-prefix", "/evil"],
    ["x-middleware-subrequest", "proxy"],
    ["accept-encoding", "br;q=0, x"],
    ["sec-gpc", "01"],
    ["traceparent", "00-evil"],
  ])("keeps the same page for who sends %s: %s", async (name, value) => {
    const clean = await get("/f-nothing");
    const poisoned = await get(`/f-${name}`, { [name]: value });
    expect(poisoned.headers["x-cache"]).toBe("MISS");
    const kept = await get(`/f-${name}`);
    expect(kept.headers["x-cache"]).toBe("HIT");
    expect(textOf(kept).replaceAll(`f-${name}`, "f-nothing")).toBe(textOf(clean));
  });

  it.each([
    ["rsc", "0"],
    ["next-router-prefetch", "1"],
    ["authorization", "Basic abc"],
  ])("asks the site for who sends %s", async (name, value) => {
    await get("/g");
    expect(await cacheOf("/g", { [name]: value })).toBe("BYPASS");
    expect(await cacheOf("/g")).toBe("HIT");
  });

  it("says who asks in its own words", async () => {
    await get("/h", { "x-forwarded-for": "203.0.113.9", "x-real-ip": "203.0.113.9", "sec-gpc": ["1", "0"] });
    expect(world.seen[0]).toMatchObject({ "x-forwarded-for": "127.0.0.1", host: "yard.example" });
    expect(world.seen[0]).not.toHaveProperty("x-real-ip");
  });

  it("draws a page once for all who ask at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => get("/i")));
    expect(world.drawn).toBe(1);
  });

  it("has pages of shoppers' own drawn beside each other, not one after the other", async () => {
    // Neither shopper's is drawn before the other's has been asked for.
    world.together = 2;
    const names = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? "ada" : "bob"));
    const pages = await Promise.all(
      names.map((name) => get("/my-garage", { cookie: `__Host-fc-session=${name}` })),
    );
    expect(pages.map(({ body }) => /of (\w+)\./.exec(body)?.[1])).toEqual(names);
  });

  it("shows the old page while one request renews it, and the new one then", async () => {
    await get("/j", {}, brief);
    world.version = "two";
    await expect.poll(() => cacheOf("/j", {}, brief), { interval: 200 }).toBe("STALE");
    await expect.poll(async () => (await get("/j", {}, brief)).body).not.toContain("drawn=1 ");
  });

  it("shows the old page while no process answers", async () => {
    await get("/k", {}, brief);
    world.away = true;
    await expect.poll(() => cacheOf("/k", {}, brief), { interval: 500 }).toBe("STALE");
    expect((await get("/never-kept", {}, brief)).status).toBe(502);
  });

  it("forgets one site's pages when it is told to, and no other's, then all", async () => {
    await get("/l");
    await get("/l", { host: "other.example" });
    execFileSync(PURGE, ["yard.example"], { env: { ...process.env, CACHE: nginx.cache } });
    expect(await cacheOf("/l")).toBe("MISS");
    expect(await cacheOf("/l", { host: "other.example" })).toBe("HIT");
    execFileSync(PURGE, [], { env: { ...process.env, CACHE: nginx.cache } });
    expect(await cacheOf("/l")).toBe("MISS");
    expect(await cacheOf("/l", { host: "other.example" })).toBe("MISS");
    expect(() =>
      execFileSync(PURGE, ["a b"], { env: { ...process.env, CACHE: nginx.cache }, stdio: "pipe" }),
    ).toThrow("is no host");
  });

  it("hides the site's metrics", async () => {
    expect((await get("/metrics")).status).toBe(404);
  });
});
