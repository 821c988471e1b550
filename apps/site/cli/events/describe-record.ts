import { plainRecord } from "#host/http/body/plain-record.ts";

/** The site's own logs of what happens on pages. */
export type EventLogName = "traces" | "events" | "calls" | "reveals" | "failures";

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const names = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? value.filter((name) => typeof name === "string").join(", ")
    : "-";

/** What each log's line says after its time and tenant. */
const SAYS: Readonly<Record<EventLogName, (record: Readonly<Record<string, unknown>>) => string>> = {
  traces: ({ event, sentTo, withheld }) => {
    const { name, ...fields } = plainRecord(event);
    return `${text(name)} ${JSON.stringify(fields)}  sent to: ${names(sentTo)}  withheld: ${names(withheld)}`;
  },
  events: ({ category, event_properties, url }) =>
    `number ${JSON.stringify(category)} ${text(plainRecord(event_properties)["event_name"])} ${text(url)}`,
  calls: ({ car_id, url }) => `phone call, car ${JSON.stringify(car_id)} ${text(url)}`,
  reveals: ({ car_id, website_id }) =>
    `phone number shown, car ${JSON.stringify(car_id)} of website ${text(website_id)}`,
  failures: ({ destination, lost }) => `not taken: ${text(destination)} ${JSON.stringify(lost)}`,
};

/**
 * One line of a log for people; null for a line that is broken or another dealer's. Reveals name the website by its id
 * and are shown for every dealer.
 */
export function describeRecord(log: EventLogName, line: string, tenant: string | null): string | null {
  let record: Readonly<Record<string, unknown>>;
  try {
    record = plainRecord(JSON.parse(line));
  } catch {
    return null;
  }
  const slug = text(record["website_slug"]);
  if (tenant !== null && slug !== "" && slug !== tenant) return null;
  return `${text(record["at"]).slice(11, 19)} ${slug || "-"}  ${SAYS[log](record)}`;
}
