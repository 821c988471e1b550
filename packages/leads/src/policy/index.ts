import { carActionsDefaults, carActionsSchema } from "../eligibility/car-actions.policy.ts";
import { reserveDefaults, reserveSchema } from "../eligibility/reserve.policy.ts";
import { tradeInDefaults, tradeInSchema } from "../eligibility/trade-in.policy.ts";
import { financeDefaults, financeSchema } from "../finance/finance.policy.ts";
import { consentDefaults, consentSchema } from "../forms/definition/consent.policy.ts";
import { formsDefaults, formsSchema } from "../forms/definition/forms.policy.ts";
import { leadsDefaults, leadsSchema } from "./leads.policy.ts";

export type { CarActionsPolicy } from "../eligibility/car-actions-policy.ts";
export type { ReservePolicy } from "../eligibility/reserve-policy.ts";
export type { TradeInPolicy } from "../eligibility/trade-in.ts";
export type { FinancePolicy } from "../finance/finance-policy.ts";
export type { ConsentPolicy } from "../forms/definition/consent-policy.ts";
export type { FormsPolicy } from "../forms/definition/forms-policy.ts";
export { type StrayFormField, strayFormFields } from "../forms/stray-form-fields.ts";
export type { LeadsPolicy } from "./leads-policy.ts";
export { type OutboxPolicy, outboxDefaults } from "./outbox-policy.ts";

/**
 * The config sections this package answers for, as strict zod objects. For the server and the
 * command line only: no browser entry imports this file.
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
};

/** Complete values for the same sections: the specification's defaults. */
export const policyDefaults = {
  forms: formsDefaults,
  consent: consentDefaults,
  reserve: reserveDefaults,
  tradeIn: tradeInDefaults,
  carActions: carActionsDefaults,
  finance: financeDefaults,
  leads: leadsDefaults,
};
