import { accountRoute } from "#server/accounts/account-route.ts";
import { finishSignIn } from "#server/accounts/finish-sign-in.ts";

/** Signs in with the code or the link of a mail. */
export const POST = accountRoute(finishSignIn);
