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
