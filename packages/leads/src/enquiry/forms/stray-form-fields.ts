import type { FormMarket } from "./definition/form-market.ts";
import type { ConsentPolicy } from "./policy/consent-policy.ts";
import { type FormId, isFormId } from "../model/form-ids.ts";
import { formFields } from "./definition/form-definition.ts";
import type { FormFacts, FormPlace } from "./definition/form-facts.ts";
import { formFor } from "./form-for.ts";
import { FORM_MESSAGES } from "./messages/form-messages.ts";
import type { FormChange, FormsPolicy } from "./policy/forms-policy.ts";

/** A name in a tenant's changes to a form that no field of the form has. */
export interface StrayFormField {
  form: FormId;
  /** Which part of the change says it, for example `hide`. */
  setting: keyof FormChange;
  name: string;
}

const places = (["sales", "used", "service", "parts"] as const).flatMap((kind) =>
  [1, 2].map(
    (n): FormPlace => ({ id: `${kind}${n}`, name: `${kind} ${n}`, dealershipSlug: null, state: null, kind }),
  ),
);

/**
 * Finds misspelt field and step names in config section `forms`: a schema cannot, because what a
 * form asks depends on the market. For `forecourt tenant check`.
 *
 * @example
 * strayFormFields({ ...config, forms: { ...config.forms, changes: { used: { hide: ["postcod"] } } } }, market)
 * // [{ form: "used", setting: "hide", name: "postcod" }]
 */
export function strayFormFields(
  policy: { forms: FormsPolicy; consent: ConsentPolicy },
  market: FormMarket,
): StrayFormField[] {
  return Object.entries(policy.forms.changes).flatMap(([form, change]) =>
    isFormId(form) && change ? straysOf(form, change, policy, market) : [],
  );
}

function straysOf(
  form: FormId,
  change: FormChange,
  policy: { forms: FormsPolicy; consent: ConsentPolicy },
  market: FormMarket,
): StrayFormField[] {
  const whole = formFor(form, askEverything(policy), { ...everyFact, market });
  const added = (change.add ?? []).map(({ name }) => name);
  const known = new Set([...formFields(whole).map(({ name }) => name), ...added]);
  const steps = new Set(whole.steps.map(({ id }) => id));
  const named = (setting: keyof FormChange, names: readonly string[] = []) =>
    names.filter((name) => !known.has(name)).map((name): StrayFormField => ({ form, setting, name }));
  const strayed = (change.add ?? []).flatMap(({ step }): StrayFormField[] =>
    step === undefined || steps.has(step) ? [] : [{ form, setting: "add", name: step }],
  );
  return [
    ...strayed,
    ...named("require", change.require),
    ...named("optional", change.optional),
    ...named("labels", Object.keys(change.labels ?? {})),
    ...named("options", Object.keys(change.options ?? {})),
    ...named("order", change.order),
    ...named("hide", change.hide),
  ];
}

/** A dealer large enough that no question is left out. */
const everyFact: Omit<FormFacts, "market"> = {
  words: FORM_MESSAGES,
  places,
  extras: [{ value: "any", label: "any" }],
  dealerships: [
    { slug: "one", name: "One" },
    { slug: "two", name: "Two" },
  ],
};

const askEverything = ({ forms, consent }: { forms: FormsPolicy; consent: ConsentPolicy }) => ({
  forms: { ...forms, changes: {}, whereDidYouHear: ["any"], additionalServices: ["any"] },
  consent: { ...consent, termsRequired: true },
});
