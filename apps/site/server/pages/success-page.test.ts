import { aNewLead } from "@forecourt/leads/testing";
import { aCar } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { keepSentLead } from "#server/leads/sent-lead.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { successPage } from "./success-page.ts";

const world = await testSite();
await world.stock("harbourside", [
  aCar({ id: "9", slug: "a" }),
  ...["b", "c", "d", "e"].map((slug) => aCar({ id: slug, slug })),
  aCar({ id: "sold", slug: "sold", status: { kind: "sold", soldAt: Date.UTC(2026, 10, 20) } }),
]);
beforeEach(() => beginRequest({}, "new"));

/** Sends a lead about a car, as this browser. */
async function send(car: string | null): Promise<void> {
  const id = crypto.randomUUID();
  const { condition, slug, name, make, model } = aCar();
  const about = car === null ? null : { ...aNewLead().lead.car, id: car, condition, slug, name, make, model };
  const lead = { tenant: "harbourside", car: about as never };
  expect(await world.wiring.leads.accept(aNewLead({ id, key: id, lead }))).toMatchObject({ ok: true });
  await keepSentLead(world.wiring, id);
}
const shown = async () => successPage(world.wiring, await world.site("harbourside"));

describe("successPage", () => {
  it("shows the car the lead is about and three like it", async () => {
    await send("9");
    const { sent, car, similar } = await shown();
    expect(sent?.lead.person.firstName).toBe("Aroha");
    expect(car?.id).toBe("9");
    expect(similar).toHaveLength(3);
    expect(similar.map(({ id }) => id)).not.toContain("9");
  });

  it.each([
    ["sold", "sold"],
    ["gone", "no longer in stock"],
  ])("shows no car that is %s", async (id) => {
    await send(id);
    expect(await shown()).toMatchObject({ sent: { lead: { car: { id } } }, car: null, similar: [] });
  });

  it("shows the lead alone that is about no car, and nothing where none was sent", async () => {
    await send(null);
    expect(await shown()).toMatchObject({ sent: { lead: { car: null } }, car: null, similar: [] });
    beginRequest({}, "new");
    expect(await shown()).toEqual({ sent: null, car: null, similar: [] });
  });
});
