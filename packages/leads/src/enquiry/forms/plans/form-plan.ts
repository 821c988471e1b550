import type { LeadCategory } from "../../model/category.ts";
import type { FormMessages } from "../messages/form-messages.ts";
import type { FormFacts } from "../definition/form-facts.ts";
import type { FormId } from "../../model/form-ids.ts";
import type { FormsPolicy } from "../policy/forms-policy.ts";
import type { FormSetting, Question } from "../questions/question.ts";

/** One step of a form before the tenant's settings and facts are known. */
export interface StepPlan {
  id: string;
  title: keyof FormMessages["steps"];
  skippable?: boolean;
  questions: readonly Question[];
}

/** A form before the tenant's settings and facts are known. */
export interface FormPlan {
  id: FormId;
  /** Another title than the form's own. */
  title?: (setting: FormSetting) => string | null;
  category: LeadCategory | ((facts: FormFacts) => LeadCategory);
  subcategory?: string | ((facts: FormFacts) => string);
  button: keyof FormMessages["buttons"] | ((setting: FormSetting) => string);
  steps: readonly StepPlan[] | ((forms: FormsPolicy) => readonly StepPlan[]);
}

/** A one-step form's only step. */
export const oneStep = (questions: readonly Question[]): readonly StepPlan[] => [
  { id: "details", title: "details", questions },
];

/** Demo cars count as new (decisions, "Constants"); a car of unknown condition does too. */
export const vehicleCategory = ({ carCondition }: FormFacts): LeadCategory =>
  carCondition === "used" ? "Used Vehicle Enquiry" : "New Vehicle Enquiry";
