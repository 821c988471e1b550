import { accountRoute } from "#server/accounts/account-route.ts";
import { exportAnswer } from "#server/accounts/shopper-answers.ts";

/** The signed-in shopper's own data as a file. */
export const GET = accountRoute(exportAnswer);
