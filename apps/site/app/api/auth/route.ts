import { accountRoute } from "#server/tenants/offered-route.ts";
import { sessionResponse, mergeResponse } from "#server/accounts/session-response.ts";

/** Who is signed in, and the cars they saved; requested once a load. */
export const GET = accountRoute(sessionResponse);

/** Unites the cars a browser keeps with the account's. */
export const PUT = accountRoute(mergeResponse);
