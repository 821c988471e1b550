import { describe, expect, it } from "vitest";
import { demoSite, withSettings } from "#server/testing/demo-site.ts";
import { footerDealer } from "./footer-dealer.ts";

const site = await demoSite();

describe("footerDealer", () => {
  it("says who the dealer is and how to reach them", () => {
    expect(footerDealer(site)).toMatchObject({
      name: "Harbourside Motor Group",
      phone: { text: "02 5550 1000", href: "tel:0255501000" },
      email: "hello@harbourside.example",
    });
    const none = withSettings(site, "site", { dealershipGroup: null });
    expect(footerDealer(none).group).toBeNull();
    const nowhere = { ...site, content: { ...site.content, locations: [] } };
    expect(footerDealer(nowhere).licence).toBeNull();
    const grouped = withSettings(site, "site", { dealershipGroup: "Tidewater" });
    expect(footerDealer(grouped).group).toContain("Tidewater");
  });
});
