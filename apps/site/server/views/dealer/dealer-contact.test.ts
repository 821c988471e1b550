import { describe, expect, it } from "vitest";
import { demoSite, withSettings } from "#server/testing/demo-site.ts";
import { dealerContact } from "./dealer-contact.ts";

const site = await demoSite();
const at = (time: string) => dealerContact({ ...site, now: new Date(time) });

describe("dealerContact", () => {
  it("is the site's own number, else the primary location's, else its landline", () => {
    expect(dealerContact(site).phone).toEqual({ text: "02 5550 1000", href: "tel:0255501000" });
    const none = withSettings(site, "site", { phone: null });
    expect(dealerContact(none).phone?.text).toBe("02 5550 1010");
    const places = site.content.locations.map((place) => ({
      ...place,
      contact: { ...place.contact, phone: null, landlinePhone: place.primary ? "02 5550 9999" : null },
    }));
    const content = { ...site.content, locations: places };
    expect(dealerContact({ ...none, content }).phone?.text).toBe("02 5550 9999");
    const nowhere = { ...none, content: { ...site.content, locations: [] } };
    expect(dealerContact(nowhere)).toEqual({ phone: null, open: null, hours: [] });
  });

  it("names the holiday that closes the primary location", () => {
    // Noon of Christmas Day in Newcastle.
    expect(at("2026-12-25T01:00:00Z").open?.text).toContain("Christmas Day");
  });

  it("says whether the primary location is open, and its week", () => {
    // Saturday, 1 pm and 9 pm in Newcastle.
    expect(at("2026-11-21T02:00:00Z").open?.isOpen).toBe(true);
    expect(at("2026-11-21T10:00:00Z").open?.isOpen).toBe(false);
    expect(at("2026-11-21T02:00:00Z").hours[0]).toMatchObject({ days: "Mon-Fri" });
  });
});
