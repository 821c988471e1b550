import type { AlertFind, CarChange } from "../../model/alert.ts";
import { subscriberOf } from "./alert-scripts.ts";
import type { AlertStore, ClaimedMail, MailEnd, MailRecord } from "./alert-store.ts";
import { numberOf, type Row, textOf, textOrNull } from "../lead-row.ts";
import { ask, type Script, type ScriptRunner } from "../reservations/reservation-script.ts";

type Gather = Parameters<AlertStore["gatherMails"]>[0];

/** Two workers may find the same shopper: whoever takes the finds makes the mail. */
function* gatherMails({ now, limit, newId }: Gather): Script<number> {
  const waiting = yield* ask(
    `SELECT tenant, subscriber_id, min(due_at) AS first FROM alert_finds WHERE mail_id IS NULL AND due_at <= ?1
     GROUP BY tenant, subscriber_id ORDER BY first LIMIT ?2`,
    now,
    limit,
  );
  let made = 0;
  for (const row of waiting) {
    const [tenant, subscriberId, id] = [textOf(row, "tenant"), textOf(row, "subscriber_id"), newId()];
    const taken = yield* ask(
      `UPDATE alert_finds SET mail_id = ?1
       WHERE tenant = ?2 AND subscriber_id = ?3 AND mail_id IS NULL AND due_at <= ?4 RETURNING alert_id`,
      id,
      tenant,
      subscriberId,
      now,
    );
    if (taken.length === 0) continue;
    yield* ask(
      `INSERT INTO alert_mails (tenant, id, subscriber_id, state, attempts, due_at, created_at)
       VALUES (?1, ?2, ?3, 'waiting', 0, ?4, ?4)`,
      tenant,
      id,
      subscriberId,
      now,
    );
    made += 1;
  }
  return made;
}

type Claim = Parameters<AlertStore["claimMails"]>[0];

function* claimMails({ now, lease, leaseMs, limit }: Claim, lock: string): Script<ClaimedMail[]> {
  const due = yield* ask(
    `SELECT tenant, id FROM alert_mails
     WHERE state = 'waiting' AND due_at <= ?1 AND (lease_until IS NULL OR lease_until <= ?1)
     ORDER BY due_at LIMIT ?2 ${lock}`,
    now,
    limit,
  );
  const claimed: ClaimedMail[] = [];
  for (const one of due) {
    const [tenant, id] = [textOf(one, "tenant"), textOf(one, "id")];
    const [mail] = yield* ask(
      `UPDATE alert_mails SET attempts = attempts + 1, lease = ?1, lease_until = ?2
       WHERE tenant = ?3 AND id = ?4 RETURNING *`,
      lease,
      now + leaseMs,
      tenant,
      id,
    );
    const [subscriber] = yield* ask(
      `SELECT s.* FROM subscribers s JOIN alert_mails m ON m.tenant = s.tenant AND m.subscriber_id = s.id
       WHERE m.tenant = ?1 AND m.id = ?2`,
      tenant,
      id,
    );
    if (mail && subscriber)
      claimed.push({
        tenant,
        id,
        subscriber: subscriberOf(subscriber),
        attempts: numberOf(mail, "attempts"),
        createdAt: numberOf(mail, "created_at"),
        lease,
      });
  }
  return claimed;
}

const STATES = { sent: "sent", dropped: "dropped", retry: "waiting", dead: "dead" } as const;

function* settleMail({ tenant, id, lease }: ClaimedMail, end: MailEnd): Script<boolean> {
  const settled = yield* ask(
    `UPDATE alert_mails SET state = ?1, due_at = coalesce(?2, due_at), last_problem = ?3,
       lease = NULL, lease_until = NULL
     WHERE tenant = ?4 AND id = ?5 AND lease = ?6 RETURNING id`,
    STATES[end.kind],
    end.kind === "retry" ? end.at : null,
    end.kind === "retry" || end.kind === "dead" ? end.problem : null,
    tenant,
    id,
    lease,
  );
  return settled.length > 0;
}

const findOf = (row: Row): AlertFind => ({
  tenant: textOf(row, "tenant"),
  runId: textOf(row, "run_id"),
  alertId: textOf(row, "alert_id"),
  subscriberId: textOf(row, "subscriber_id"),
  cars: JSON.parse(textOf(row, "cars")) as CarChange[],
  total: numberOf(row, "total"),
  dueAt: numberOf(row, "due_at"),
});

const MAIL_STATES: readonly MailRecord["state"][] = ["waiting", "sent", "dropped", "dead"];

const mailOf = (row: Row): MailRecord => ({
  tenant: textOf(row, "tenant"),
  id: textOf(row, "id"),
  subscriberId: textOf(row, "subscriber_id"),
  state: MAIL_STATES.find((state) => state === row["state"]) ?? "waiting",
  attempts: numberOf(row, "attempts"),
  dueAt: numberOf(row, "due_at"),
  lastProblem: textOrNull(row, "last_problem"),
});

/** The part of an alert store that mails use, over one runner of scripts. */
export function scriptedAlertMails(
  { run, read }: ScriptRunner,
  lock: string,
): Pick<AlertStore, "gatherMails" | "claimMails" | "findsOf" | "settleMail" | "mails"> {
  return {
    gatherMails: (gather) => run(() => gatherMails(gather)),
    claimMails: (claim) => run(() => claimMails(claim, lock)),
    findsOf: async (tenant, mailId) =>
      (
        await read(
          `SELECT f.* FROM alert_finds f JOIN alerts a ON a.tenant = f.tenant AND a.id = f.alert_id
           WHERE f.tenant = ?1 AND f.mail_id = ?2 AND a.state = 'active' ORDER BY f.run_id, f.alert_id`,
          [tenant, mailId],
        )
      ).map(findOf),
    settleMail: (mail, end) => run(() => settleMail(mail, end)),
    mails: async ({ tenant, limit }) =>
      (
        await read(
          `SELECT * FROM alert_mails WHERE tenant = coalesce(?1, tenant) ORDER BY created_at DESC, id LIMIT ?2`,
          [tenant ?? null, limit],
        )
      ).map(mailOf),
  };
}
