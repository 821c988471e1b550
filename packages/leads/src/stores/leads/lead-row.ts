import type { Lead } from "../../enquiry/model/lead.ts";
import type {
  DeliveryRecord,
  LeadStanding,
  StoredFile,
  StoredLead,
} from "../../enquiry/model/stored-lead.ts";
import type { LeadContent } from "../../enquiry/store/lead-content.ts";
import { jsonOf, numberOf, type Row, textOf, textOrNull } from "../sql/row.ts";
import { number, numberOrNothing, table, text, textOrNothing, word } from "../sql/table.ts";

/** What is stored of a lead, or null where it was erased. */
export const storedContentOf = (row: Row): (LeadContent & { key: string }) | null =>
  row["lead"] === null
    ? null
    : { key: textOf(row, "key"), lead: jsonOf(row, "lead") as Lead, files: filesOf(row) };

function standingOf(row: Row): LeadStanding {
  const kind = textOf(row, "standing");
  if (kind === "quarantined") return { kind, reasons: jsonOf(row, "reasons") as string[] };
  return kind === "test" ? { kind: "test" } : { kind: "clear" };
}

/** The queue. */
export const DELIVERIES = table<DeliveryRecord>("lead_deliveries", {
  sink: text,
  state: word("waiting", "delivered", "dead", "held"),
  attempts: number,
  dueAt: number,
  revision: number,
  lastProblem: textOrNothing,
  deliveredAt: numberOrNothing,
  remoteId: textOrNothing,
});

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
    deliveries: deliveries.map(DELIVERIES.of),
  };
}

export const filesOf = (row: Row): StoredFile[] => jsonOf(row, "files") as StoredFile[];

/** Leads in the order of `rows`, each with its own deliveries. */
export function leadsOf(rows: readonly Row[], deliveries: readonly Row[]): StoredLead[] {
  const byLead = Map.groupBy(deliveries, (row) => textOf(row, "lead_id"));
  return rows.map((row) => leadOf(row, byLead.get(textOf(row, "id")) ?? []));
}
