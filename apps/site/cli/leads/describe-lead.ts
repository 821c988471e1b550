import { type DeliveryRecord, leadState, type StoredLead } from "@forecourt/leads/stores";
import { factsOfLead } from "#server/leads/facts-of-lead.ts";
import { personName } from "#server/leads/person-name.ts";
import { plain, textTable } from "./text-table.ts";

/** Minutes are enough for a list; the time is UTC, as in the logs. */
const shortTime = (time: number): string => new Date(time).toISOString().slice(0, 16).replace("T", " ");
const longTime = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z/, " UTC");

/** The list people read: newest first, one line a lead. */
export function leadTable(leads: readonly StoredLead[]): string {
  return textTable(
    ["RECEIVED", "ID", ["SITE", 20], "STATE", ["CATEGORY", 24], ["NAME", 24], ["ABOUT", 32]],
    leads.map((lead) => [
      shortTime(lead.receivedAt),
      lead.id,
      lead.lead.tenant,
      leadState(lead),
      lead.lead.category,
      personName(lead.lead.person),
      lead.lead.car?.name ?? lead.lead.subcategory ?? "",
    ]),
  );
}

function deliveryLine(delivery: DeliveryRecord): string[] {
  const when =
    delivery.state === "waiting"
      ? `due ${longTime(delivery.dueAt)}`
      : delivery.deliveredAt === null
        ? ""
        : `at ${longTime(delivery.deliveredAt)}`;
  return [
    delivery.sink,
    delivery.state,
    String(delivery.attempts),
    when,
    delivery.remoteId ?? "",
    delivery.lastProblem ?? "",
  ];
}

/** Everything about one lead, for the person who answers the dealer's question. */
export function leadCard(lead: StoredLead, others: readonly StoredLead[]): string {
  const sent = lead.lead;
  const rows: (readonly [string, string | null | undefined])[] = [
    ["Lead", lead.id],
    ["Site", sent.tenant],
    ["State", leadState(lead)],
    ["Quarantined", lead.standing.kind === "quarantined" ? lead.standing.reasons.join(", ") : null],
    ["Received", longTime(lead.receivedAt)],
    ["Changed", lead.revision > 1 ? `${longTime(lead.updatedAt)} (revision ${lead.revision})` : null],
    ["Category", [sent.category, sent.subcategory].filter(Boolean).join(" - ")],
    ["Got to", sent.stage.kind === "incomplete" ? `step ${sent.stage.step + 1}, not finished` : null],
    ["Routing", sent.routing],
    ["Page", sent.page.url],
    ...factsOfLead(lead).map(({ label, value }) => [label, value] as const),
  ];
  const shown = rows.flatMap(([label, value]) =>
    value ? [`${`${plain(label)}:`.padEnd(15)} ${plain(value)}`] : [],
  );
  const deliveries = lead.deliveries.map(deliveryLine);
  return [
    ...shown,
    "",
    deliveries.length > 0
      ? textTable(
          ["SINK", "STATE", "TRIES", "WHEN", "THEIR ID", "LAST PROBLEM"].map(
            (heading) => [heading, 60] as const,
          ),
          deliveries,
        )
      : "No deliveries.",
    ...(others.length > 0 ? ["", "The same shopper also sent:", leadTable(others)] : []),
  ].join("\n");
}
