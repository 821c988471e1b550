import { accountRoute } from "#server/tenants/offered-route.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";

/** Signs out, here or everywhere. */
export const POST = accountRoute(endSessions);
