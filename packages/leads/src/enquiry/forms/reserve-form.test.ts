import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import { sampleForm, namesOf, plainFacts } from "../../testing/sample-form.ts";
import type { FormFacts } from "./definition/form-facts.ts";
import type { FormsPolicy } from "./policy/forms-policy.ts";
import { asReservation, reserveForm } from "./reserve-form.ts";

const reserveWith = (facts: Partial<FormFacts>, changes: FormsPolicy["changes"] = {}) =>
  reserveForm(
    { ...policyDefaults, forms: { ...policyDefaults.forms, changes } },
    { ...plainFacts, ...facts },
  );

describe("reserveForm", () => {
  it("is the enquiry about the car without its comments, filed as a reservation", () => {
    const enquiry = sampleForm("used");
    expect(reserveWith({ carCondition: "used" })).toEqual({
      ...enquiry,
      subcategory: "Reserve Online",
      steps: enquiry.steps.map((step) => ({
        ...step,
        fields: step.fields.filter(({ name }) => name !== "message"),
      })),
    });
  });

  it("takes the form of a new car for every car that is not used", () => {
    for (const facts of [{}, { carCondition: "new" }, { carCondition: "demo" }] as const)
      expect(reserveWith(facts)).toMatchObject({ id: "new", category: "New Vehicle Enquiry" });
  });

  it("keeps comments that may stay empty, and the dealer's own questions", () => {
    const add = [{ name: "Boat", label: "Do you own a boat?", kind: "checkbox", required: true }] as const;
    const drawn = reserveWith({ carCondition: "used" }, { used: { optional: ["message"], add } });
    expect(namesOf(drawn).slice(-3)).toEqual(["message", "Boat", "opt_in"]);
    expect(namesOf(asReservation(sampleForm("used")))).not.toContain("message");
  });
});
