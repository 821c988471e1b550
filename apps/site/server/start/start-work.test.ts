import { aNewLead } from "@forecourt/leads/testing";
import { expect, it, vi } from "vitest";
import { openTestSite } from "#server/testing/test-site.ts";
import { startWork } from "./start-work.ts";

it("delivers leads, compares reservations and looks at stocks until it is stopped", async () => {
  const site = await openTestSite();
  const { wiring } = site;
  const lead = { tenant: "harbourside" };
  await wiring.leads.accept(aNewLead({ id: "waits", key: "waits", dueAt: 0, lead, sinks: ["mail"] }));
  const compared = vi.spyOn(wiring.reservations, "beginReconciliation");
  const looked = vi.spyOn(wiring.alerts, "watchedTenants");
  const claimed = vi.spyOn(wiring.leads, "claimDue");
  const work = startWork(wiring);
  const states = async () => (await wiring.leads.get("waits"))?.deliveries.map(({ state }) => state);
  await expect.poll(() => states()).toEqual(["delivered"]);
  await expect.poll(() => compared).toHaveBeenCalled();
  await expect.poll(() => looked).toHaveBeenCalled();
  await work.stop();
  claimed.mockClear();
  await wiring.leads.accept(aNewLead({ id: "late", key: "late", dueAt: 0, lead, sinks: ["mail"] }));
  expect(claimed).not.toHaveBeenCalled();
  await site.close();
});
