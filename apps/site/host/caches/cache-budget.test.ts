import { afterEach, describe, expect, it } from "vitest";
import {
  CACHE_SHARES,
  type CacheName,
  cacheUse,
  DEFAULT_CACHE_BYTES,
  provideCacheBudget,
  shareOf,
} from "./cache-budget.ts";

afterEach(() => provideCacheBudget(DEFAULT_CACHE_BYTES));

const held = (cache: CacheName) => cacheUse().find(({ name }) => name === cache)?.bytes;

describe("the budget of caches", () => {
  it("is split without rest, so that all of them together never hold more", () => {
    expect(Object.values(CACHE_SHARES).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  });

  it("gives each cache its share of what the environment says", () => {
    provideCacheBudget(10_000_001);
    expect(shareOf("pages", () => 0)).toBe(3_500_000);
    expect(cacheUse().find(({ name }) => name === "pages")?.limit).toBe(3_500_000);
  });

  it("tells what each holds now, and nothing of one that was not made", () => {
    let bytes = 7;
    shareOf("forms", () => bytes);
    expect(held("forms")).toBe(7);
    bytes = 9;
    expect(held("forms")).toBe(9);
    expect(held("dashboards")).toBe(0);
  });
});
