import { accountRoute } from "#server/tenants/offered-route.ts";
import { finishSignIn } from "#server/accounts/finish-sign-in.ts";

/** Signs in with the code or the link of a mail. */
export const POST = accountRoute(finishSignIn);
