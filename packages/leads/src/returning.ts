export type { Account, PendingSignIn, Session } from "./returning/accounts/account.ts";
export type { AccountStore } from "./returning/accounts/account-store.ts";
export type { AccountDeps } from "./returning/accounts/account-deps.ts";
export { hashSecret, type RandomSource } from "./returning/accounts/secret-text.ts";
export {
  type OpenSession,
  type SessionDesk,
  SESSION_LIFE_MS,
  SESSION_IDLE_MS,
  sessionDesk,
} from "./returning/accounts/session-desk.ts";
export {
  SIGN_IN_INTERVAL_MS,
  SIGN_IN_MS,
  type SignedIn,
  type SignInBegun,
  type SignInDesk,
  signInDesk,
} from "./returning/accounts/sign-in-desk.ts";
export {
  type Alert,
  type AlertConsent,
  alertFrequencies,
  type AlertFind,
  type AlertFrequency,
  type AlertSubject,
  type CarChange,
  type Subscriber,
} from "./returning/alerts/alert.ts";
export type {
  AlertRun,
  AlertSaved,
  AlertStore,
  ActiveAlert,
  ClaimedMail,
  MailEnd,
  MailRecord,
  NewAlert,
  SeenCar,
  SeenStock,
  StockLook,
} from "./returning/alerts/alert-store.ts";
export {
  type AlertResult,
  type AlertDeps,
  type AlertWanted,
  askForAlert,
  MAX_ALERTS,
  shortName,
} from "./returning/alerts/ask-for-alert.ts";
export {
  type AlertMatch,
  type AlertMatcher,
  carryOutRun,
  MAX_CARS_NAMED,
  type RunDeps,
  type RunDone,
} from "./returning/alerts/carry-out-run.ts";
export { type Looked, lookAtStock, type WatchedStock } from "./returning/alerts/look-at-stock.ts";
export { type MailTimePolicy, type MailTimes, mailTimes } from "./returning/alerts/mail-times.ts";
export {
  type AlertMailDeps,
  type AlertMailOutcome,
  sendAlertMails,
} from "./returning/alerts/send-alert-mails.ts";
