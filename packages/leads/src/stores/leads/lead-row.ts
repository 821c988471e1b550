import type { Lead } from "../../enquiry/model/lead.ts";
import type {
  DeliveryRecord,
  DeliveryState,
  LeadStanding,
  StoredFile,
  StoredLead,
} from "../../enquiry/model/stored-lead.ts";
import type { LeadContent } from "../../enquiry/store/lead-content.ts";
import { jsonOf, numberOf, numberOrNull, type Row, textOf, textOrNull } from "../sql/row.ts";

const DELIVERY_STATES: readonly DeliveryState[] = ["waiting", "delivered", "dead", "held"];

/** What is stored of a lead, or null where it was erased. */
export const keptContentOf = (row: Row): (LeadContent & { key: string }) | null =>
  row["lead"] === null
    ? null
    : { key: textOf(row, "key"), lead: jsonOf(row, "lead") as Lead, files: filesOf(row) };

function standingOf(row: Row): LeadStanding {
  const kind = textOf(row, "standing");
  if (kind === "quarantined") return { kind, reasons: jsonOf(row, "reasons") as string[] };
  return kind === "test" ? { kind: "test" } : { kind: "clear" };
}

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
    lead: jsonOf(row, "lead") as Lead,
    standing: standingOf(row),
    contact: { email: textOrNull(row, "email_key"), phone: textOrNull(row, "phone_key") },
    files: filesOf(row),
    revision: numberOf(row, "revision"),
    receivedAt: numberOf(row, "received_at"),
    updatedAt: numberOf(row, "updated_at"),
    deliveries: deliveries.map(deliveryOf),
  };
}

/** The files of a lead. */
export const filesOf = (row: Row): StoredFile[] => jsonOf(row, "files") as StoredFile[];

/** Leads in the order of `rows`, each with its own deliveries. */
export function leadsOf(rows: readonly Row[], deliveries: readonly Row[]): StoredLead[] {
  const byLead = Map.groupBy(deliveries, (row) => textOf(row, "lead_id"));
  return rows.map((row) => leadOf(row, byLead.get(textOf(row, "id")) ?? []));
}
