export type { Account, PendingSignIn, Session } from "../model/account.ts";
export type { AccountStore } from "../stores/accounts/account-store.ts";
export type { AccountDeps } from "./account-deps.ts";
export { hashSecret, randomText, type RandomSource } from "./secret-text.ts";
export {
  type OpenSession,
  type SessionDesk,
  SESSION_LIFE_MS,
  SESSION_IDLE_MS,
  sessionDesk,
} from "./session-desk.ts";
export {
  CODE_TRIES,
  SIGN_IN_MS,
  type SignedIn,
  type SignInBegun,
  type SignInDesk,
  signInDesk,
  SIGN_INS_AN_HOUR,
} from "./sign-in-desk.ts";
