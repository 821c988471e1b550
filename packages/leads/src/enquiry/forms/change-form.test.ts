import { describe, expect, it } from "vitest";
import type { FormId } from "../model/form-ids.ts";
import { sampleForm, namesOf } from "../../testing/sample-form.ts";
import { formFields } from "./definition/form-definition.ts";
import type { FormChange } from "./policy/forms-policy.ts";

const changed = (changes: FormChange, id: FormId = "used") =>
  sampleForm(id, {}, { changes: { [id]: changes } });
const asked = (changes: FormChange) => namesOf(changed(changes));

describe("a tenant's changes to a form", () => {
  it("change the choices of a question, and give choices to one that has none", () => {
    const options = [{ value: "y", label: "Yes" }];
    const by = new Map(
      formFields(
        sampleForm(
          "general",
          {},
          { changes: { general: { options: { category: options, message: options } } } },
        ),
      ).map((entry) => [entry.name, entry]),
    );
    expect(by.get("category")?.options).toEqual(options);
    expect(by.get("message")?.options).toEqual(options);
    expect(by.get("email")).not.toHaveProperty("options");
  });

  it("may require and release the same field: it is required then", () => {
    const both = formFields(changed({ require: ["opt_in", "email"], optional: ["opt_in", "email"] }));
    expect(both.filter(({ required }) => required).map(({ name }) => name)).toEqual([
      "first_name",
      "last_name",
      "email",
      "phone",
      "postcode",
      "message",
      "opt_in",
    ]);
  });

  it("give an added question its choices and hint, and a comment room for 5000 characters", () => {
    const options = [{ value: "y", label: "Yes" }];
    const add = [
      { name: "Boat", label: "A boat?", kind: "select", required: true, options, hint: "Any boat." },
      { name: "More", label: "More?", kind: "message", required: false },
    ] as const;
    const added = formFields(changed({ add })).filter(({ name }) => name === "Boat" || name === "More");
    expect(added).toEqual([
      {
        name: "Boat",
        label: "A boat?",
        kind: "select",
        required: true,
        maxLength: 200,
        options,
        hint: "Any boat.",
      },
      { name: "More", label: "More?", kind: "message", required: false, maxLength: 5000 },
    ]);
  });

  it("add a question at the end of a step without consent boxes", () => {
    const extra = { name: "Boat", label: "A boat?", kind: "text", required: false } as const;
    const steps = sampleForm(
      "trade-in",
      {},
      { changes: { "trade-in": { add: [{ ...extra, step: "goals" }] } } },
    ).steps;
    expect(steps.map((step) => step.fields.findIndex(({ name }) => name === "Boat"))).toEqual([
      -1, -1, 4, -1,
    ]);
    expect(asked({ add: [{ ...extra, step: "no-such-step" }] })).not.toContain("Boat");
  });

  it("hide fields", () => {
    expect(asked({ hide: ["postcode", "no-such-field"] })).not.toContain("postcode");
  });

  it("put fields first, in the order given", () => {
    expect(asked({ order: ["message", "email"] }).slice(0, 3)).toEqual(["message", "email", "first_name"]);
  });

  it("require and release fields, relabel them and change their choices", () => {
    const fields = formFields(
      changed({ require: ["opt_in"], optional: ["postcode"], labels: { message: "Your question" } }),
    );
    const by = new Map(fields.map((entry) => [entry.name, entry]));
    expect(by.get("opt_in")?.required).toBe(true);
    expect(by.get("postcode")?.required).toBe(false);
    expect(by.get("message")?.label).toBe("Your question");
  });

  it("add questions before the consent boxes, or in the step named", () => {
    const extra = { name: "Boat", label: "Do you own a boat?", kind: "checkbox", required: false } as const;
    expect(asked({ add: [extra] }).slice(-2)).toEqual(["Boat", "opt_in"]);
    const steps = changed({ add: [{ ...extra, step: "vehicle" }] }, "trade-in").steps;
    expect(steps[0]?.fields.at(-1)?.name).toBe("Boat");
    expect(steps.slice(1).flatMap((step) => step.fields.map(({ name }) => name))).not.toContain("Boat");
  });

  it("change the title and the button", () => {
    expect(changed({ title: "Say hello", submitLabel: "Hello" })).toMatchObject({
      title: "Say hello",
      submitLabel: "Hello",
    });
  });

  it("are not fooled by names every object has", () => {
    const add = [{ name: "valueOf", label: "Value of", kind: "text", required: false }] as const;
    expect(
      formFields(changed({ add, labels: { other: "x" } })).find(({ name }) => name === "valueOf")?.label,
    ).toBe("Value of");
  });
});
