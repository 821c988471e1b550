import { accountRoute } from "#server/accounts/account-route.ts";
import { authAnswer, mergeAnswer } from "#server/accounts/auth-answer.ts";

/** Who is signed in, and the cars they keep; asked once a load. */
export const GET = accountRoute(authAnswer);

/** Unites the cars a browser keeps with the account's. */
export const PUT = accountRoute(mergeAnswer);
