import type { ConsentPolicy } from "./policy/consent-policy.ts";
import { changeForm } from "./change-form.ts";
import type { FormId } from "../model/form-ids.ts";
import type { FormDefinition } from "./definition/form-definition.ts";
import type { FormFacts } from "./definition/form-facts.ts";
import type { FormsPolicy } from "./policy/forms-policy.ts";
import { withOwnSentences } from "./questions/own-sentences.ts";
import type { FormSetting } from "./questions/question.ts";
import type { FormPlan, StepPlan } from "./plans/form-plan.ts";
import { carFormPlans } from "./plans/car-forms.ts";
import { enquiryPlans } from "./plans/enquiries.ts";
import { financePlan } from "./plans/finance.ts";
import { sellingPlans } from "./plans/selling.ts";
import { serviceBookingPlan } from "./plans/service-booking.ts";

/**
 * One form, ready to render, to fill in and to check: its questions for this tenant, market and
 * page, with the tenant's own changes. Takes a whole tenant config, or its two sections.
 *
 * @throws for an id that no form has.
 *
 * @example
 * formFor("used", config, { market, words, places, dealerships }).steps[0].fields.map(({ name }) => name)
 * // ["first_name", "last_name", "email", "phone", "postcode", "message", "opt_in"]
 */
export function formFor(
  id: FormId,
  policy: { forms: FormsPolicy; consent: ConsentPolicy },
  facts: FormFacts,
): FormDefinition {
  const plan = formPlans.find((entry) => entry.id === id);
  if (!plan)
    throw new Error(`There is no form "${id}", so nothing can be rendered; add its plan to form-plans.ts.`);
  const setting: FormSetting = { forms: policy.forms, consent: policy.consent, facts };
  const { words, market } = facts;
  const { phone, postcode } = market;
  const form: FormDefinition = {
    id,
    title:
      plan.title?.(setting) ?? (id === "test-drive" ? words.visits[policy.forms.visit] : words.titles[id]),
    market: { phone, postcode },
    category: typeof plan.category === "string" ? plan.category : plan.category(facts),
    subcategory:
      typeof plan.subcategory === "function" ? plan.subcategory(facts) : (plan.subcategory ?? null),
    submitLabel: typeof plan.button === "function" ? plan.button(setting) : words.buttons[plan.button],
    messages: words.problems,
    steps: stepsOf(plan, policy.forms).map((step) => ({
      id: step.id,
      title: words.steps[step.title],
      skippable: step.skippable ?? false,
      fields: step.questions
        .flatMap((question) => question(setting) ?? [])
        .filter(({ name }) => !leavesOut(name, id, policy.forms))
        .map((field) => (policy.forms.ownProblemSentences ? withOwnSentences(field, facts) : field)),
    })),
  };
  return changeForm(form, policy.forms.changes[id] ?? {});
}

/** What a short form can do without. */
const LATER_FIELDS = ["postcode", "where-did-you-hear-about-us"];

const leavesOut = (field: string, form: FormId, { short }: FormsPolicy): boolean =>
  short.includes(form) && LATER_FIELDS.includes(field);

/** Every form of the product. */
const formPlans: readonly FormPlan[] = [
  ...enquiryPlans,
  ...carFormPlans,
  serviceBookingPlan,
  ...sellingPlans,
  financePlan,
];

const stepsOf = ({ steps }: FormPlan, forms: FormsPolicy): readonly StepPlan[] =>
  typeof steps === "function" ? steps(forms) : steps;

/**
 * Whether a dealer's form is asked in steps. Changes of single questions never alter that: one is added to a step, or left
 * out of it.
 *
 * @example
 * ["finance", "service"].map((id) => asksInSteps(id, policyDefaults.forms)) // [true, false]
 */
export const asksInSteps = (id: FormId, forms: FormsPolicy): boolean =>
  formPlans.some((plan) => plan.id === id && stepsOf(plan, forms).length > 1);
