import { consentDefaults, consentSchema } from "./forms/consent.policy.ts";
import { formsDefaults, formsSchema } from "./forms/forms.policy.ts";
import { leadsDefaults, leadsSchema } from "./lead/leads.policy.ts";

export type { ConsentPolicy } from "./forms/consent-policy.ts";
export type { FormsPolicy } from "./forms/forms-policy.ts";
export type { LeadsPolicy } from "./lead/leads-policy.ts";

/**
 * The config sections this package answers for, as strict zod objects. For the server and the
 * command line only: no browser entry imports this file.
 */
export const policySchemas = { forms: formsSchema, consent: consentSchema, leads: leadsSchema };

/** Complete values for the same sections: the specification's defaults. */
export const policyDefaults = { forms: formsDefaults, consent: consentDefaults, leads: leadsDefaults };
