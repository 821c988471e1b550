import { accountRoute } from "#server/accounts/account-route.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";

/** Signs out, here or everywhere. */
export const POST = accountRoute(endSessions);
