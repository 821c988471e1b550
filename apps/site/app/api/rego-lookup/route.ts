import { lookupRoute } from "#server/vehicles/lookup-route.ts";

/** Finds a vehicle by its number plate, with whatever look-up the tenant has. */
export const POST = lookupRoute();
