import { accountRoute } from "#server/tenants/offered-route.ts";
import { eraseResponse } from "#server/accounts/shopper-responses.ts";

/** Erases the signed-in shopper's own data. */
export const POST = accountRoute(eraseResponse);
