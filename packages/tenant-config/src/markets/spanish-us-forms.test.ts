import { type FormDefinition, type FormFacts, formFor, formIds, validateForm } from "@forecourt/leads";
import { policyDefaults } from "@forecourt/leads/defaults";
import { describe, expect, it } from "vitest";
import { localised } from "../locales/site-locales.ts";
import { formMessages } from "../messages/form-messages.ts";
import { aConfig } from "../testing/a-config.ts";

const config = aConfig({ site: { name: "Acme", market: "US", otherLocales: ["es-US"] } });
const inSpanish = localised(config, "es-US");
/** Everything a US dealer can have a form ask; the dealer's own words are marked. */
const policy = {
  forms: {
    ...policyDefaults.forms,
    whereDidYouHear: ["~radio"],
    additionalServices: ["~wash"],
    mobileOnly: false,
    suggestions: ["~my question"],
    ownProblemSentences: true,
    rentalDates: true,
  },
  consent: { ...policyDefaults.consent, termsRequired: true },
};
const facts: Omit<FormFacts, "market" | "words"> = {
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
const formIn = (id: (typeof formIds)[number], read: typeof config): FormDefinition =>
  formFor(
    id,
    { ...policy, consent: { ...read.consent, termsRequired: true } },
    { ...facts, market: read.rules, words: formMessages(read) },
  );

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

describe("forms in Spanish", () => {
  it.each(formIds)("says everything the form %s asks in Spanish", (id) => {
    const before = textsOf(formIn(id, config));
    const after = textsOf(formIn(id, inSpanish));
    const kept = before.filter((text, at) => text === after[at] && !text.startsWith("~") && !SAME.has(text));
    expect(kept).toEqual([]);
  });

  it.each(formIds)("changes nothing that the form %s sends", (id) => {
    expect(sent(formIn(id, inSpanish))).toEqual(sent(formIn(id, config)));
  });

  it.each(formIds)("says what is wrong with the form %s in Spanish", (id) => {
    const wrong: Record<string, string> = { phone: "12", email: "x", first_name: "4", postcode: "1" };
    for (const given of [{}, wrong, { message: "x".repeat(6000), vehiclePriceBudget: "much", day: "99" }]) {
      const checked = validateForm(formIn(id, inSpanish), given, policy.forms);
      const messages = checked.ok ? [] : checked.problems.map(({ message }) => message);
      expect(messages.filter((message) => /\b(?:please|invalid|must|required)\b/i.test(message))).toEqual([]);
    }
  });
});
