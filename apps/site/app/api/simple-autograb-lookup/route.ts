import { lookupRoute } from "#server/vehicles/lookup-route.ts";

/** The autograb look-up. */
export const POST = lookupRoute("autograb");
