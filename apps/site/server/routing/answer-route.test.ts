import { join } from "node:path";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { aCar } from "@forecourt/search/testing";
import { beforeAll, describe, expect, it } from "vitest";
import type { CarPage } from "#server/pages/found-cars.ts";
import { takeFound } from "#server/pages/found-cars.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { answerRoute } from "./answer-route.ts";

const now = new Date("2026-11-21T09:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });
let site: TenantSite;
let asked: string[];
let found: CarPage;

beforeAll(async () => {
  const content = await source.tenant("harbourside");
  if (!content) throw new Error("There is no demo dealer called harbourside.");
  site = tenantSite(content, now);
});

const answer = (pathname: string, search = "") => {
  asked = [];
  return answerRoute(site, { pathname, search }, (_, slug) => {
    asked.push(slug);
    return Promise.resolve(found);
  });
};

describe("answerRoute", () => {
  it.each([
    ["/", "/harbourside"],
    ["/search/used-cars", "/harbourside/stock/used-cars"],
    ["/careers", "/harbourside/form/careers"],
    ["/contact-us/harbourside-mazda", "/harbourside/location-contact/harbourside-mazda"],
    ["/mock/api/leads/7", "/harbourside/mock/api/leads/7"],
  ])("draws %s by %s and asks no stock", async (pathname, inner) => {
    expect(await answer(pathname, "?a=1")).toMatchObject({ kind: "draw", inner });
    expect(asked).toEqual([]);
  });

  it("gives the page the shopper's address and the one for search engines", async () => {
    expect(await answer("/current-positions")).toMatchObject({
      headers: { "x-forecourt-path": "/current-positions", "x-forecourt-canonical": "/careers" },
    });
  });

  it.each([
    ["/finance-enquiry", "?car_id=9&utm_source=mail", "/finance?car_id=9&utm_source=mail", 308],
    ["/finance-pre-approval", "", "/finance", 307],
  ])("sends %s%s on with its query", async (pathname, search, to, status) => {
    expect(await answer(pathname, search)).toEqual({ kind: "redirect", to, status });
  });

  it("answers 404 where nothing stands, inner paths included", async () => {
    for (const pathname of ["/nope", "/form/finance", "/harbourside/form/finance", "/missing"]) {
      expect(await answer(pathname)).toMatchObject({ inner: "/harbourside/missing", status: 404 });
    }
  });

  describe("for a car", () => {
    const car = aCar({ slug: "mégane" });
    it.each([
      ["found", { kind: "found", car, location: null }, "/harbourside/car/m%C3%A9gane", undefined],
      ["sold long ago", { kind: "gone", car, similar: [] }, "/harbourside/car/m%C3%A9gane", 410],
      ["not to be asked for", { kind: "unavailable" }, "/harbourside/car/m%C3%A9gane", 503],
      ["unknown", { kind: "missing" }, "/harbourside/missing", 404],
    ] as const)("that is %s asks the stock once, for the status", async (_what, page, inner, status) => {
      found = page.kind === "missing" ? page : { ...page, site };
      const given = await answer("/cars/m%C3%A9gane");
      expect(asked).toEqual(["mégane"]);
      expect(given).toMatchObject({ kind: "draw", inner, ...(status === undefined ? {} : { status }) });
      const name = given.kind === "draw" ? (given.headers["x-forecourt-found"] ?? null) : null;
      expect(takeFound(name)).toBe(page.kind === "missing" ? null : found);
      expect(takeFound(name)).toBeNull();
    });
  });
});
