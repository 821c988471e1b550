import { alertsSchema } from "./alerts/alerts-policy.ts";
import { carActionsSchema } from "./eligibility/car-actions-policy.ts";
import { reserveSchema } from "./eligibility/reserve-policy.ts";
import { tradeInSchema } from "./eligibility/trade-in-policy.ts";
import { financeSchema } from "./finance/finance-policy.ts";
import { consentSchema } from "./forms/policy/consent-policy.ts";
import { formsSchema } from "./forms/policy/forms-policy.ts";
import { leadsSchema } from "./leads-policy.ts";

export type { AlertsPolicy } from "./alerts/alerts-policy.ts";
export type { CarActionsPolicy } from "./eligibility/car-actions-policy.ts";
export type { ReservePolicy } from "./eligibility/reserve-policy.ts";
export type { TradeInPolicy } from "./eligibility/trade-in-policy.ts";
export type { FinancePolicy } from "./finance/finance-policy.ts";
export type { ConsentPolicy } from "./forms/policy/consent-policy.ts";
export type { FormsPolicy } from "./forms/policy/forms-policy.ts";
export { type StrayFormField, strayFormFields } from "./forms/stray-form-fields.ts";
export type { LeadsPolicy } from "./leads-policy.ts";

/**
 * The config sections this package answers for, as strict zod objects. The only entry that carries zod: for the
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
