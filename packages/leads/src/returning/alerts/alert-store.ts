import type { Backlog } from "../../work/backlog.ts";
import type { WorkClaim } from "../../work/work-off.ts";
import type { Alert, AlertFind, AlertFrequency, CarChange, Subscriber } from "./alert.ts";

/** A first alert, with its subscriber and the hash of the link that proves the address. */
export interface NewAlert {
  alert: Alert;
  subscriber: Subscriber;
  /** Null where the address is proven already. */
  confirmation: { hash: string; expiresAt: number } | null;
}

/** `repeated`: the shopper has this very alert, proven; `full`: more than the bound. */
export type AlertSaved =
  | { ok: true; outcome: "created" | "repeated"; alert: Alert; subscriber: Subscriber }
  | { ok: false; problem: "full" };

/** A car as alerts last saw it. */
export interface SeenCar {
  carId: string;
  price: number | null;
  /** For sale: not sold, reserved or hidden. */
  available: boolean;
}

/** What of a tenant's stock alerts have seen. */
export interface SeenStock {
  /** One more at every look. */
  generation: number;
  /** The stock's own version then. */
  version: string;
}

/** One look at the stock: everything that changed since the look before. */
export interface StockLook {
  tenant: string;
  /** Of the look before; 0 for the first one. */
  generation: number;
  version: string;
  at: number;
  /** Cars that are other than they were, as they are now. */
  cars: readonly SeenCar[];
  /** Ids of cars that are in the stock no more. */
  gone: readonly string[];
  /** Work that follows, in runs of a bounded size. */
  runs: readonly { id: string; changes: readonly CarChange[] }[];
}

/** Changed cars on their way to the alerts, from alert to alert; a run that was broken off goes on at its cursor. */
export interface AlertRun {
  tenant: string;
  id: string;
  /** Id of the last alert that was matched; "" before the first. */
  cursor: string;
  changes: readonly CarChange[];
  /** How often it was claimed, this time included. */
  attempts: number;
  lease: string;
}

/** How a claimed run ended: done, or to go on later from its cursor. */
export type RunEnd = { kind: "done" } | { kind: "retry"; at: number; problem: string };

/** An alert as a run asks it: a hundred thousand of them are read without their evidence. */
export type ActiveAlert = Pick<Alert, "id" | "subscriberId" | "subject" | "frequency">;

/** A mail one worker holds until its lease ends. */
export interface ClaimedMail {
  tenant: string;
  id: string;
  subscriber: Subscriber;
  attempts: number;
  createdAt: number;
  lease: string;
}

/** How a claimed mail ended. */
export type MailEnd =
  | { kind: "sent" }
  /** There was nothing left to tell. */
  | { kind: "dropped" }
  | { kind: "retry"; at: number; problem: string }
  | { kind: "dead"; problem: string };

/** One mail and where it stands, for people. */
export interface MailRecord {
  tenant: string;
  id: string;
  subscriberId: string;
  state: "waiting" | "sent" | "dropped" | "dead";
  attempts: number;
  dueAt: number;
  lastProblem: string | null;
}

/**
 * Where alerts are stored, with what they found and the mails that tell of it, each under its tenant. What was found is
 * written with the run's cursor, a mail with the finds it tells of: whoever is killed in between leaves either both or
 * none. Throws when the database is out of reach. Every adapter passes one contract suite, `describeAlertStore` in
 * `@forecourt/leads/testing`.
 */
export interface AlertStore {
  /** Brings the tables up to date; must be called before anything else. */
  migrate(): Promise<void>;
  /** Stores an alert of the address's subscriber. A pending one of the same subject is replaced. */
  subscribe(wanted: NewAlert, bound: { most: number }): Promise<AlertSaved>;
  /** Makes a pending alert active; null when the link is over or of another tenant. */
  confirm(tenant: string, hash: string, now: number): Promise<Alert | null>;
  /** The pending alert a link would confirm. */
  pendingOfLink(tenant: string, hash: string, now: number): Promise<Alert | null>;
  subscriberOfToken(tenant: string, token: string): Promise<Subscriber | null>;
  subscriberOfEmail(tenant: string, emailKey: string): Promise<Subscriber | null>;
  /** Newest first, ended ones too. */
  alertsOf(tenant: string, subscriberId: string): Promise<Alert[]>;
  /** False when the subscriber has no such alert that is not ended. */
  changeAlert(
    of: Pick<Alert, "tenant" | "subscriberId" | "id">,
    change: { name?: string; frequency?: AlertFrequency },
  ): Promise<boolean>;
  /** Ends one alert of a subscriber, or all; what waits for it is never mailed. Returns how many ended. */
  endAlerts(tenant: string, subscriberId: string, id: string | null): Promise<number>;
  /** Removes a subscriber with alerts, evidence, finds and mails. */
  eraseSubscriber(tenant: string, id: string): Promise<boolean>;
  /** Removes pending alerts whose link expired before, and what was mailed before. */
  prune(before: { pending: number; sent: number }): Promise<number>;
  /** Tenants with active alerts, and those whose stock was looked at before. */
  watchedTenants(): Promise<string[]>;
  seenStock(tenant: string): Promise<SeenStock | null>;
  seenCars(tenant: string): Promise<SeenCar[]>;
  /** Writes a look with its runs; false, and nothing written, when another look was faster. */
  look(look: StockLook): Promise<boolean>;
  /** Takes the run that has been due longest and that no other worker holds. */
  claimRun(claim: WorkClaim): Promise<AlertRun | null>;
  /** Active alerts after an id, in the order of ids. */
  activeAlerts(tenant: string, after: string, limit: number): Promise<ActiveAlert[]>;
  /** Writes what a step found with the new cursor. False, and nothing written, when the lease was lost. */
  advanceRun(
    run: Pick<AlertRun, "tenant" | "id" | "lease">,
    step: { cursor: string; finds: readonly AlertFind[]; leaseUntil: number },
  ): Promise<boolean>;
  /** Writes how a run ended. False, and nothing written, when the lease was lost. */
  settleRun(run: Pick<AlertRun, "tenant" | "id" | "lease">, end: RunEnd): Promise<boolean>;
  /** Makes one mail for each shopper with finds that are due. Returns how many. */
  gatherMails(gather: { now: number; limit: number; newId: () => string }): Promise<number>;
  claimMails(claim: WorkClaim & { limit: number }): Promise<ClaimedMail[]>;
  /** What a mail tells of, by the ids of the runs that found it. Finds of ended alerts are left out. */
  findsOf(tenant: string, mailId: string): Promise<AlertFind[]>;
  /** False when the lease was lost meanwhile. */
  settleMail(mail: ClaimedMail, end: MailEnd): Promise<boolean>;
  /** How many runs and mails wait or were given up, and since when. */
  backlogs(now: number): Promise<Record<"runs" | "mails", Backlog>>;
  /** Newest first. */
  mails(filter: { tenant?: string; limit: number }): Promise<MailRecord[]>;
  close(): Promise<void>;
}
