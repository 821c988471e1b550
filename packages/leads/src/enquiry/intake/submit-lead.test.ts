import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../testing/sample-market.ts";
import { leadPayload } from "../model/lead-payload.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { memoryLeadStore } from "../../stores.ts";
import { sampleFacts } from "../../testing/sample-facts.ts";
import { submissionCounter } from "./spam/submission-counter.ts";
import { type IntakeTenant, type LeadCall, submitLead } from "./submit-lead.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const lead = {
  form: "used",
  idempotency_key: "key-one-1",
  first_name: "Ada",
  last_name: "Byron",
  email: "ada@example.com",
  phone: "0412345678",
  postcode: "4000",
  message: "Is it still available?",
};
const car = aCar({ id: "7", make: "Mazda", condition: "used" });

function setUp(change: Partial<IntakeTenant> = {}) {
  const store = memoryLeadStore();
  let ids = 0;
  const intake = {
    store,
    counter: submissionCounter(),
    verifier: null,
    now: () => new Date(NOW),
    newId: () => `id-of-lead-${(ids += 1)}`,
  };
  const tenant: IntakeTenant = {
    ...sampleFacts,
    slug: "north",
    policy: policyDefaults,
    primaryPlace: null,
    pushToPrimaryLocation: false,
    offers: [{ id: "9", name: "Free floor mats" }],
    models: [{ id: "m1", name: "CX-5", make: "Mazda" }],
    manufacturerSlug: null,
    autogaugeEnabled: false,
    findCar: async (id) => (id === car.id ? car : null),
    publicUrl: (url) => url && `https://north.example${url}`,
    publicJourney: (journey) => journey,
    sinks: ["mail"],
    sendsFiles: () => false,
    ...change,
  };
  const submit = async (body: unknown, more: Partial<LeadCall> = {}, at: IntakeTenant = tenant) => {
    const client = { userAgent: "Browser/1", address: "203.0.113.7" };
    const submitted = await submitLead(intake, at, { body, leadId: null, client, files: [], ...more });
    return submitted.kind === "malformed" ? submitted : submitted.result;
  };
  const only = async () => (await store.list({ limit: 9 }))[0];
  return { store, tenant, submit, only };
}

describe("submitLead", () => {
  it("makes the same lead of a script's JSON and of a plain form", async () => {
    const script = setUp();
    await script.submit({ lead: { ...lead, car_id: "7" } });
    const plain = setUp();
    await plain.submit({ ...lead, car_id: "7", step_number: "1" });
    expect((await plain.only())?.lead).toEqual((await script.only())?.lead);
  });

  it("believes a request nothing but its answers: car, offer, page and tenant are looked up", async () => {
    const { submit, only } = setUp();
    await submit({
      ...lead,
      car_id: "7",
      offer_id: "9",
      url: "/cars/a",
      website_slug: "south",
      make: "Rolls",
    });
    expect((await only())?.lead).toMatchObject({
      tenant: "north",
      car: { id: "7", make: "Mazda" },
      manufacturerSlug: "mazda",
      offer: { id: "9", name: "Free floor mats" },
      page: { url: "https://north.example/cars/a" },
      userAgent: "Browser/1",
    });
  });

  it("keeps of a journey what the tenant lets travel", async () => {
    const { submit, only } = setUp({
      publicJourney: ({ pages }) => ({ pages: pages.slice(1), query: [] }),
    });
    await submit({ ...lead, visited_pages: ["/a?token=x", "/b"], linked_query_params: { link: "x" } });
    expect((await only())?.lead.journey).toEqual({ pages: ["/b"], query: [] });
  });

  it("names the model a lead is about, as the dealer writes it, with its make", async () => {
    const { submit, only } = setUp();
    await submit({ ...lead, form: "new", postcode: "2300", model_id: "m1", "Vehicle Make": "Rolls" });
    const kept = (await only())?.lead;
    expect(kept).toMatchObject({
      category: "New Vehicle Enquiry",
      car: null,
      model: { id: "m1", name: "CX-5", make: "Mazda" },
      manufacturerSlug: "mazda",
    });
    expect(kept && leadPayload(kept, { yesNoFields: [] }).lead).toMatchObject({
      "Vehicle Make": "Mazda",
      "Vehicle Model": "CX-5",
      manufacturer_slug: "mazda",
    });
  });

  it("takes the dealership of a test drive from its car", async () => {
    const drive = aCar({ ...car, dealership: { ...car.dealership, slug: "south" } });
    const { submit, only } = setUp({ findCar: async () => drive });
    const { postcode: _postcode, message: _message, ...asked } = lead;
    expect(await submit({ ...asked, form: "test-drive", car_id: "7" })).toMatchObject({ ok: true });
    expect((await only())?.lead.dealership).toEqual({ slug: "south", name: "South Motors" });
  });

  it("keeps which vehicle a shopper would like to drive, in the shopper's words", async () => {
    const { submit, only } = setUp();
    const asked = { ...lead, form: "test-drive", dealership_slug: "north", "Vehicle Model": "Mazda CX-5" };
    expect(await submit(asked)).toMatchObject({ ok: true });
    const kept = (await only())?.lead;
    expect(kept).toMatchObject({ model: { id: null, name: "Mazda CX-5", make: null }, answers: [] });
    expect(kept && leadPayload(kept, { yesNoFields: [] }).lead).toMatchObject({
      "Vehicle Model": "Mazda CX-5",
    });
  });

  it("keeps plate, day and extra services of a service enquiry", async () => {
    const forms = { ...policyDefaults.forms, additionalServices: ["Wash"] };
    const { submit, only } = setUp({ policy: { ...policyDefaults, forms } });
    const asked = {
      Rego: "ABC123",
      "Service Booking Date": "2026-11-24",
      additional_services: ["Wash"],
      location: "2",
    };
    expect(await submit({ ...lead, form: "service", ...asked })).toMatchObject({ ok: true });
    expect((await only())?.lead).toMatchObject({
      tradeIn: { rego: "ABC123" },
      appointment: { kind: "service", date: "2026-11-24" },
      answers: [{ name: "additional_services", value: ["Wash"] }],
    });
  });

  it("refuses a day on which the visited place is closed, as the form's page does", async () => {
    const asked: unknown[] = [];
    const { submit } = setUp({
      closedDays: async (form, { car: about, place }) => {
        asked.push([form, about?.id ?? null, place?.id ?? null]);
        return ["2026-11-29"];
      },
    });
    const booking = { ...lead, form: "service", page_location: "2", location: "2", Rego: "ABC123" };
    expect(await submit({ ...booking, "Service Booking Date": "2026-11-29" })).toMatchObject({
      refused: "invalid",
      problems: [{ field: "Service Booking Date", reason: "not_offered" }],
    });
    expect(await submit({ ...booking, "Service Booking Date": "2026-11-30" })).toMatchObject({ ok: true });
    expect(asked[0]).toEqual(["service", null, "2"]);
  });

  it("takes a lead about a car that has left the stock as a lead without a car", async () => {
    const { submit, only } = setUp();
    expect(await submit({ ...lead, car_id: "8", offer_id: "none" })).toMatchObject({ ok: true });
    expect((await only())?.lead).toMatchObject({ car: null, offer: null, manufacturerSlug: null });
  });

  it("asks what the tenant's form asks at the place it stands at", async () => {
    const { submit, only } = setUp();
    const asked = { ...lead, form: "location-contact", name: "Ada Byron", page_location: "2" };
    expect(await submit(asked)).toMatchObject({ ok: true });
    expect((await only())?.lead).toMatchObject({
      category: "Service Enquiry",
      location: { name: "South Service" },
    });
  });

  it("says what is wrong with a body that is no lead", async () => {
    const { submit, store } = setUp();
    expect(await submit({ lead: { form: "lease" } })).toMatchObject({
      kind: "malformed",
      message: expect.stringContaining("Unknown form"),
    });
    expect(await submit("x")).toMatchObject({ kind: "malformed" });
    expect(await store.list({ limit: 9 })).toEqual([]);
  });

  it("makes a key where none was sent, so that two plain forms are two leads", async () => {
    const { submit, store } = setUp();
    const { idempotency_key: _key, ...keyless } = lead;
    await submit(keyless);
    await submit(keyless);
    expect(await store.list({ limit: 9 })).toHaveLength(2);
  });

  it("extends only a lead of the same tenant, and makes none where it is missing", async () => {
    const { submit, store, tenant } = setUp();
    const step = { ...lead, lead_status: "Incomplete", step_number: "1" };
    const first = await submit(step);
    const leadId = "id" in first ? first.id : "";
    expect(await submit(lead, { leadId }, { ...tenant, slug: "south" })).toEqual({
      ok: false,
      refused: "missing",
    });
    expect(await submit(lead, { leadId: "elsewhere" })).toEqual({ ok: false, refused: "missing" });
    expect(await store.list({ limit: 9 })).toHaveLength(1);
    expect(await submit(lead, { leadId })).toMatchObject({ id: leadId, outcome: "revised" });
  });

  it("creates the lead that a plain form names in vain", async () => {
    const { submit } = setUp();
    expect(await submit({ ...lead, lead_id: "lost" })).toMatchObject({ ok: true, outcome: "created" });
  });

  it("refuses a number that the plan of the market's country does not have where the tenant asks for strict numbers", async () => {
    const strict = { ...policyDefaults, forms: { ...policyDefaults.forms, strictPhoneNumbers: true } };
    const market = { ...sampleMarket, phone: { ...sampleMarket.phone, country: "NZ" as const } };
    expect(await setUp({ policy: strict, market }).submit(lead)).toMatchObject({
      problems: [{ field: "phone" }],
    });
    expect(await setUp({ policy: strict }).submit(lead)).toMatchObject({ ok: true });
  });

  it("sends a lead for certain sinks to those alone, whatever the routes say", async () => {
    const routes = [{ name: "all", to: ["crm"] }];
    const policy = { ...policyDefaults, leads: { ...policyDefaults.leads, routing: { routes } } };
    const { submit, only } = setUp({ policy });
    await submit(lead, { onlySinks: ["car-clarity"] });
    expect((await only())?.deliveries.map(({ sink }) => sink)).toEqual(["car-clarity"]);
  });
});
