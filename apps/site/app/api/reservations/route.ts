import { carTaken } from "#server/reservations/checkout/car-taken.ts";
import { reserveCar } from "#server/reservations/checkout/reserve-car.ts";
import { tenantRoute } from "#server/tenants/tenant-route.ts";

/** Whether another shopper has a car meanwhile. */
export const GET = tenantRoute(carTaken);

/** Holds a car for a shopper who gave their details. */
export const POST = tenantRoute(reserveCar);
