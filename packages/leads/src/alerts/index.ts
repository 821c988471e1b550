export {
  type Alert,
  type AlertConsent,
  alertFrequencies,
  type AlertFind,
  type AlertFrequency,
  type AlertSubject,
  type CarChange,
  type Subscriber,
} from "../model/alert.ts";
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
} from "../stores/accounts/alert-store.ts";
export {
  type AlertAsked,
  type AlertDeps,
  type AlertWanted,
  askForAlert,
  MAX_ALERTS,
  shortName,
} from "./ask-for-alert.ts";
export {
  type AlertMatch,
  type AlertMatcher,
  carryOutRun,
  MAX_CARS_NAMED,
  type RunDeps,
  type RunDone,
} from "./carry-out-run.ts";
export { changeOf, type Looked, lookAtStock, type WatchedStock } from "./look-at-stock.ts";
export { type MailTimePolicy, type MailTimes, mailTimes } from "./mail-times.ts";
export { type AlertMailDeps, type AlertMailOutcome, sendAlertMails } from "./send-alert-mails.ts";
