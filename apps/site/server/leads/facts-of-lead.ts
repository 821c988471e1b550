import { describeAppointment } from "@forecourt/leads";
import type { StoredLead } from "@forecourt/leads/stores";
import { personName } from "#server/leads/person-name.ts";

/** What a shopper sent, as label and value; what was not given is left out. */
export function factsOfLead({ lead, files }: StoredLead): { label: string; value: string }[] {
  const { person, car } = lead;
  const rows: (readonly [string, string | null | undefined])[] = [
    ["Name", personName(person)],
    ["Phone", person.phone],
    ["Email", person.email],
    ["Postcode", person.postcode],
    ["Form", lead.form],
    ["Vehicle", car ? `${car.name} (stock ${car.stockNumber ?? "-"})` : null],
    ["Location", lead.location?.name],
    ["Dealership", lead.dealership?.name],
    ["Appointment", lead.appointment && describeAppointment(lead.appointment)],
    ...lead.answers.map(
      ({ label, name, value }) =>
        [label || name, Array.isArray(value) ? value.join(", ") : String(value)] as const,
    ),
    ["Offers by mail", lead.optIn === null ? null : lead.optIn ? "yes" : "no"],
    ["Files", files.map(({ name, type, bytes }) => `${name} (${type}, ${bytes} bytes)`).join(", ")],
    ["Message", lead.message],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
