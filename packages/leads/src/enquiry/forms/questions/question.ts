import type { FieldDefinition } from "../fields/field-definition.ts";
import type { ConsentPolicy } from "../policy/consent-policy.ts";
import type { FormFacts } from "../definition/form-facts.ts";
import type { FormsPolicy } from "../policy/forms-policy.ts";

/** What a question's wording may depend on. */
export interface FormSetting {
  forms: FormsPolicy;
  consent: ConsentPolicy;
  facts: FormFacts;
}

/** A question a form may ask; `null` where asking makes no sense, such as choosing from one place. */
export type Question = (setting: FormSetting) => FieldDefinition | null;
