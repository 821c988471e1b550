import type { DeliveryRecord, StoredLead } from "@forecourt/leads/stores";
import { plain, textTable } from "./text-table.ts";

/** Minutes are enough for a list; the time is UTC, as in the logs. */
const shortTime = (time: number): string => new Date(time).toISOString().slice(0, 16).replace("T", " ");
const longTime = (time: number): string =>
  new Date(time)
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z/, " UTC");

const nameOf = ({ lead: { person } }: StoredLead): string =>
  [person.firstName, person.lastName].filter(Boolean).join(" ") || person.name || "";

/** One word a person acts on: what is wrong first, then what is under way. */
export function leadState(lead: StoredLead): string {
  if (lead.standing.kind === "test") return "test";
  if (lead.standing.kind === "quarantined") return "quarantined";
  const states = lead.deliveries.map((delivery) => delivery.state);
  if (states.includes("dead")) return "dead";
  if (lead.lead.stage.kind === "incomplete") return "incomplete";
  if (states.includes("waiting"))
    return lead.deliveries.some((one) => one.attempts > 0) ? "retrying" : "waiting";
  return states.length > 0 ? "delivered" : "kept";
}

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
      nameOf(lead),
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
    ["Kept back", lead.standing.kind === "quarantined" ? lead.standing.reasons.join(", ") : null],
    ["Received", longTime(lead.receivedAt)],
    ["Changed", lead.revision > 1 ? `${longTime(lead.updatedAt)} (revision ${lead.revision})` : null],
    ["Form", sent.form],
    ["Category", [sent.category, sent.subcategory].filter(Boolean).join(" - ")],
    ["Got to", sent.stage.kind === "incomplete" ? `step ${sent.stage.step + 1}, not finished` : null],
    ["Name", nameOf(lead)],
    ["Phone", sent.person.phone],
    ["Email", sent.person.email],
    ["Postcode", sent.person.postcode],
    ["Vehicle", sent.car ? `${sent.car.name} (stock ${sent.car.stockNumber ?? "-"})` : null],
    ["Location", sent.location?.name],
    ["Dealership", sent.dealership?.name],
    ["Routing", sent.routing],
    ["Appointment", sent.appointment?.date],
    ...sent.answers.map(
      ({ label, name, value }) =>
        [label || name, Array.isArray(value) ? value.join(", ") : String(value)] as const,
    ),
    ["Offers by mail", sent.optIn === null ? null : sent.optIn ? "yes" : "no"],
    ["Page", sent.page.url],
    ["Files", lead.files.map(({ name, type, bytes }) => `${name} (${type}, ${bytes} bytes)`).join(", ")],
    ["Message", sent.message],
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
