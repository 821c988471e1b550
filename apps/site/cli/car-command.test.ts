import { aCar } from "@forecourt/search/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import { runForecourt } from "./testing/run-forecourt.ts";

const paid = {
  hasCheckoutPaymentProcessor: true,
  paymentProcessors: [{ authorizationType: "demo", hasKey: true }],
};

describe("forecourt car why", () => {
  let world: TestSite;
  beforeAll(async () => {
    world = await openTestSite();
    await world.stock("harbourside", [
      aCar({ id: "1", slug: "a-1", ...paid }),
      aCar({ id: "2", slug: "a-2", ...paid, reserved: true, price: 100 }),
    ]);
  });
  afterAll(() => world.close());

  it.each([
    ["1", "harbourside", 0, "The car can be reserved."],
    [
      "2",
      "harbourside",
      0,
      "The car is reserved.\nThe car has no price, or it is not above the floor for reserving.",
    ],
    ["9", "harbourside", 1, "The site harbourside shows no car 9."],
  ])(
    "says of car %s of %s that it can be reserved, or every reason why not",
    async (id, tenant, code, says) => {
      const data = { FORECOURT_DATA: world.wiring.dataDirectory };
      const answer = await runForecourt(data, "car", "why", id, "--tenant", tenant);
      expect({ code: answer.code, says: `${answer.out}${answer.err}`.trim() }).toEqual({ code, says });
    },
  );
});

describe("forecourt car about", () => {
  it("says where a car is listed and why not elsewhere, and its tag, price and likes", async () => {
    const world = await openTestSite();
    await world.stock("harbourside", [
      aCar({ id: "1", slug: "a-1", name: "Mazda CX-5", price: 30_000, condition: "used", tag: "Hot" }),
      aCar({ id: "2", slug: "a-2", name: "Mazda CX-3", price: 29_000 }),
      aCar({ id: "3", slug: "a-3", showOnDealerWebsite: false }),
    ]);
    const data = { FORECOURT_DATA: world.wiring.dataDirectory };
    const about = (id: string) => runForecourt(data, "car", "about", id, "--tenant", "harbourside");
    const { out } = await about("1");
    expect(out).toMatch(/^Mazda CX-5\nPrice: \$30,000.*\nTag: Hot\. The dealer gave the car this tag\.\n/);
    expect(out).toContain("/search/used-cars: yes\n");
    expect(out).toContain("/search/new-cars: no, it shows other cars\n");
    expect(out).toContain("Similar: 2 Mazda CX-3 (");
    expect((await about("3")).out).toContain("In no list: The feed says that the site does not show it.\n");
    expect(await about("9")).toMatchObject({ code: 1, err: "The stock of harbourside has no car 9.\n" });
    await world.close();
  });
});
