import { describe, expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { siteAtPath } from "./site-at-path.ts";

const { wiring } = await testSite();

describe("the site at a path", () => {
  it("is the same for a minute, in the language of the path", async () => {
    const content = await wiring.tenant("lonestar");
    if (!content) throw new Error("The demo has no such dealer.");
    let time = Date.UTC(2026, 10, 28, 9, 30, 1);
    const at = (path: string) => siteAtPath({ ...wiring, now: () => new Date(time) }, content, path);
    const first = at("/search/used-cars");
    expect([first.prefix, first.now.getTime()]).toEqual(["", time]);
    time += 58_000;
    expect(at("/finance-calculator")).toBe(first);
    expect(at("/es/search/used-cars").prefix).toBe("/es");
    expect(at("/search/used-cars").prefix).toBe("");
    time += 1_000;
    expect(at("/search/used-cars").now.getTime()).toBe(time);
  });
});
