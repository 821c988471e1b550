import { aCar } from "@forecourt/search/testing";
import { wording } from "@forecourt/tenant-config";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { CarPhone } from "./car-phone.tsx";

let world: TestSite;
beforeAll(async () => {
  world = await openTestSite();
});
afterAll(() => world.close());

it("logs a car without a phone, and renders no card for it", async () => {
  const { content, config } = await world.site("harbourside");
  const warn = vi.spyOn(world.wiring.log, "warn");
  const render = (phone: string | null) => {
    const car = aCar({ id: "7", location: { ...aCar().location, phone } });
    return CarPhone({ title: "Call the dealer", car, content, words: wording(config) });
  };
  expect(await render(null)).toBeNull();
  expect(warn.mock.calls).toEqual([[{ tenant: "harbourside", car: "7" }, "car without a phone number"]]);
  expect(await render("02 5550 1000")).not.toBeNull();
  expect(warn).toHaveBeenCalledOnce();
});
