import { describe, expect, it } from "vitest";
import { demoContent } from "#server/testing/demo-content.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { carAssurances } from "./car-assurances.ts";

const site = tenantSite(await demoContent("harbourside"), new Date("2026-11-21T02:00:00Z"));

describe("carAssurances", () => {
  it("are those of the car's condition, with their pages, then the score of all reviews", () => {
    const used = carAssurances({ condition: "used" }, site);
    expect(used.map(({ text }) => text)).toEqual([
      "12 months warranty from us",
      "Serviced in our own workshop before it is sold",
      expect.stringContaining("999 reviews"),
    ]);
    expect(used.map(({ href }) => href)).toEqual(["/warranty", null, "/reviews"]);
    expect(used.at(-1)).toMatchObject({ icon: "star", href: "/reviews" });
    const reviews = { ...site.content.reviews, average: 1 };
    const strict = { ...site.config, reviews: { ...site.config.reviews, minimumAverage: 4 } };
    const unscored = { ...site, config: strict, content: { ...site.content, reviews } };
    expect(carAssurances({ condition: "used" }, unscored)).toEqual(used.slice(0, 2));
    expect(carAssurances({ condition: "new" }, site)[0]?.text).toBe("The maker's full warranty");
  });
});
