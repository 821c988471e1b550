import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { aCar } from "@forecourt/search/testing";
import { MARKETS, organisationJsonLd } from "@forecourt/tenant-config";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createLead } from "./leads/create-lead.ts";
import { startDelivery } from "./leads/delivery.ts";
import { findCarPage } from "./pages/cars/car-page.ts";
import { formPage } from "./pages/form-page.ts";
import { homePage } from "./pages/home/home-page.ts";
import { findStockPage } from "./pages/stock/stock-page.ts";
import { visitSetting } from "./privacy/visit-setting.ts";
import type { TenantSite } from "./tenants/tenant-site.ts";
import { anEnquiry } from "./testing/an-enquiry.ts";
import { CA } from "./testing/canada.ts";
import { asJson, freshKey } from "./testing/lead-calls.ts";
import { beginRequest } from "./testing/request-scope.ts";
import { openTestSite, type TestSite } from "./testing/test-site.ts";
import { keyFacts } from "./views/car/car-facts.ts";
import { listCards } from "./views/car/list-card.ts";
import { locationView } from "./views/dealer/location-view.ts";

const TENANT = {
  site: {
    name: "Maple Motors",
    market: "CA",
    hosts: ["maple.example"],
    address: { street: "1 King Street", city: "Toronto", state: "ON", postcode: "M5H 1A1" },
    dealerships: [{ id: "1", slug: "maple", name: "Maple Motors" }],
  },
  finance: { showRepayment: "car_and_list" },
  leads: {
    sinks: [{ kind: "adf-http", name: "crm", url: "https://crm.example/adf", auth: { kind: "none" } }],
    routing: { routes: [{ name: "all", to: ["crm"] }] },
  },
};
const LOCATION = {
  id: "1",
  name: "Maple Motors",
  slug: "maple",
  primary: true,
  dealership_slug: "maple",
  address: { street: "1 King Street", city: "Toronto", state: "ON", postcode: "M5H 1A1" },
  contact_detail: {
    phone: "(416) 555-0100",
    opening_hours: [{ weekday: 5, status: "Open", open: "09:00", close: "17:00" }],
  },
};

let world: TestSite;
let site: TenantSite;
const folder = mkdtempSync(join(tmpdir(), "forecourt-canada-"));
const car = aCar({
  id: "9",
  slug: "kia-rio-9",
  make: "Kia",
  price: 29_990,
  odometer: 45_000,
  condition: "used",
});

beforeAll(async () => {
  mkdirSync(join(folder, "maple"));
  writeFileSync(join(folder, "maple/tenant.json"), JSON.stringify(TENANT));
  writeFileSync(join(folder, "maple/locations.json"), JSON.stringify([LOCATION]));
  world = await openTestSite({ FORECOURT_TENANTS: folder }, { markets: { ...MARKETS, CA } });
  await world.stock("maple", [car]);
  site = await world.site("maple");
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => beginRequest({ host: "maple.localhost:3000" }, "new"));

const send = (change: Record<string, string>) =>
  createLead(
    asJson({
      ...anEnquiry({ form: "used", dealership_slug: "maple", car_id: "9", ...change }),
      idempotency_key: freshKey(),
    }),
    site.content,
    world.wiring,
  );

const labelsOf = async (form: string) =>
  (await formPage({ tenant: "maple", form }, { car_id: "9" })).form.steps.flatMap(({ fields }) =>
    fields.map(({ label }) => label),
  );

describe("a market that is one more file", () => {
  it("has a home page, whose place keeps Toronto's clock", async () => {
    const home = await homePage(world.wiring, site);
    expect(home.locations).toMatchObject([{ timeZone: "America/Toronto" }]);
    const [place] = home.locations;
    // It is Friday evening there, 9 pm.
    expect(place && locationView(place, site).open).toMatchObject({ isOpen: false });
    expect(organisationJsonLd(site.config)).toMatchObject({
      address: { addressCountry: "CA", postalCode: "M5H 1A1" },
    });
    expect(await visitSetting(world.wiring, site)).toMatchObject({
      callingCode: "1",
      consentRule: "ask",
      analytics: { currency: "CAD" },
    });
  });

  it("has a stock list in its money and distance", async () => {
    const list = await findStockPage(world.wiring, site, "used-cars", new URLSearchParams());
    const found = list.kind === "list" && list.page.result.ok ? list.page.result.cars : [];
    const { cars, warning } = listCards(found, site, { path: "used-cars" });
    expect(cars).toMatchObject([{ price: { currency: "CAD", text: "$29,990" } }]);
    expect(cars[0]?.repayment?.rates).toMatch(/APR/);
    expect(warning).not.toBeNull();
  });

  it("has a car's page with its form, which asks for a province and a postal code", async () => {
    expect(await findCarPage(world.wiring, site, "kia-rio-9")).toMatchObject({ kind: "found" });
    expect(keyFacts(car, site)).toContainEqual(expect.objectContaining({ value: "45,000 km" }));
    expect(await labelsOf("used")).toEqual(expect.arrayContaining(["Phone", "Postal code"]));
    expect(await labelsOf("finance")).toContain("Province");
  });

  it.each([
    ["postcode", "2300", "Invalid postal code. Please enter one like K1A 0B1."],
    ["phone", "0412345678", "Invalid phone number. Must be a Canadian number."],
    ["phone", "(212) 555-0123", "Invalid phone number. Must be a Canadian number."],
  ])("refuses a %s of another country: %s", async (field, text, message) => {
    const answer = await send({ phone: "416 555 0123", postcode: "K1A 0B1", [field]: text });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(await answer.json())).toContain(message);
  });

  it("takes an enquiry with its numbers and delivers it in its money", async () => {
    const sent: string[] = [];
    vi.spyOn(world.wiring, "tenantFetch").mockImplementation(async (_url, init) => {
      if (typeof init?.body === "string") sent.push(init.body);
      return new Response();
    });
    const answer = await send({ phone: "(416) 555-0123", postcode: "k1a 0b1", message: "Is it there?" });
    expect(answer.status).toBe(201);
    const [stored] = await world.wiring.leads.list({ tenant: "maple", limit: 9 });
    expect(stored?.lead.person).toMatchObject({ phoneE164: "+14165550123", postcode: "k1a 0b1" });
    const worker = startDelivery(world.wiring);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await worker.stop();
    expect(sent[0]).toMatch(/currency="CAD"[\s\S]*<country>CA<\/country>/);
    expect(sent[0]).toContain("-05:00");
  });
});
