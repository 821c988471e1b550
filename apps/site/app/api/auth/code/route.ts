import { accountRoute } from "#server/tenants/offered-route.ts";
import { beginSignIn } from "#server/accounts/begin-sign-in.ts";

/** Mails a code and a link to sign in. */
export const POST = accountRoute(beginSignIn);
