import { parseStockQuery, searchStock, stringifyStockQuery, toggleValue } from "@forecourt/search";
import { describePrice } from "@forecourt/search/car";
import { policyDefaults } from "@forecourt/search/defaults";
import { embeddedEngine } from "@forecourt/search/embedded";

const engine = embeddedEngine([
  {
    id: "1",
    slug: "2021-mazda-cx-5-1",
    name: "2021 Mazda CX-5",
    make: "Mazda",
    model: "CX-5",
    body: "SUV",
    car_type: "used",
    price: 27_990,
    status: "in_stock",
    show_on_dealer_website: true,
  },
  {
    id: "2",
    slug: "2020-toyota-corolla-2",
    name: "2020 Toyota Corolla",
    make: "Toyota",
    model: "Corolla",
    body: "Hatchback",
    car_type: "used",
    price: 22_990,
    status: "in_stock",
    show_on_dealer_website: true,
  },
]);
const query = parseStockQuery(new URLSearchParams("make=Mazda&price=:30000"), policyDefaults.search);
const list = await searchStock({
  engine,
  query,
  scope: { kind: "all" },
  policy: policyDefaults.search,
  cars: policyDefaults.cars,
  now: new Date(),
});
if (!list.ok) throw new Error(list.detail);
const prices = list.cars.map((car) => describePrice(car, policyDefaults.cars).text);
if (prices.join() !== "$27,990") throw new Error(`One Mazda at $27,990 was expected, not ${prices.join()}.`);
// The shopper's own choice of make is lifted for the counts of makes.
const makes = list.facets.find((facet) => facet.facet === "make")?.values.map((value) => value.label);
if (makes?.toSorted().join() !== "Mazda,Toyota") throw new Error("Both makes should be offered.");
const narrower = stringifyStockQuery(toggleValue(query, "body", "SUV"), policyDefaults.search);
if (narrower !== "body=SUV&make=Mazda&price=:30000") throw new Error(`Unexpected address: ${narrower}`);
