import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import type { KnownWorld } from "./generated-requests.ts";

/** Dealers of three markets, with and without accounts, alerts, look-ups, traces, maps and CarClarity. */
const TENANTS = ["harbourside", "lonestar", "kowhai", "tidewater-yard", "flexidrive", "longhaul"] as const;
const LISTS = ["search/used-cars", "search/new-cars", "search/new-used-and-demo-cars"];
const CARS = 25;

/** A car as the bodies name it. */
interface KnownCar {
  readonly tenant: string;
  readonly id: string;
  readonly dealership: string;
  readonly status: string;
}

/** A few cars of a dealer, of each status. */
async function carsOf(data: string, tenant: string): Promise<KnownCar[]> {
  const stock = await openEmbeddedStock({ directory: join(data, "stock", tenant) });
  try {
    const cars: KnownCar[] = [];
    for await (const { document } of stock.index.records()) {
      const { id, status, dealership_id: dealership } = document;
      if (cars.filter((car) => car.status === status).length < CARS)
        cars.push({ tenant, id, status, dealership: dealership ?? "" });
    }
    return cars;
  } finally {
    await stock.close();
  }
}

const person = {
  name: "Ada Lovelace",
  first_name: "Ada",
  last_name: "Lovelace",
  opened_at: 1,
  terms_conditions: true,
};
/** Where a dealer is not in Australia. */
const ABROAD = new Map([
  ["lonestar", { phone: "(212) 555-0123", postcode: "77001" }],
  ["kowhai", { phone: "021 555 0000", postcode: "3204" }],
]);
/** Each car has a shopper of its own: the same words again and again are held back as spam. */
const shopperOf = ({ tenant, id }: Pick<KnownCar, "tenant" | "id">) => ({
  ...person,
  email: `ada-${id}@shopper.example`,
  message: `Is ${id} still there?`,
  ...(ABROAD.get(tenant) ?? { phone: "0491 570 156", postcode: "2000" }),
});
/** A secret of a mail, as far as its form goes. */
const SECRET = "s".repeat(32);

const one = (body: unknown) => [{ tenant: "harbourside", body }];

/** What the demo dealers of a site with this data folder have, so that calls also succeed. */
export async function knownWorld(data: string): Promise<KnownWorld> {
  const cars = (await Promise.all(TENANTS.map((tenant) => carsOf(data, tenant)))).flat();
  if (cars.length === 0) throw new Error("No demo dealer has a car.");
  const every = (body: (car: KnownCar) => unknown) =>
    cars.map((car) => ({ tenant: car.tenant, body: body(car) }));
  const leads = (call: string) =>
    cars.map((car, at) => {
      const { tenant } = car;
      const idempotency_key = `bench-${call}-${at}`;
      return { tenant, body: { lead: { ...shopperOf(car), form: "location-contact", idempotency_key } } };
    });
  return {
    tenants: [...TENANTS, "nobody"],
    values: {
      car_id: cars.map(({ id }) => id),
      email: ["ada@shopper.example", "grace@shopper.example"],
      rego: ["ABC123", "ZZ1"],
      list: LISTS.map((list) => list.replace("search/", "")),
      location: ["401", "402"],
      id: ["lead-1"],
      path: LISTS,
      provider: ["demo", "stripe"],
      token: [SECRET],
    },
    bodies: {
      createLead: leads("lead"),
      createLeadMock: leads("mock"),
      createLeadWithFiles: leads("files"),
      createLeadWithFilesMock: leads("mock-files"),
      createCarClarityLead: leads("clarity").filter(({ tenant }) => tenant === "tidewater-yard"),
      extendLead: leads("more"),
      extendLeadMock: leads("mock-more"),
      takeTraces: one({ reports: [] }),
      saveForm: one({ form: "finance", state: "1.abc" }),
      openForm: [],
      lookUpPlate: one({ rego: "ABC123" }),
      lookUpNevdis: one({ rego: "ABC123" }),
      lookUpAutograb: one({ rego: "ABC123" }),
      reserveCar: every((car) => ({ ...shopperOf(car), car_id: car.id })),
      createAlert: every((car) => ({ email: shopperOf(car).email, car_id: car.id })),
      changeAlert: every(() => ({ id: SECRET, token: SECRET, end: "yes" })),
      signIn: one({ code: "000000" }),
      mailCode: every(({ id }) => ({ email: `${id}@shopper.example` })),
      revealPhone: every(({ id, dealership }) => ({
        car_id: id,
        dealership_id: dealership,
        website_id: "9001",
      })).filter(({ tenant }) => tenant === "harbourside"),
    },
  };
}
