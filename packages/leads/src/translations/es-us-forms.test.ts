import { describe, expect, it } from "vitest";
import { formIds } from "../model/form-ids.ts";
import { formFor } from "../forms/form-for.ts";
import type { FormFacts } from "../forms/definition/form-facts.ts";
import type { FormDefinition } from "../forms/definition/form-definition.ts";
import { validateForm } from "../forms/validation/validate-form.ts";
import { policyDefaults } from "../policy-defaults.ts";
import { formTranslation } from "./form-translation.ts";
import { translateForm } from "./translate-form.ts";

const translation = formTranslation("es-US") ?? { texts: {}, messages: {} };
/** Everything a US dealer can have a form ask; the dealer's own words are marked. */
const policy = {
  forms: {
    ...policyDefaults.forms,
    whereDidYouHear: ["~radio"],
    additionalServices: ["~wash"],
    mobileOnly: false,
    suggestions: ["Is it still available?", "Can I see it today?"],
    ownProblemSentences: true,
    rentalDates: true,
  },
  consent: { ...policyDefaults.consent, termsRequired: true },
};
const facts: FormFacts = {
  market: "US",
  dealerships: [
    { slug: "a", name: "~North" },
    { slug: "b", name: "~South" },
  ],
  positions: ["~Technician"],
  places: (["service", "parts", "sales"] as const).flatMap((kind) => [
    { id: `${kind}1`, name: `~${kind} one`, dealershipSlug: "a", state: "TX", kind },
    { id: `${kind}2`, name: `~${kind} two`, dealershipSlug: "b", state: "TX", kind },
  ]),
};
const english = (id: (typeof formIds)[number]): FormDefinition => formFor(id, policy, facts);

const textsOf = (form: FormDefinition): string[] => [
  form.title,
  form.submitLabel,
  ...form.steps.flatMap((step) => [
    ...(form.steps.length > 1 ? [step.title] : []),
    ...step.fields.flatMap(({ label, hint, options = [], kind, initial, ...field }) => [
      label,
      ...(field.suggestions ?? []),
      ...(field.required ? [field.requiredMessage ?? ""] : []),
      ...(field.invalidMessage ? [field.invalidMessage] : []),
      ...(hint ? [hint] : []),
      ...options.map((option) => option.label),
      ...(kind === "message" && typeof initial === "string" ? [initial] : []),
    ]),
  ]),
];
/** The same word in both languages. */
const SAME = new Set(["VIN", "Color"]);

const sent = (form: FormDefinition) => [
  form.category,
  form.subcategory,
  form.steps.map(({ fields }) =>
    fields.map(({ name, kind, options = [] }) => [name, kind, options.map(({ value }) => value)]),
  ),
];

describe("translateForm", () => {
  it.each(formIds)("says everything the form %s asks in Spanish", (id) => {
    const before = textsOf(english(id));
    const after = textsOf(translateForm(english(id), translation));
    const kept = before.filter((text, at) => text === after[at] && !text.startsWith("~") && !SAME.has(text));
    expect(kept).toEqual([]);
  });

  it.each(formIds)("changes nothing that the form %s sends", (id) => {
    expect(sent(translateForm(english(id), translation))).toEqual(sent(english(id)));
  });

  it.each(formIds)("says what is wrong with the form %s in Spanish", (id) => {
    const wrong: Record<string, string> = { phone: "12", email: "x", first_name: "4", postcode: "1" };
    for (const given of [{}, wrong, { message: "x".repeat(6000), vehiclePriceBudget: "much", day: "99" }]) {
      const checked = validateForm(translateForm(english(id), translation), given, policy.forms);
      const messages = checked.ok ? [] : checked.problems.map(({ message }) => message);
      expect(messages.filter((message) => /\b(?:please|invalid|must|required)\b/i.test(message))).toEqual([]);
    }
  });
});
