import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { warmPages } from "./warm-pages.ts";

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite({ FORECOURT_WARM_DEALERS: "3" });
});
afterAll(() => world.close());

describe("warmPages", () => {
  it("names the home and the first list of as many dealers as the environment says, under their own hosts", async () => {
    const pages = await warmPages(world.wiring);
    const homes = pages.filter(({ path }) => path === "/");
    const lists = pages.filter(({ path }) => path.startsWith("/search/"));
    expect([homes.length, pages.length]).toEqual([3, 3 + lists.length]);
    // A workshop has no list.
    expect(lists.length).toBeGreaterThan(0);
    for (const { host } of pages) expect((await world.wiring.siteOfHost(host)).kind).toBe("tenant");
  });

  it("names none where the environment says so", async () => {
    const env = { ...world.wiring.env, FORECOURT_WARM_DEALERS: 0 };
    expect(await warmPages({ ...world.wiring, env })).toEqual([]);
  });
});
