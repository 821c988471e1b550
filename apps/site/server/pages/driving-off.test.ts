import { describe, expect, it } from "vitest";
import { noIllustrations } from "#server/media/illustrator.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { demoIllustrator } from "../../demo/art/demo-illustrator.ts";
import { drivingOff } from "./driving-off.ts";

const NOW = new Date("2026-11-21T02:00:00Z");
const siteOf = async (dealer: string, illustrate = demoIllustrator.illustrate) =>
  tenantSite(await demoContent(dealer), NOW, illustrate);

describe("drivingOff", () => {
  it.each([
    ["harbourside", "suv"],
    ["redline", "motorcycle"],
    ["longhaul", "prime-mover"],
    ["wander", "motorhome"],
    ["lonestar", "ute"],
  ])("is for %s what it sells, from behind and without a studio", async (dealer, body) => {
    expect(drivingOff(await siteOf(dealer), demoIllustrator)).toMatch(
      new RegExp(`^/media/drawn/${body}/red/rear(-2)?-alone\\.webp$`),
    );
  });

  it("is nothing where nothing is drawn", async () => {
    expect(drivingOff(await siteOf("harbourside", noIllustrations.illustrate), demoIllustrator)).toBeNull();
    expect(drivingOff(await siteOf("harbourside"), noIllustrations)).toBeNull();
  });
});
