import { returnFromBank } from "#server/reservations/checkout/return-from-bank.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Leads a shopper on who comes back from the bank. */
export const GET = tenantRoute(returnFromBank);
