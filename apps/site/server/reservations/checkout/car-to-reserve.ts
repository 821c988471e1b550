import { depositAmount, reserveBlockers } from "@forecourt/leads";
import type { Blocker } from "@forecourt/leads";
import type { Car } from "@forecourt/search/car";
import { reserveFacts } from "#server/views/car/car-buttons.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { PaymentAccount } from "#server/tenants/payment-accounts.ts";

/** A car as it may be reserved now, or every reason why it may not. */
export type CarToReserve =
  | { ok: true; car: Car; account: PaymentAccount; amount: number; currency: string }
  | { ok: false; reasons: readonly Blocker[] };

/** Asks the rule, the settings and the account, for the page and again for the server that takes the money. */
export function carToReserve(car: Car, site: TenantSite): CarToReserve {
  const { config } = site;
  const facts = reserveFacts(car, site);
  const reasons = reserveBlockers(car, config.reserve, facts);
  const account = site.accountOf(car);
  if (reasons.length > 0 || account === null)
    return { ok: false, reasons: account === null ? [...reasons, "not_configured"] : reasons };
  return { ok: true, car, account, amount: depositAmount(car, config.reserve), currency: facts.currency };
}
