import type { AlertFind } from "../model/alert.ts";
import type { AlertStore, ClaimedMail, MailEnd } from "../stores/accounts/alert-store.ts";

/** What became of a mail. `dropped`: the cars are gone or the alerts ended, and there is nothing to tell. */
export type AlertMailOutcome =
  | { kind: "sent" | "dropped" }
  /** `retry: false` when the address is refused for good. */
  | { kind: "failed"; retry: boolean; problem: string };

/** What sends mails. */
export interface AlertMailDeps {
  store: AlertStore;
  now: () => number;
  newId: () => string;
  /** Writes and sends one mail under its id, so that a repeat is the same mail. Throws when it is to be tried again. */
  send: (mail: ClaimedMail, finds: readonly AlertFind[]) => Promise<AlertMailOutcome>;
  leaseMs?: number;
  limit?: number;
}

const LEASE_MS = 120_000;
const AT_ONCE = 50;
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 6 * 3_600_000;
/** About two days. */
const MAX_ATTEMPTS = 16;

/**
 * One round of mails: what was found and is due becomes one mail for each shopper, and mails that wait are sent. Returns
 * how many were sent. Any number of workers may send; a mail whose sender was killed is sent again under the same id.
 *
 * @example
 * await sendAlertMails({ store, now: Date.now, newId: randomUUID, send });
 */
export async function sendAlertMails(deps: AlertMailDeps): Promise<number> {
  const { store, now, newId, leaseMs = LEASE_MS, limit = AT_ONCE } = deps;
  await store.gatherMails({ now: now(), limit, newId });
  let sent = 0;
  for (const mail of await store.claimMails({ now: now(), lease: newId(), leaseMs, limit })) {
    const end = await sendOne(deps, mail);
    await store.settleMail(mail, end);
    if (end.kind === "sent") sent += 1;
  }
  return sent;
}

async function sendOne({ store, now, send }: AlertMailDeps, mail: ClaimedMail): Promise<MailEnd> {
  const retryOrEnd = (problem: string): MailEnd =>
    mail.attempts >= MAX_ATTEMPTS
      ? { kind: "dead", problem }
      : { kind: "retry", at: now() + retryMs(mail.attempts), problem };
  try {
    const finds = await store.findsOf(mail.tenant, mail.id);
    if (finds.length === 0) return { kind: "dropped" };
    const outcome = await send(mail, finds);
    if (outcome.kind !== "failed") return { kind: outcome.kind };
    return outcome.retry ? retryOrEnd(outcome.problem) : { kind: "dead", problem: outcome.problem };
  } catch (reason) {
    return retryOrEnd(reason instanceof Error ? reason.message : "It failed.");
  }
}

const retryMs = (attempts: number): number =>
  Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(attempts - 1, 20));
