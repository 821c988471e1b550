import { FINDS, MAILS, SUBSCRIBERS } from "./alert-rows.ts";
import type { AlertStore, ClaimedMail } from "../../returning/alerts/alert-store.ts";
import { hasRow, numberOf, textOf } from "../sql/row.ts";
import { claimWork, settleWork, type WorkTable } from "../work/work-table.ts";
import type { Database } from "../sql/database.ts";
import { type Script, sql } from "../sql/script.ts";

type Gather = Parameters<AlertStore["gatherMails"]>[0];

/** Two workers may find the same shopper: the one that takes the finds makes the mail. */
function* gatherMails({ now, limit, newId }: Gather): Script<number> {
  const waiting = yield* sql`SELECT tenant, subscriber_id, min(due_at) AS first FROM alert_finds
    WHERE mail_id IS NULL AND due_at <= ${now} GROUP BY tenant, subscriber_id ORDER BY first LIMIT ${limit}`;
  let made = 0;
  for (const row of waiting) {
    const [tenant, subscriberId, id] = [textOf(row, "tenant"), textOf(row, "subscriber_id"), newId()];
    const taken = yield* sql`UPDATE alert_finds SET mail_id = ${id}
      WHERE tenant = ${tenant} AND subscriber_id = ${subscriberId} AND mail_id IS NULL AND due_at <= ${now}
      RETURNING alert_id`;
    if (taken.length === 0) continue;
    yield* sql`INSERT INTO alert_mails (tenant, id, subscriber_id, state, attempts, due_at, created_at)
      VALUES (${tenant}, ${id}, ${subscriberId}, 'waiting', 0, ${now}, ${now})`;
    made += 1;
  }
  return made;
}

export const MAIL_WORK: WorkTable = {
  table: "alert_mails",
  key: ["tenant", "id"],
  states: ["waiting", "dead"],
  since: "created_at",
};

/** The mails of one claim, each with whom it is for; erasing a subscriber erases their mails too. */
function* claimMails(claim: Parameters<AlertStore["claimMails"]>[0]): Script<ClaimedMail[]> {
  const claimed: ClaimedMail[] = [];
  for (const mail of yield* claimWork(MAIL_WORK, claim)) {
    const { tenant, id, subscriberId, attempts } = MAILS.of(mail);
    const [subscriber] =
      yield* sql`SELECT * FROM subscribers WHERE tenant = ${tenant} AND id = ${subscriberId}`;
    const [createdAt, { lease }] = [numberOf(mail, "created_at"), claim];
    if (subscriber)
      claimed.push({ tenant, id, subscriber: SUBSCRIBERS.of(subscriber), attempts, createdAt, lease });
  }
  return claimed;
}

const STATES = { sent: "sent", dropped: "dropped", retry: "waiting", dead: "dead" } as const;

/** The part of an alert store that mails use. */
export function alertMails({
  run,
  read,
  write,
}: Database): Pick<AlertStore, "gatherMails" | "claimMails" | "findsOf" | "settleMail" | "mails"> {
  return {
    gatherMails: (gather) => run(() => gatherMails(gather)),
    claimMails: (claim) => run(() => claimMails(claim)),
    findsOf: (tenant, mailId) =>
      FINDS.all(
        read(sql`SELECT f.* FROM alert_finds f JOIN alerts a ON a.tenant = f.tenant AND a.id = f.alert_id
          WHERE f.tenant = ${tenant} AND f.mail_id = ${mailId} AND a.state = 'active'
          ORDER BY f.run_id, f.alert_id`),
      ),
    settleMail: ({ tenant, id, lease }, end) => {
      const dueAt = end.kind === "retry" ? end.at : null;
      const problem = end.kind === "retry" || end.kind === "dead" ? end.problem : null;
      const settled = { state: STATES[end.kind], dueAt, problem };
      return hasRow(write(settleWork(MAIL_WORK, [tenant, id], lease, settled)));
    },
    mails: ({ tenant = null, limit }) =>
      MAILS.all(
        read(sql`SELECT * FROM alert_mails WHERE tenant = coalesce(${tenant}, tenant)
          ORDER BY created_at DESC, id LIMIT ${limit}`),
      ),
  };
}
