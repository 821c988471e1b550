import { payDeposit } from "#server/reservations/checkout/pay-deposit.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Charges the deposit of this browser's reservation. */
export const POST = tenantRoute(payDeposit);
