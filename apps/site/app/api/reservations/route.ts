import { reserveCar } from "#server/reservations/checkout/reserve-car.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Holds a car for a shopper who gave their details. */
export const POST = tenantRoute(reserveCar);
