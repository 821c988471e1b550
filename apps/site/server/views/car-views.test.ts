import { wording } from "@forecourt/tenant-config";
import { aCar } from "@forecourt/search/testing";
import { aLocation } from "@forecourt/tenant-config/testing";
import { beforeAll, describe, expect, it } from "vitest";
import { tenantSite, type TenantSite } from "#server/tenants/tenant-site.ts";
import { demoContent } from "#server/testing/demo-content.ts";
import { carButtons } from "./car-buttons.ts";
import { carCardView } from "./car-card.ts";
import { carFacts } from "./car-facts.ts";
import { footerDealer } from "./footer-dealer.ts";
import { formView } from "./form-view.ts";
import { dealerContact } from "./dealer-contact.ts";

const now = new Date("2026-11-21T02:00:00Z");
let site: TenantSite;
beforeAll(async () => {
  site = tenantSite(await demoContent("harbourside"), now);
});

/** The site with some settings of one section changed. */
const withSettings = (section: keyof TenantSite["config"], change: object): TenantSite => ({
  ...site,
  config: { ...site.config, [section]: { ...(site.config[section] as object), ...change } },
});
const car = aCar({ id: "9", slug: "kia-rio-9", images: [] });

const custom = (href: string) =>
  carButtons(car, withSettings("carActions", { custom: { label: "More", href } }), null).find(
    ({ label }) => label === "More",
  );
const at = (time: string) => dealerContact({ ...site, now: new Date(time) });
const hidden = (view: ReturnType<typeof formView>) => new Map(view.setting.hidden);

describe("carButtons", () => {
  it("leaves out the buttons that stand by themselves, and widgets", () => {
    const row = carButtons(car, site, null).map(({ label }) => label);
    expect(row).toEqual(["Finance", "Book a Test Drive", "Value my trade-in", "WhatsApp"]);
  });

  it("leads to pages of the site about this car, and to other sites in a new tab", () => {
    const row = new Map(carButtons(car, site, null).map((button) => [button.label, button]));
    expect(row.get("Finance")).toMatchObject({ newTab: false });
    expect(row.get("Finance")?.href).toMatch(/^\/finance\?.*car_id=9.*#finance-form$/);
    expect(row.get("Value my trade-in")).toMatchObject({ href: "/cars/trade-in?car_id=9", newTab: false });
    expect(row.get("Book a Test Drive")).toMatchObject({ href: "/book-test-drive?car_id=9", newTab: false });
    expect(row.get("WhatsApp")).toMatchObject({ href: "https://wa.me/61491570156", newTab: true });
  });

  it("opens the history report beside the page", () => {
    const report = carButtons(aCar({ historyReportUrl: "https://reports.example/9.pdf" }), site, null);
    expect(report.find(({ label }) => label === "Car history report")).toEqual({
      label: "Car history report",
      href: "https://reports.example/9.pdf",
      newTab: true,
    });
  });

  it("leads nowhere a link may not lead, and keeps the tenant's own host in the page", () => {
    expect(custom("/about-us")).toEqual({ label: "More", href: "/about-us", newTab: false });
    expect(custom("https://more.example/")).toMatchObject({ newTab: true });
    expect(custom("javascript:alert(1)")).toBeUndefined();
  });

  it("offers no test drive or finance of a car at a rental place", () => {
    const rental = aLocation("Rentals", { subtypes: ["rental"] });
    const row = carButtons(car, site, rental).map(({ label }) => label);
    expect(row).not.toContain("Book a Test Drive");
  });
});

describe("carCardView", () => {
  it("shows what is known of a car, and nothing in place of what is not", () => {
    const view = carCardView(car, site);
    expect(view).toMatchObject({
      href: "/cars/kia-rio-9",
      badge: "SR5",
      place: "Riverside, QLD",
      image: null,
    });
    expect(view.facts).toEqual(["45,210 km", "Automatic", "Diesel"]);
    const bare = aCar({
      odometer: null,
      transmission: null,
      fuel: null,
      state: null,
      location: { ...car.location, name: null },
      dealership: { ...car.dealership, name: null },
    });
    expect(carCardView(bare, site)).toMatchObject({ facts: [], place: null });
  });

  it("names the dealership where the place has no name, and the state alone where neither has", () => {
    const location = { ...car.location, name: null };
    expect(carCardView(aCar({ location }), site).place).toBe("Riverside Toyota, QLD");
    const dealership = { ...car.dealership, name: null };
    expect(carCardView(aCar({ location, dealership }), site).place).toBe("QLD");
  });

  it("draws the first photograph with an illustration to fall back on, or the illustration alone", () => {
    const drawn: TenantSite = { ...site, illustrate: () => "/media/drawn/ute.webp" };
    const images = [
      { url: "https://cdn.example/a.jpg", thumbnailUrl: null },
      { url: "https://cdn.example/b.jpg", thumbnailUrl: null },
    ];
    const title = carCardView(car, site).title;
    expect(carCardView(aCar({ images }), drawn).image).toEqual({
      src: "https://cdn.example/a.jpg",
      alt: title,
      fallback: "/media/drawn/ute.webp",
    });
    expect(carCardView(car, drawn).image).toEqual({
      src: "/media/drawn/ute.webp",
      alt: title,
      fallback: null,
    });
    expect(carCardView(aCar({ images }), site).image).toMatchObject({ fallback: null });
  });
});

describe("carFacts", () => {
  it("lists what is known in the order shoppers ask", () => {
    const rows = carFacts(aCar({ engine: "2.8 L", colour: "White" }), site.config, wording(site.config));
    expect(rows.map(({ value }) => value)).toEqual([
      expect.any(String),
      "45,210 km",
      "2021",
      "Ute",
      "Automatic",
      "4x4",
      "Diesel",
      "2.8 L",
      "White",
      "5",
      "4",
      "U131302",
      "MR0FZ29G001234567",
    ]);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it("leaves out what is not known, and keeps a zero", () => {
    const bare = aCar({
      odometer: 0,
      year: null,
      body: null,
      transmission: null,
      drive: null,
      fuel: null,
      colour: null,
      seats: null,
      doors: null,
      stockNumber: null,
      vin: null,
    });
    expect(
      carFacts(bare, site.config, wording(site.config))
        .map(({ value }) => value)
        .slice(1),
    ).toEqual(["0 km"]);
    expect(carFacts(aCar({ ...bare, odometer: null }), site.config, wording(site.config))).toHaveLength(1);
  });
});

describe("footerDealer", () => {
  it("says who the dealer is and how to reach them", () => {
    expect(footerDealer(site)).toMatchObject({
      name: "Harbourside Motor Group",
      phone: { text: "02 5550 1000", href: "tel:0255501000" },
      email: "hello@harbourside.example",
    });
    const none = withSettings("site", { dealershipGroup: null });
    expect(footerDealer(none).group).toBeNull();
    const grouped = withSettings("site", { dealershipGroup: "Tidewater" });
    expect(footerDealer(grouped).group).toContain("Tidewater");
  });
});

describe("dealerContact", () => {
  it("is the site's own number, else the primary location's, else its landline", () => {
    expect(dealerContact(site).phone).toEqual({ text: "02 5550 1000", href: "tel:0255501000" });
    const none = withSettings("site", { phone: null });
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

  it("says whether the primary location is open, and its week", () => {
    // Saturday, 1 pm and 9 pm in Newcastle.
    expect(at("2026-11-21T02:00:00Z").open?.isOpen).toBe(true);
    expect(at("2026-11-21T10:00:00Z").open?.isOpen).toBe(false);
    expect(at("2026-11-21T02:00:00Z").hours[0]).toMatchObject({ days: "Mon-Fri" });
  });
});

describe("formView", () => {
  it("carries the form, the page and a key of its own", () => {
    const view = formView(site, { id: "general", path: "/contact" });
    const fields = hidden(view);
    expect(fields.get("form")).toBe("general");
    expect(fields.get("url")).toBe("/contact");
    expect(fields.get("idempotency_key")).toMatch(/^[\w-]{36}$/);
    expect(fields.get("idempotency_key")).not.toBe(
      hidden(formView(site, { id: "general", path: "/contact" })).get("idempotency_key"),
    );
    expect([...fields.keys()]).toEqual(["form", "idempotency_key", "url"]);
    expect(view.setting).toMatchObject({
      action: "/api/leads",
      tenant: "harbourside",
      state: null,
      car: null,
      findsVehicles: false,
      successPath: "/success",
    });
  });

  it("names the car, the place and the offer it is about", () => {
    const place = site.content.locations.find(({ primary }) => primary) ?? null;
    const fields = hidden(
      formView(site, { id: "general", path: "/", car, location: place, offerId: "7001" }),
    );
    expect([fields.get("car_id"), fields.get("page_location"), fields.get("offer_id")]).toEqual([
      "9",
      place?.id,
      "7001",
    ]);
  });

  it("knows the state of the place, else of the car", () => {
    const state = (placement: object) =>
      formView(site, { id: "general", path: "/", ...placement }).setting.state;
    expect(state({ car })).toBe("QLD");
    expect(state({ car, location: site.content.locations[0] })).toBe("NSW");
  });

  it("sends a form with files to the route for files, and one of several steps as far as it goes", () => {
    const trade = formView(site, { id: "trade-in", path: "/trade-in" });
    expect(trade.setting.action).toBe("/api/leads/with-files");
    const finance = formView(site, { id: "finance", path: "/finance" });
    expect(hidden(finance).get("step_number")).toBe(String(finance.form.steps.length));
    expect(finance.words.steps[0]).toContain(String(finance.form.steps.length));
    expect(finance.words.steps).toHaveLength(finance.form.steps.length);
    expect(finance.words.laterText).toContain("7");
  });

  it("tracks the car a form is about", () => {
    const { setting } = formView(site, { id: "used", path: "/", car, findsVehicles: true });
    expect(setting.findsVehicles).toBe(true);
    expect(setting.car).toEqual({
      condition: "used",
      testDriveOnly: false,
      tracked: { id: "9", slug: "kia-rio-9", name: car.name, price: 52_990 },
    });
  });

  it("fills in what the car says already, which the address may say otherwise", () => {
    const filled = (query: string, of = car) =>
      formView(site, { id: "finance", path: "/finance", car: of, query: new URLSearchParams(query) }).filled;
    const price = aCar({ ...car, price: 20_000.4 });
    const budget = Object.entries(filled("", price)).filter(([, value]) => value === "20000");
    expect(budget).toHaveLength(1);
    const [[field] = [""]] = budget;
    expect(filled("vehiclePriceBudget=15000", price)[field]).toBe("15000");
    expect(filled("", aCar({ ...car, price: null }))[field]).toBeUndefined();
  });
});
