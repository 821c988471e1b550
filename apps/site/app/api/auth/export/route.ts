import { accountRoute } from "#server/tenants/offered-route.ts";
import { exportResponse } from "#server/accounts/shopper-responses.ts";

/** The signed-in shopper's own data as a file. */
export const GET = accountRoute(exportResponse);
