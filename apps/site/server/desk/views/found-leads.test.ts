import { memoryLeadStore } from "@forecourt/leads/stores";
import { aNewLead } from "@forecourt/leads/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { findLeads, readLeadQuery } from "./found-leads.ts";

const leads = memoryLeadStore();
beforeAll(async () => {
  const days = { a: "2026-11-27T23:59:59.999Z", b: "2026-11-28T00:00:00Z", c: "2026-11-28T23:59:59.999Z" };
  for (const [id, at] of Object.entries({ ...days, d: "2026-11-29T00:00:00Z" }))
    await leads.accept(aNewLead({ id, key: id, lead: { tenant: "north", receivedAt: Date.parse(at) } }));
});

const found = async (params: Record<string, string>) => {
  const wiring = { leads, tenant: async () => null };
  return (await findLeads(wiring, readLeadQuery(params), ["north"])).map(({ id }) => id);
};

describe("findLeads", () => {
  it("narrows by days, both included", async () => {
    expect(await found({ from: "2026-11-28", to: "2026-11-28" })).toEqual(["c", "b"]);
    expect(await found({ from: "2026-11-28" })).toEqual(["d", "c", "b"]);
    expect(await found({ to: "2026-11-27" })).toEqual(["a"]);
  });

  it("leaves out what is no day", async () => {
    for (const from of ["yesterday", "2026-13-01", "28.11.2026", "2026-11-28T10:00"])
      expect(await found({ from })).toEqual(["d", "c", "b", "a"]);
  });
});
