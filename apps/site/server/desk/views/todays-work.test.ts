import type { Lead } from "@forecourt/leads";
import { aNewLead } from "@forecourt/leads/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedRuns } from "#server/stock/feeds/feed-runs.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { todaysWork } from "./todays-work.ts";

const HOUR = 3_600_000;
const sites = ["north", "south"];
let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
});
afterAll(() => world.close());

const todayOf = () => todaysWork(world.wiring, { sites, isPlatform: false });

function takeLead(id: string, tenant: string, category: Lead["category"], hoursAgo: number) {
  const receivedAt = world.wiring.now().getTime() - hoursAgo * HOUR;
  return world.wiring.leads.accept(
    aNewLead({ id, key: id, sinks: ["mail", "dashboard"], lead: { tenant, category, receivedAt } }),
  );
}

const run = (at: string, more: object = {}) => ({
  at,
  feed: "cars.csv",
  rows: 9,
  refused: 0,
  withoutStatus: 0,
  summary: "2 added",
  problem: null,
  refusedRows: [],
  refusedRowsFile: null,
  notes: [],
  ...more,
});

describe("todaysWork", () => {
  it("has nothing of a day on which nothing happened", async () => {
    expect(await todayOf()).toMatchObject({
      recent: { cutAt: null, kinds: [], deliveries: [] },
      deposits: [],
      feeds: [],
      standing: null,
    });
  });

  it("counts the leads of a day by kind and their deliveries by sink, of one's own sites", async () => {
    await takeLead("a", "north", "Parts Enquiry", 1);
    await takeLead("b", "south", "General Enquiry", 2);
    await takeLead("c", "south", "General Enquiry", 23);
    await takeLead("d", "south", "General Enquiry", 25);
    await takeLead("e", "west", "General Enquiry", 1);
    const { recent } = await todayOf();
    expect(recent.kinds).toEqual([
      ["General Enquiry", 2],
      ["Parts Enquiry", 1],
    ]);
    expect(recent.deliveries).toEqual([
      { sink: "dashboard", state: "waiting", deliveries: 3 },
      { sink: "mail", state: "waiting", deliveries: 3 },
    ]);
  });

  it("names each feed's last import, the oldest first", async () => {
    const { dataDirectory } = world.wiring;
    await feedRuns(dataDirectory, "north").note(run("2026-11-20T10:00:00.000Z"));
    await feedRuns(dataDirectory, "north").note(run("2026-11-21T10:00:00.000Z", { refused: 3 }));
    await feedRuns(dataDirectory, "south").note(run("2026-11-20T11:00:00.000Z"));
    await feedRuns(dataDirectory, "west").note(run("2026-11-20T09:00:00.000Z"));
    const { feeds } = await todayOf();
    expect(feeds.map(({ site, run: { at, refused } }) => [site, at, refused])).toEqual([
      ["south", "2026-11-20T11:00:00.000Z", 0],
      ["north", "2026-11-21T10:00:00.000Z", 3],
    ]);
  });
});
