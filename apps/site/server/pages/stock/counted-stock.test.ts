import { aCar } from "@forecourt/search/testing";
import { expect, it } from "vitest";
import { withSettings } from "#server/testing/demo-site.ts";
import { testSite } from "#server/testing/test-site.ts";
import { countedStock } from "./counted-stock.ts";

const world = await testSite();
const dealer = withSettings(await world.site("flexidrive"), "cars", {
  subscriptionTerms: [
    { months: 1, percent: 0 },
    { months: 12, percent: -50 },
  ],
});
await world.stock("flexidrive", [
  aCar({ id: "1", slug: "one", itemType: "Subscription", subscriptionPrice: 400 }),
  aCar({ id: "2", slug: "two", itemType: "Subscription", subscriptionPrice: 800 }),
]);

const count = (query: string) =>
  countedStock(world.wiring, dealer, "/search/subscription-cars", new URLSearchParams(query));

it("counts by the prices of the term that is chosen", async () => {
  expect(await count("subscription_price=:400")).toMatchObject({ total: 1 });
  expect(await count("term=12&subscription_price=:400")).toMatchObject({ total: 2 });
  expect(await count("term=12&subscription_price=:399")).toMatchObject({ total: 1 });
  expect(await count("term=7&subscription_price=:400")).toMatchObject({ total: 1 });
});

it("knows no list that the dealer has not", async () => {
  expect(await countedStock(world.wiring, dealer, "/contact", new URLSearchParams())).toBe("missing");
});
