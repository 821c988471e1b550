import { describe, expect, it } from "vitest";
import { noIllustrations } from "#host/illustrator/illustrator.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { drivingOff } from "./driving-off.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
/** Draws every vehicle by its kind and body, and stands it alone. */
const illustrate: TenantSite["illustrate"] = ({ body, itemType, colour }) =>
  `${colour} ${itemType ?? "Car"} ${body}`;
const drawn = { standAlone: (picture: string, view: string) => `${picture}, ${view}` };
const siteOf = async (dealer: string, draws = illustrate) =>
  tenantSite(await demoContent(dealer), NOW, draws);

describe("drivingOff", () => {
  it.each([
    ["harbourside", "Red Car SUV, rear"],
    ["redline", "Red Motorcycle Naked, rear"],
    ["longhaul", "Red Truck Prime Mover, rear"],
    ["wander", "Red Car Motorhome, rear"],
    ["lonestar", "Red Car Pickup, rear"],
  ])("is for %s what it sells, from behind", async (dealer, picture) => {
    expect(drivingOff(await siteOf(dealer), drawn)).toBe(picture);
  });

  it("is nothing where nothing is drawn, or nothing that stands alone", async () => {
    expect(drivingOff(await siteOf("harbourside", noIllustrations.illustrate), drawn)).toBeNull();
    expect(drivingOff(await siteOf("harbourside"), noIllustrations)).toBeNull();
  });
});
