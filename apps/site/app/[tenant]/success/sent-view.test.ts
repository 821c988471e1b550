import { wording } from "@forecourt/tenant-config";
import { describe, expect, it } from "vitest";
import { demoSite } from "#server/testing/demo-site.ts";
import { sentAbout } from "./sent-view.ts";

const site = await demoSite();
const about = (lead: object) =>
  sentAbout(
    { lead: { category: "Service Enquiry", subcategory: null, ...lead } } as Parameters<typeof sentAbout>[0],
    wording(site.config),
  );

describe("sentAbout", () => {
  it("names what an enquiry is about and how it was filed, so that no two kinds are called alike", () => {
    expect(about({ car: { name: "2020 Kia Rio" } })).toBe("2020 Kia Rio · Service Enquiry");
    expect(about({ car: { name: "2020 Kia Rio" }, subcategory: "Test Drive" })).toBe(
      "2020 Kia Rio · Test Drive",
    );
    expect(about({ subcategory: "Career Enquiry" })).toBe("Career Enquiry");
    expect(about({})).toBe("Service Enquiry");
    expect(about({ category: "Fleet Enquiry" })).toBe("Fleet Enquiry");
  });
});
