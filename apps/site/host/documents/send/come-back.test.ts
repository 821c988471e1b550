import { describe, expect, it } from "vitest";
import { letComeBack } from "./come-back.ts";

/** What a browser may do with the response to a request. */
function cachingOf(url: string, cookie?: string, change: { status?: number; sets?: string } = {}): unknown {
  const headers = {
    "cache-control": "no-store",
    ...(change.sets === undefined ? {} : { "set-cookie": change.sets }),
  };
  const request = { url, headers: cookie === undefined ? {} : { cookie } };
  return { ...headers, ...letComeBack(request, { status: change.status ?? 200, headers }) }["cache-control"];
}
const COMES_BACK = "private, no-cache";

describe("letComeBack", () => {
  it("lets a browser come back to a page that names no shopper", () => {
    expect(cachingOf("/my-garage")).toBe(COMES_BACK);
    expect(cachingOf("/search/used-cars?q=red")).toBe(COMES_BACK);
    expect(cachingOf("/cars/rio?list=used-cars&make=Kia&body=SUV&at=7")).toBe(COMES_BACK);
    expect(cachingOf("/es/cars/rio?list=used-cars&q=red&at=7&pickup=2026-11-24")).toBe(COMES_BACK);
    expect(cachingOf("/my-garage", "_ga=1; __Host-fc-consent=none;fc-favourites=9")).toBe(COMES_BACK);
  });

  it("forgets one that was not found, or that sets a cookie", () => {
    expect(cachingOf("/my-garage", undefined, { status: 404 })).toBe("no-store");
    expect(cachingOf("/my-garage", undefined, { sets: "fc-draft=1" })).toBe("no-store");
  });

  it("forgets one whose address may hold a secret, or that was asked for with a cookie of a shopper's", () => {
    for (const url of [
      "/sign-in?link=a",
      "/cars/rio/checkout",
      "/search/used-cars/x",
      "/cars/rio?at=7",
      "/sign-in?list=a&at=7",
    ])
      expect(cachingOf(url)).toBe("no-store");
    for (const cookie of ["fc-session=a", "_ga=1; __Host-fc-draft=a", "fc-consent=none; fc-sent-lead=7"])
      expect(cachingOf("/my-garage", cookie)).toBe("no-store");
  });
});
