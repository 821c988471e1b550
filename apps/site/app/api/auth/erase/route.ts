import { accountRoute } from "#server/accounts/account-route.ts";
import { eraseAnswer } from "#server/accounts/shopper-answers.ts";

/** Erases the signed-in shopper's own data. */
export const POST = accountRoute(eraseAnswer);
