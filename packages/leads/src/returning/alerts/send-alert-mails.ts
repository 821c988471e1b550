import type { AlertFind } from "./alert.ts";
import { type BackOff, backOffMs } from "../../work/back-off.ts";
import { workOff } from "../../work/work-off.ts";
import type { AlertStore, ClaimedMail, MailEnd } from "./alert-store.ts";

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
  /** In [0, 1); spreads retries. */
  random: () => number;
  /** Writes and sends one mail under its id, so that a repeat is the same mail. Throws when it is to be tried again. */
  send: (mail: ClaimedMail, finds: readonly AlertFind[]) => Promise<AlertMailOutcome>;
  leaseMs?: number;
  limit?: number;
}

const LEASE_MS = 120_000;
const AT_ONCE = 50;
const WAITS: BackOff = { firstMs: 30_000, longestMs: 6 * 3_600_000 };
/** About two days. */
const MAX_ATTEMPTS = 16;

/**
 * One round of mails: what was found and is due becomes one mail for each shopper, and mails that wait are sent. Returns
 * how many were sent. Any number of workers may send; a mail whose sender was killed is sent again under the same id.
 *
 * @example
 * await sendAlertMails({ store, now: Date.now, newId: randomUUID, random: Math.random, send });
 */
export async function sendAlertMails(deps: AlertMailDeps): Promise<number> {
  const { store, now, newId, leaseMs = LEASE_MS, limit = AT_ONCE } = deps;
  await store.gatherMails({ now: now(), limit, newId });
  let sent = 0;
  await workOff<ClaimedMail, MailEnd>({
    claim: async () => (await store.claimMails({ now: now(), lease: newId(), leaseMs, limit: 1 }))[0] ?? null,
    carryOut: async (mail) => {
      const end = await sendOne(deps, mail);
      if (end.kind === "sent") sent += 1;
      return end;
    },
    settle: (mail, end) => store.settleMail(mail, end),
    limit,
  });
  return sent;
}

async function sendOne({ store, now, random, send }: AlertMailDeps, mail: ClaimedMail): Promise<MailEnd> {
  const retryOrEnd = (problem: string): MailEnd =>
    mail.attempts >= MAX_ATTEMPTS
      ? { kind: "dead", problem }
      : { kind: "retry", at: now() + backOffMs(WAITS, mail.attempts, random()), problem };
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
