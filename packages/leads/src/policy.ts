import { alertsSchema } from "./returning/alerts/alerts-policy.ts";
import { carActionsSchema } from "./enquiry/eligibility/car-actions-policy.ts";
import { reserveSchema } from "./enquiry/eligibility/reserve-policy.ts";
import { tradeInSchema } from "./enquiry/eligibility/trade-in-policy.ts";
import { financeSchema } from "./enquiry/finance/finance-policy.ts";
import { consentSchema } from "./enquiry/forms/policy/consent-policy.ts";
import { formsSchema } from "./enquiry/forms/policy/forms-policy.ts";
import { leadsSchema } from "./leads-policy.ts";

export type { AlertsPolicy } from "./returning/alerts/alerts-policy.ts";
export type { CarActionsPolicy } from "./enquiry/eligibility/car-actions-policy.ts";
export type { ReservePolicy } from "./enquiry/eligibility/reserve-policy.ts";
export type { TradeInPolicy } from "./enquiry/eligibility/trade-in-policy.ts";
export type { FinancePolicy } from "./enquiry/finance/finance-policy.ts";
export type { ConsentPolicy } from "./enquiry/forms/policy/consent-policy.ts";
export type { FormsPolicy } from "./enquiry/forms/policy/forms-policy.ts";
export { type StrayFormField, strayFormFields } from "./enquiry/forms/stray-form-fields.ts";
export type { LeadsPolicy } from "./leads-policy.ts";

/**
 * The config sections of this package, as strict zod objects. The only entry that carries zod: for the
 * server and the command line. The defaults are in `@forecourt/leads/defaults`.
 *
 * @example
 * policySchemas.reserve.safeParse({ ...policyDefaults.reserve, priceAbove: 500 }).success // true
 */
export const policySchemas = {
  forms: formsSchema,
  consent: consentSchema,
  reserve: reserveSchema,
  tradeIn: tradeInSchema,
  carActions: carActionsSchema,
  finance: financeSchema,
  leads: leadsSchema,
  alerts: alertsSchema,
};
