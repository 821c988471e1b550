import { accountRoute } from "#server/accounts/account-route.ts";
import { exportResponse } from "#server/accounts/shopper-responses.ts";

/** The signed-in shopper's own data as a file. */
export const GET = accountRoute(exportResponse);
