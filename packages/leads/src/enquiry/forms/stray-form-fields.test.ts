import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../testing/sample-market.ts";
import type { FormMarket } from "./definition/form-market.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { formIds } from "../model/form-ids.ts";
import type { FormsPolicy } from "./policy/forms-policy.ts";
import { strayFormFields } from "./stray-form-fields.ts";

const strays = (changes: FormsPolicy["changes"], market: FormMarket = sampleMarket) =>
  strayFormFields({ ...policyDefaults, forms: { ...policyDefaults.forms, changes } }, market);

describe("strayFormFields", () => {
  it("finds a misspelt name wherever a change can say one", () => {
    const used = {
      hide: ["postcod"],
      require: ["emial"],
      optional: ["massage"],
      order: ["name"],
      labels: { phne: "Phone" },
      options: { stat: [{ value: "qld", label: "QLD" }] },
      add: [{ name: "Boat", label: "Boat?", kind: "checkbox", required: false, step: "vehicle" }],
    } as const;
    expect(strays({ used }).map(({ setting, name }) => `${setting} ${name}`)).toEqual([
      "add vehicle",
      "require emial",
      "optional massage",
      "labels phne",
      "options stat",
      "order name",
      "hide postcod",
    ]);
  });

  it("knows questions that only larger dealers ask, and a tenant's own", () => {
    const add = [{ name: "Boat", label: "Boat?", kind: "checkbox", required: false }] as const;
    expect(
      strays({
        general: {
          add,
          order: ["Boat", "dealership_slug"],
          hide: ["where-did-you-hear-about-us", "terms_conditions"],
        },
      }),
    ).toEqual([]);
  });

  const stateless: FormMarket = { ...sampleMarket, states: "none" };

  it("depends on the market, and is content with no change at all", () => {
    expect(strays({ "trade-in": { hide: ["regoState"] } })).toEqual([]);
    expect(strays({ "trade-in": { hide: ["regoState"] } }, stateless)).toHaveLength(1);
    expect(strays(Object.fromEntries(formIds.map((id) => [id, {}])))).toEqual([]);
  });
});
