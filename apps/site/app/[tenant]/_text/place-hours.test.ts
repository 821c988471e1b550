import { expect, it } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { PlaceHours } from "./place-hours.tsx";

const world = await testSite();

it("names the holiday that a place is closed for, where a form or a car stands beside it", async () => {
  const site = await world.site("harbourside");
  const [place] = site.content.locations;
  if (!place) throw new Error("The demo dealer has no location.");
  const hours = { kind: "closed" as const };
  const showDay = { ...place, specialHours: [{ date: "2026-11-21", hours, name: "Show Day" }] };
  expect(JSON.stringify(PlaceHours({ place: showDay, site }))).toMatch(/"Closed, opens [^"]+ · Show Day"/);
});
