import { lookupRoute } from "#server/vehicles/lookup-route.ts";

/** The nevdis look-up. */
export const POST = lookupRoute("nevdis");
