import { aCar } from "@forecourt/search/testing";
import { catalogueOf } from "@forecourt/search/export";
import { describe, expect, it } from "vitest";
import { createLead } from "#server/leads/create-lead.ts";
import { revealPhone } from "#server/events/phone-reveal.ts";
import { vehicleFeed } from "#server/machines/vehicle-feed.ts";
import { findCarPage } from "#server/pages/cars/car-page.ts";
import { testSite } from "#server/testing/test-site.ts";
import { carButtons } from "#server/views/car/car-buttons.ts";
import { formAnswer } from "#server/views/form/form-about.ts";
import { sentView } from "../../app/[tenant]/success/sent-view.ts";
import { readStockQuery } from "./read-stock-query.ts";
import { findCarById, findCarForStaff } from "./stock.ts";

const DEALER = "bluegum-mazda";
const world = await testSite();
const site = await world.site(DEALER);
const [hidden] = site.content.hiddenLocations;
if (!hidden) throw new Error(`${DEALER} hides no location.`);
const yard = hidden;
const { id, slug, name, contact } = yard;
const location = { id, slug, name, phone: contact.phone, distributionLocations: [] };
const vin = "JTNVKJZN4NH446211";
const photo = { url: "https://cdn.example/1.jpg", thumbnailUrl: null };
await world.stock(DEALER, [
  aCar({ id: "9", slug: "mazda-9", make: "Mazda", condition: "used", location, vin, images: [photo] }),
  aCar({
    id: "10",
    slug: "mazda-10",
    make: "Mazda",
    location: { ...location, id: site.content.locations[0]?.id ?? null },
    vin,
    images: [photo],
  }),
]);

describe("a car at a hidden location", () => {
  it("has no location to be shown, and the dealer's own number", async () => {
    const page = await findCarPage(world.wiring, site, "mazda-9");
    if (page.kind !== "found") throw new Error(page.kind);
    expect(page.location).toBeNull();
    expect(page.car.location).toMatchObject({ name: null, slug: null, phone: site.config.site.phone });
    expect(carButtons(page.car, site)).toMatchObject({ call: "Call the dealer", location: null });
    expect((await revealPhone(world.wiring, site.content, "9"))?.phone).toBe(site.config.site.phone);
    expect(formAnswer(site, { car: page.car, location: null }).who).not.toContain(yard.name);
  });

  it("is at its location for staff, who are sent the lead, while the shopper reads of the dealership alone", async () => {
    expect((await findCarForStaff(world.wiring, site.content, "9"))?.location).toMatchObject({
      name: yard.name,
      phone: yard.contact.phone,
    });
    const lead = {
      form: "used",
      car_id: "9",
      first_name: "Ada",
      last_name: "Lovelace",
      postcode: "2617",
      email: "ada@example.com",
      phone: "0412 345 678",
      message: "Is it there?",
      idempotency_key: "key-of-hidden-yard",
    };
    const call = new Request(`http://${DEALER}.localhost:3000/api/leads`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ lead }),
    });
    const response = await createLead(call, site.content, world.wiring);
    expect(response.status).toBe(201);
    const [stored] = await world.wiring.leads.list({ tenant: DEALER, limit: 1 });
    expect(stored?.lead.location).toEqual({ id: yard.id, name: yard.name });
    const shown = JSON.stringify(
      sentView(stored ?? null, await findCarById(world.wiring, site.content, "9"), site),
    );
    expect(shown).not.toContain(yard.name);
    expect(shown).toContain(site.config.site.phone);
  });

  it("stands in a catalogue of adverts without the code of its store", async () => {
    const { index } = await world.wiring.stock(DEALER);
    const catalogue = catalogueOf("google");
    const lines: string[] = [];
    const feed = vehicleFeed({ site, origin: "https://acme.example", records: index.records(), catalogue });
    for await (const line of feed) lines.push(line);
    const [names = [], ...rows] = lines.map((line) => line.trimEnd().split("\t"));
    const at = names.indexOf("store_code");
    expect(rows.map((row) => row[at])).toEqual(["", site.content.locations[0]?.id]);
  });
});

const read = (query: string) => readStockQuery(new URLSearchParams(query), site);

describe("readStockQuery", () => {
  it("drops a hidden location from the values of a filter, whatever its case, and nothing else", () => {
    const name = encodeURIComponent(yard.name.toUpperCase());
    expect(read(`location=${name}&make=Kia&page=2`)).toMatchObject({ values: { make: ["Kia"] }, page: 1 });
    expect(read(`location=${name}&make=Kia`).values).not.toHaveProperty("location_name");
    expect(read(`location=${name}&location=North`).values).toEqual({ location_name: ["North"] });
    expect(read("location=North&page=3")).toMatchObject({ values: { location_name: ["North"] }, page: 2 });
    expect(read("make=Kia").values).toEqual({ make: ["Kia"] });
    // A list without the yard's cars would tell which stand there.
    expect(read(`not_location=${name}`)).not.toHaveProperty("not");
    expect(read(`not_location=${name}&not_location=North`).not).toEqual({ location_name: ["North"] });
  });
});
