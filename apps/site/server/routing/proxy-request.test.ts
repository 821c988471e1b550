import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { ROUTE_HEADERS } from "#host/http/caller/request-route.ts";
import { testSite } from "#server/testing/test-site.ts";
import { proxyRequest as proxy } from "./proxy-request.ts";

const world = await testSite();

/** What the proxy sets for the pages behind it; a client has no business with any. */
const INTERNAL = [...Object.values(ROUTE_HEADERS), "x-nonce", "content-security-policy"];
const FORGED = "forged-by-the-client";

/** The headers a page gets, of a request that brought all of the proxy's own. */
async function behind(host: string, path: string): Promise<{ status: number; headers: Map<string, string> }> {
  const headers = {
    host,
    accept: "text/html",
    ...Object.fromEntries(INTERNAL.map((name) => [name, FORGED])),
  };
  const response = await proxy(new NextRequest(`http://${host}${path}`, { headers }));
  const names = response.headers.get("x-middleware-override-headers")?.split(",") ?? [];
  const passed = names.map(
    (name) => [name, response.headers.get(`x-middleware-request-${name}`) ?? ""] as const,
  );
  return { status: response.status, headers: new Map(passed) };
}

/** What a browser is sent that requests a page of the dealer, before it is opened where the headers say so. */
const sent = (path: string, headers: Record<string, string> = {}) =>
  proxy(
    new NextRequest(`http://harbourside.localhost:3000${path}`, {
      headers: { host: "harbourside.localhost:3000", ...headers },
    }),
  );
const AHEAD = { "sec-purpose": "prefetch" };

describe("proxy", () => {
  it.each([
    ["a page", "harbourside.localhost:3000", "/finance"],
    ["a list, which the proxy has found", "harbourside.localhost:3000", "/search/used-cars"],
    ["a page that is not there", "harbourside.localhost:3000", "/no-such-page"],
    ["a file for programs", "harbourside.localhost:3000", "/robots.txt"],
    ["the platform's own list of dealers", "localhost:3000", "/"],
  ])(
    "lets no header of its own that a client sent reach %s, and keeps the client's others",
    async (_, host, path) => {
      const { headers } = await behind(host, path);
      expect(headers.get("accept")).toBe("text/html");
      expect(INTERNAL.filter((name) => headers.get(name)?.includes(FORGED))).toEqual([]);
    },
  );

  it("names to a page its own address, canonical address and language", async () => {
    const { headers } = await behind("harbourside.localhost:3000", "/current-positions");
    expect(headers.get(ROUTE_HEADERS.path)).toBe("/current-positions");
    expect(headers.get(ROUTE_HEADERS.canonical)).toBe("/careers");
    expect(headers.get(ROUTE_HEADERS.locale)).toBe("en-AU");
    expect(headers.has(ROUTE_HEADERS.found)).toBe(false);
  });

  it("passes nothing on of a request for a host of no site", async () => {
    const { status, headers } = await behind("nobody.example", "/");
    expect([status, headers.size]).toEqual([421, 0]);
  });

  it("answers for a dealer whose content cannot be had that it is for a moment only", async () => {
    const tenant = vi.spyOn(world.wiring, "tenant").mockResolvedValue(null);
    const response = await sent("/");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await response.text()).not.toMatch(/harbourside/i);
    tenant.mockRestore();
  });

  describe("before a page is opened", () => {
    it.each(["/success", "/my-garage", "/compare?cars=1,2", "/privacy-choices"])(
      "refuses %s, which is one shopper's own",
      async (path) => {
        const refused = await sent(path, AHEAD);
        expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
        expect((await sent(path, { ...AHEAD, "sec-fetch-mode": "cors" })).status).toBe(200);
      },
    );

    it.each(["/", "/contact", "/robots.txt", "/models"])("sends %s", async (path) => {
      expect((await sent(path, AHEAD)).status).toBe(200);
    });
  });

  it("names the rules of what a browser may prepare with pages alone", async () => {
    const pages = await Promise.all(["/contact", "/robots.txt", "/no-such-page"].map((path) => sent(path)));
    expect(pages.map(({ headers }) => headers.get("speculation-rules"))).toEqual([
      '"/speculation-rules.json"',
      null,
      null,
    ]);
  });
});
