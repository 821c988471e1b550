import { expect, it } from "vitest";
import { stringifyCar } from "../../car/wire/stringify-car.ts";
import { embeddedEngine } from "../../engines/embedded/embedded-engine.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { stockVocabulary } from "./stock-vocabulary.ts";

it("names the numbers that some car of the stock says, and no other", async () => {
  const engine = embeddedEngine([stringifyCar(aCar({ price: 20_000, facts: { gvm: 4_500 } }))]);
  const { search: policy, cars } = policyDefaults;
  const vocabulary = await stockVocabulary({
    engine,
    scope: { kind: "all" },
    policy,
    cars,
    now: new Date(0),
  });
  expect(vocabulary).toMatchObject({ numbers: ["gvm"], highestPrice: 20_000 });
});
