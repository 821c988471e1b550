import { isAboutOwnVehicle } from "../../enquiry/model/category.ts";
import type { Lead } from "../../enquiry/model/lead.ts";
import type { StoredLead } from "../../enquiry/model/stored-lead.ts";

type Cell = string | number | boolean | null | undefined;

/** The columns of an export, in order. Names stay, new ones come at the end: spreadsheets and scripts count on it. */
const COLUMNS: readonly { name: string; of: (stored: StoredLead) => Cell }[] = [
  { name: "id", of: ({ id }) => id },
  { name: "website", of: ({ lead }) => lead.tenant },
  { name: "received_at", of: ({ receivedAt }) => new Date(receivedAt).toISOString() },
  { name: "standing", of: ({ standing }) => standing.kind },
  { name: "finished", of: ({ lead }) => lead.stage.kind === "complete" },
  { name: "form", of: ({ lead }) => lead.form },
  { name: "category", of: ({ lead }) => lead.category },
  { name: "subcategory", of: ({ lead }) => lead.subcategory },
  { name: "first_name", of: ({ lead }) => lead.person.firstName ?? lead.person.name },
  { name: "middle_name", of: ({ lead }) => lead.person.middleName },
  { name: "last_name", of: ({ lead }) => lead.person.lastName },
  { name: "email", of: ({ lead }) => lead.person.email },
  { name: "phone", of: ({ lead }) => lead.person.phone },
  { name: "postcode", of: ({ lead }) => lead.person.postcode },
  { name: "state", of: ({ lead }) => lead.person.state },
  { name: "message", of: ({ lead }) => lead.message },
  { name: "location", of: ({ lead }) => lead.location?.name },
  { name: "dealership", of: ({ lead }) => lead.dealership?.name },
  { name: "car_id", of: ({ lead }) => lead.car?.id },
  { name: "car", of: ({ lead }) => lead.car?.name },
  { name: "car_type", of: ({ lead }) => lead.car?.condition },
  { name: "stock_number", of: ({ lead }) => lead.car?.stockNumber },
  { name: "appointment", of: ({ lead }) => lead.appointment?.date },
  { name: "rego", of: ({ lead }) => lead.tradeIn?.rego },
  { name: "trade_in", of: ({ lead }) => (isAboutOwnVehicle(lead.category) ? null : ownVehicle(lead)) },
  { name: "opt_in", of: ({ lead }) => lead.optIn },
  {
    name: "answers",
    of: ({ lead }) => lead.answers.map(({ name, value }) => `${name}=${String(value)}`).join("; "),
  },
  { name: "page", of: ({ lead }) => lead.page.url },
  { name: "files", of: ({ files }) => files.length },
  {
    name: "deliveries",
    of: ({ deliveries }) => deliveries.map(({ sink, state }) => `${sink}:${state}`).join(" "),
  },
  { name: "own_vehicle", of: ({ lead }) => (isAboutOwnVehicle(lead.category) ? ownVehicle(lead) : null) },
  { name: "model", of: ({ lead: { model } }) => [model?.make, model?.name].filter(Boolean).join(" ") },
];

const ownVehicle = ({ tradeIn }: Lead): string =>
  [tradeIn?.year, tradeIn?.make, tradeIn?.model].filter(Boolean).join(" ");

/**
 * A cell that starts like a formula is run by spreadsheets, in signs of full width too; an apostrophe makes it text again.
 * Plain numbers such as `-5` and `+61412345678` are no formula and stay as they are.
 */
function cell(value: Cell): string {
  if (value === null || value === undefined) return "";
  const text = String(value).replaceAll("\0", "");
  const safe =
    /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) && !/^[+-]?\d[\d ]*(\.\d+)?$/.test(text)
      ? `'${text}`
      : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The first line of an export. */
export const leadsCsvHeader: string = `${COLUMNS.map(({ name }) => name).join(",")}\r\n`;

/**
 * One lead as a line of CSV (RFC 4180), safe to open in a spreadsheet.
 *
 * @example
 * file.write(leadsCsvHeader);
 * for (const lead of await store.list({ limit: 1000 })) file.write(leadsCsvLine(lead));
 */
export function leadsCsvLine(lead: StoredLead): string {
  return `${COLUMNS.map(({ of }) => cell(of(lead))).join(",")}\r\n`;
}
