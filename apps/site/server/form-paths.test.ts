import { aConfig } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import { formOfPath, isFormPage } from "./form-paths.ts";

const config = aConfig({ site: { name: "Acme" } });

describe("formOfPath", () => {
  it.each([
    ["/finance", "finance"],
    ["/finance/?car_id=9#finance-form", "finance"],
    ["/cars/trade-in?car_id=9", "trade-in"],
    ["/book-test-drive/", "test-drive"],
    ["/pages/book-a-service", "book-service"],
    ["/current-positions", "careers"],
    ["/vehicle-parts-and-accessories/", "parts"],
    ["/contact-us/north", "location-contact"],
    ["/contact-us", null],
    ["/contact-us/north/more", null],
    ["/financed", null],
    ["/constructor", null],
  ])("%s is %s", (path, form) => expect(formOfPath(path, config)).toBe(form));

  it("knows the paths a tenant's own settings name", () => {
    const own = aConfig({ links: { serviceBooking: "/book-a-service-smithfield" } });
    expect(formOfPath("/book-a-service-smithfield", own)).toBe("book-service");
    expect(formOfPath("/book-a-service-smithfield", config)).toBeNull();
  });

  it("has no page for a form the tenant does not offer, or a trade-in that is switched off", () => {
    const few = aConfig({ forms: { offered: ["general", "trade-in"] }, tradeIn: { enabled: false } });
    expect(formOfPath("/finance", few)).toBeNull();
    expect(formOfPath("/trade-in", few)).toBeNull();
    expect(formOfPath("/contact", few)).toBe("general");
  });
});

describe("isFormPage", () => {
  it("is false for an address that leads elsewhere on this site", () => {
    const own = aConfig({ links: { financePath: "/apply-for-finance" } });
    expect(
      ["/finance", "/finance-pre-approval", "/apply-for-finance"].map((path) => isFormPage(path, own)),
    ).toEqual([false, false, true]);
  });

  it.each(["//evil.example/finance", "/\\evil.example", "https://evil.example/finance", "finance", ""])(
    "never sends a form back to %j",
    (path) => expect(isFormPage(path, config)).toBe(false),
  );
});
