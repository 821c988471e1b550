import type { AlertFind, CarChange } from "../../returning/alerts/alert.ts";
import { subscriberOf } from "./subscriber-row.ts";
import type { AlertStore, ClaimedMail, MailRecord } from "../../returning/alerts/alert-store.ts";
import { numberOf, type Row, textOf, textOrNull } from "../sql/row.ts";
import { claimWork, settleWork, type WorkTable } from "../work/work-table.ts";
import type { Database } from "../sql/database.ts";
import { ask, type Script } from "../sql/script.ts";

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

const MAILS: WorkTable = {
  table: "alert_mails",
  key: ["tenant", "id"],
  open: "state = 'waiting' AND due_at <= ?1",
  order: "due_at",
  countsAttempts: true,
};

type Claim = Parameters<AlertStore["claimMails"]>[0];

/** The mails of one claim, each with whom it is for; erasing a subscriber erases their mails too. */
function* claimMails({ now, lease, leaseMs, limit }: Claim): Script<ClaimedMail[]> {
  const claimed: ClaimedMail[] = [];
  for (const mail of yield* ask(claimWork(MAILS), now, limit, lease, now + leaseMs)) {
    const tenant = textOf(mail, "tenant");
    const [subscriber] = yield* ask(
      "SELECT * FROM subscribers WHERE tenant = ?1 AND id = ?2",
      tenant,
      textOf(mail, "subscriber_id"),
    );
    if (subscriber)
      claimed.push({
        tenant,
        id: textOf(mail, "id"),
        subscriber: subscriberOf(subscriber),
        attempts: numberOf(mail, "attempts"),
        createdAt: numberOf(mail, "created_at"),
        lease,
      });
  }
  return claimed;
}

const STATES = { sent: "sent", dropped: "dropped", retry: "waiting", dead: "dead" } as const;

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

/** The part of an alert store that mails use. */
export function alertMails({
  run,
  read,
  write,
}: Database): Pick<AlertStore, "gatherMails" | "claimMails" | "findsOf" | "settleMail" | "mails"> {
  return {
    gatherMails: (gather) => run(() => gatherMails(gather)),
    claimMails: (claim) => run(() => claimMails(claim)),
    findsOf: async (tenant, mailId) =>
      (
        await read(
          `SELECT f.* FROM alert_finds f JOIN alerts a ON a.tenant = f.tenant AND a.id = f.alert_id
           WHERE f.tenant = ?1 AND f.mail_id = ?2 AND a.state = 'active' ORDER BY f.run_id, f.alert_id`,
          tenant,
          mailId,
        )
      ).map(findOf),
    settleMail: async ({ tenant, id, lease }, end) => {
      const dueAt = end.kind === "retry" ? end.at : null;
      const problem = end.kind === "retry" || end.kind === "dead" ? end.problem : null;
      return (await write(settleWork(MAILS), tenant, id, lease, STATES[end.kind], dueAt, problem)).length > 0;
    },
    mails: async ({ tenant, limit }) =>
      (
        await read(
          `SELECT * FROM alert_mails WHERE tenant = coalesce(?1, tenant) ORDER BY created_at DESC, id LIMIT ?2`,
          tenant ?? null,
          limit,
        )
      ).map(mailOf),
  };
}
