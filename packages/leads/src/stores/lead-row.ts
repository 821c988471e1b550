import type { Lead } from "../model/lead.ts";
import type { DeliveryRecord, DeliveryState } from "../model/stored-lead.ts";
import type { LeadContent } from "./lead-content.ts";
import type { FormDraft } from "./form-draft-store.ts";
import type { LeadStanding, StoredFile, StoredLead } from "../model/stored-lead.ts";

/** A row as either driver hands it out. PostgreSQL gives 64-bit numbers as text. */
export type Row = Record<string, unknown>;

const DELIVERY_STATES: readonly DeliveryState[] = ["waiting", "delivered", "dead", "held"];

/** The column as text; a missing one is our own mistake in the query. */
export function textOf(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== "string") throw new Error(`The lead store expected text in column ${column}.`);
  return value;
}

/** The column as text, or null. */
export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null || row[column] === undefined ? null : textOf(row, column);

/** The column as a number. */
export function numberOf(row: Row, column: string): number {
  const value = Number(row[column]);
  if (Number.isNaN(value)) throw new Error(`The lead store expected a number in column ${column}.`);
  return value;
}

const numberOrNull = (row: Row, column: string): number | null =>
  row[column] === null || row[column] === undefined ? null : numberOf(row, column);

/** JSON this store wrote itself, inside a transaction, from a value of exactly this type. */
const ownJson = (row: Row, column: string): unknown => JSON.parse(textOf(row, column));

/** What was kept of a lead, or null where it was erased. */
export const keptContentOf = (row: Row): (LeadContent & { key: string }) | null =>
  row["lead"] === null
    ? null
    : { key: textOf(row, "key"), lead: ownJson(row, "lead") as Lead, files: filesOf(row) };

function standingOf(row: Row): LeadStanding {
  const kind = textOf(row, "standing");
  if (kind === "quarantined") return { kind, reasons: ownJson(row, "reasons") as string[] };
  return kind === "test" ? { kind: "test" } : { kind: "clear" };
}

/** Why a lead is quarantined, as stored; only a quarantined lead has reasons. */
export const reasonsOf = (standing: LeadStanding): readonly string[] =>
  standing.kind === "quarantined" ? standing.reasons : [];

/** One row of the queue. */
export function deliveryOf(row: Row): DeliveryRecord {
  const state = DELIVERY_STATES.find((known) => known === row["state"]);
  if (!state) throw new Error("The lead store found a delivery in a state it does not know.");
  return {
    sink: textOf(row, "sink"),
    state,
    attempts: numberOf(row, "attempts"),
    dueAt: numberOf(row, "due_at"),
    revision: numberOf(row, "revision"),
    lastProblem: textOrNull(row, "last_problem"),
    deliveredAt: numberOrNull(row, "delivered_at"),
    remoteId: textOrNull(row, "remote_id"),
  };
}

/** One lead with its deliveries, which are rows of their own. */
function leadOf(row: Row, deliveries: readonly Row[]): StoredLead {
  return {
    id: textOf(row, "id"),
    key: textOf(row, "key"),
    lead: ownJson(row, "lead") as Lead,
    standing: standingOf(row),
    contact: { email: textOrNull(row, "email_key"), phone: textOrNull(row, "phone_key") },
    files: filesOf(row),
    revision: numberOf(row, "revision"),
    receivedAt: numberOf(row, "received_at"),
    updatedAt: numberOf(row, "updated_at"),
    deliveries: deliveries.map(deliveryOf),
  };
}

export const filesOf = (row: Row): StoredFile[] => ownJson(row, "files") as StoredFile[];

/** Leads in the order of `rows`, each with its own deliveries. */
export function leadsOf(rows: readonly Row[], deliveries: readonly Row[]): StoredLead[] {
  const byLead = Map.groupBy(deliveries, (row) => textOf(row, "lead_id"));
  return rows.map((row) => leadOf(row, byLead.get(textOf(row, "id")) ?? []));
}

/** A kept draft. */
export const draftOf = (row: Row): FormDraft => ({
  token: textOf(row, "token"),
  tenant: textOf(row, "tenant"),
  ...(ownJson(row, "body") as Pick<FormDraft, "values" | "problems">),
  expiresAt: numberOf(row, "expires_at"),
});

/** The smaller `due` of rows that may be absent or empty. */
export function earliest(...rows: (Row | undefined)[]): number | null {
  const times = rows.flatMap((row) => (row ? (numberOrNull(row, "due") ?? []) : []));
  return times.length === 0 ? null : Math.min(...times);
}
