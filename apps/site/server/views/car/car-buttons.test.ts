import { aCar } from "@forecourt/search/testing";
import { aLocation } from "@forecourt/tenant-config/testing";
import { describe, expect, it } from "vitest";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { demoSite, withSettings } from "#server/testing/demo-site.ts";
import { carButtons, reserveFacts, testDriveHref } from "./car-buttons.ts";

const site = withSettings(await demoSite(), "carActions", {
  chat: true,
  assistant: true,
  whatsappNumber: "61491570156",
});
const car = aCar({ id: "9", slug: "kia-rio-9", images: [] });
const enquiryOf = (condition: "new" | "used") => carButtons(aCar({ ...car, condition }), site).enquire;
const rowOf = (of = car, at = site) => carButtons(of, at).others;
const chatOf = (of: TenantSite) => rowOf(car, of).find(({ kind }) => kind === "chat");
const custom = (href: string) =>
  rowOf(car, withSettings(site, "carActions", { custom: { label: "More", href } })).find(
    ({ label }) => label === "More",
  );

const rentingAt = ({ location }: typeof car): TenantSite => {
  const rentals = aLocation("Rentals", { id: location.id ?? "", subtypes: ["rental"] });
  return { ...site, content: { ...site.content, locations: [rentals] } };
};

describe("carButtons", () => {
  it("draws chat and assistant where the site has such a service, and no Reserve, which has no page yet", () => {
    const paid = aCar({
      ...car,
      hasCheckoutPaymentProcessor: true,
      paymentProcessors: [{ authorizationType: "stripe", hasKey: true }],
    });
    const row = rowOf(paid, {
      ...site,
      config: { ...site.config, reserve: { ...site.config.reserve, payments: true } },
    });
    expect(row.map(({ label }) => label)).toEqual([
      "Finance",
      "Book a Test Drive",
      "Value my trade-in",
      "WhatsApp",
      "Chat",
      "Ask our assistant",
    ]);
    const none = { liveChatId: null, autobot: null };
    const without = {
      ...site,
      config: { ...site.config, integrations: { ...site.config.integrations, ...none } },
    };
    expect(rowOf(paid, without).map(({ label }) => label)).not.toContain("Chat");
    expect(rowOf(paid, without).map(({ label }) => label)).not.toContain("Ask our assistant");
  });

  it("opens forms as dialogs whose links are pages", () => {
    const { enquire, others } = carButtons(car, site);
    expect(enquire).toMatchObject({ label: "Enquire Now", form: "used", href: "/cars/kia-rio-9/enquire" });
    expect(others.find(({ kind }) => kind === "test_drive")).toMatchObject({
      form: "test-drive",
      href: "/book-test-drive?car_id=9",
    });
  });

  it("leads to the enquiry below the car's own address, whether it is new or used", () => {
    expect(enquiryOf("new")).toMatchObject({ form: "new", href: "/cars/kia-rio-9/enquire" });
    expect(enquiryOf("used")).toMatchObject({ form: "used", href: "/cars/kia-rio-9/enquire" });
  });

  it("asks for something similar once a car is sold, and offers little else", () => {
    const sold = carButtons(aCar({ ...car, status: { kind: "sold", soldAt: 1 } }), site);
    expect(sold.enquire).toMatchObject({
      label: "Find me something similar",
      form: "similar",
      href: "/find-me-something-similar?car_id=9",
    });
    expect(sold.others.map(({ kind }) => kind)).toEqual(["whatsapp", "chat", "assistant"]);
  });

  it("takes the tenant's own words for a button", () => {
    const own = withSettings(site, "carActions", {
      labels: { enquire: "Message Now", finance: "Pay over time", call: "Ring us" },
    });
    expect(carButtons(car, own)).toMatchObject({ enquire: { label: "Message Now" }, call: "Ring us" });
    expect(rowOf(car, own)[0]?.label).toBe("Pay over time");
  });

  it("says the tenant's own sentences on its buttons", () => {
    const words = {
      tradeIn: "Swap yours",
      chat: "Talk to us",
      testDrive: "Drive it",
      whatsapp: "Text us",
      history: "Its past",
      location: "Where it stands",
    };
    const own = withSettings(site, "wording", { car: words });
    const chats = {
      ...own,
      config: { ...own.config, carActions: { ...own.config.carActions, chat: true } },
    };
    const labels = new Map(rowOf(car, chats).map(({ kind, label }) => [kind, label]));
    expect([labels.get("trade_in"), labels.get("chat"), labels.get("test_drive")]).toEqual([
      "Swap yours",
      "Talk to us",
      "Drive it",
    ]);
    expect(labels.get("whatsapp")).toBe("Text us");
    const reported = aCar({ ...car, historyReportUrl: "https://reports.example/9.pdf" });
    const report = rowOf(reported, chats).find(({ kind }) => kind === "history_report");
    expect(report?.label).toBe("Its past");
    expect(carButtons(car, chats).location?.label).toBe("Where it stands");
  });

  it("has a phone card for a car with a phone, and a place over the pictures for one that stands somewhere", () => {
    const nowhere = { ...car.location, phone: null, name: null };
    expect(carButtons(car, site)).toMatchObject({
      call: "Call the dealer",
      location: { href: "/cars/kia-rio-9#vehicle-map" },
    });
    expect(carButtons(aCar({ ...car, location: nowhere }), site)).toMatchObject({
      call: null,
      location: null,
    });
  });

  it("leads to pages of the site about this car, and to other sites in a new tab", () => {
    const row = new Map(rowOf().map((button) => [button.label, button]));
    expect(row.get("Finance")).toMatchObject({ newTab: false });
    expect(row.get("Finance")?.href).toMatch(/^\/finance\?.*car_id=9.*#finance-form$/);
    expect(row.get("Value my trade-in")).toMatchObject({ href: "/cars/trade-in?car_id=9", newTab: false });
    expect(row.get("WhatsApp")).toMatchObject({ href: "https://wa.me/61491570156", newTab: true });
  });

  it("draws Reserve, which leads to the car's checkout, where an account takes the deposit", () => {
    const paid = aCar({
      ...car,
      price: 20_000,
      condition: "used",
      hasCheckoutPaymentProcessor: true,
      paymentProcessors: [{ authorizationType: "demo", hasKey: true }],
    });
    const account = { provider: "demo", dealership: null, publishableKey: null, fields: null } as const;
    const withAccount = { ...site, accountOf: () => account };
    const fromFeed = { ...paid, hasCheckoutPaymentProcessor: false, paymentProcessors: [] };
    expect(rowOf(fromFeed, withAccount).map(({ kind }) => kind)).toContain("reserve");
    const reserved = rowOf(paid, withAccount);
    expect(reserved.find(({ kind }) => kind === "reserve")).toEqual({
      kind: "reserve",
      label: "Reserve online",
      href: "/cars/kia-rio-9/checkout",
      newTab: false,
      form: null,
      widget: null,
    });
    expect(rowOf(paid).map(({ kind }) => kind)).not.toContain("reserve");
  });

  it("leads a chat to the contact form where no script runs, and home where there is no such form", () => {
    const chats = withSettings(site, "carActions", { chat: true });
    expect(chatOf(chats)).toMatchObject({
      href: "/contact",
      newTab: false,
      form: null,
      widget: { kind: "chat" },
    });
    const forms = { ...chats.config.forms, offered: [] };
    expect(chatOf({ ...chats, config: { ...chats.config, forms } })).toMatchObject({ href: "/" });
  });

  it("draws no button of a form that the site has no page for", () => {
    const offered = site.config.forms.offered.filter((form) => form !== "test-drive");
    expect(rowOf(car, withSettings(site, "forms", { offered })).map(({ kind }) => kind)).not.toContain(
      "test_drive",
    );
  });

  it("carries the days a car is wanted for to the enquiry", () => {
    const hire = { pickUp: "2026-11-23", return: "2026-11-25", days: 2 };
    expect(carButtons(car, site, hire).enquire?.href).toBe(
      "/cars/kia-rio-9/enquire?pickup=2026-11-23&return=2026-11-25",
    );
  });

  it("opens the history report beside the page", () => {
    const row = rowOf(aCar({ historyReportUrl: "https://reports.example/9.pdf" }));
    expect(row.find(({ kind }) => kind === "history_report")).toEqual({
      kind: "history_report",
      label: "Car history report",
      href: "https://reports.example/9.pdf",
      newTab: true,
      form: null,
      widget: null,
    });
  });

  it("leads nowhere a link may not lead, and keeps the tenant's own host in the page", () => {
    expect(custom("/about-us")).toMatchObject({ label: "More", href: "/about-us", newTab: false });
    expect(custom("https://more.example/")).toMatchObject({ newTab: true });
    expect(custom("javascript:alert(1)")).toBeUndefined();
  });

  it("offers no test drive or finance of a car at a rental place", () => {
    const kinds = carButtons(car, rentingAt(car)).others.map(({ kind }) => kind);
    expect(kinds).not.toContain("test_drive");
    expect(kinds).not.toContain("finance");
  });
});

describe("reserveFacts", () => {
  it.each(["AUD", "EUR"])("name the currency of price floors: %s", (currency) => {
    expect(reserveFacts(car, withSettings(site, "cars", { currency }))).toEqual({
      currency,
      rentalPlace: false,
      autograb: site.config.integrations.autograb,
      account: false,
    });
  });

  it("know a rental place, one that is hidden from shoppers too", () => {
    expect(reserveFacts(car, rentingAt(car)).rentalPlace).toBe(true);
    const { content } = rentingAt(car);
    const hidden = { ...content, locations: [], hiddenLocations: content.locations };
    expect(reserveFacts(car, { ...site, content: hidden }).rentalPlace).toBe(true);
  });
});

describe("testDriveHref", () => {
  it("leads from a finance page to the test drive of its car", () => {
    expect(testDriveHref(car, site)).toBe("/book-test-drive?car_id=9");
    expect(testDriveHref(aCar({ ...car, status: { kind: "sold", soldAt: null } }), site)).toBeNull();
    expect(testDriveHref(car, withSettings(site, "forms", { offered: ["finance"] }))).toBeNull();
  });

  it("asks on an autograb site for a car that is in stock, free and dear enough", () => {
    const autograb = withSettings(withSettings(site, "integrations", { autograb: true }), "reserve", {
      priceAbove: 200,
    });
    const priced = aCar({ ...car, price: 201, reserved: false, status: { kind: "in_stock" } });
    expect(testDriveHref(priced, autograb)).not.toBeNull();
    for (const change of [{ price: 200 }, { reserved: true }, { status: { kind: "coming_soon" as const } }])
      expect(testDriveHref(aCar({ ...priced, ...change }), autograb)).toBeNull();
  });
});
