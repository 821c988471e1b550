import { isAboutOwnVehicle } from "../../../enquiry/model/category.ts";
import { describeAppointment } from "../../../enquiry/model/describe-appointment.ts";
import type { Lead } from "../../../enquiry/model/lead.ts";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";

/** A mail ready to be composed: plain text, because a dealer's phone and CRM both read it. */
export interface LeadMail {
  subject: string;
  text: string;
  /** The shopper, so that a reply to the mail reaches the shopper; null when no address was given. */
  replyTo: { name: string; address: string } | null;
}

/** Lines of the mail in the order a salesperson reads them; what was not given is left out. */
const LINES: readonly { label: string; of: (lead: Lead) => string | null | undefined }[] = [
  { label: "Enquiry", of: (lead) => [lead.category, lead.subcategory].filter(Boolean).join(" - ") },
  { label: "Name", of: (lead) => fullName(lead) },
  { label: "Phone", of: (lead) => lead.person.phone },
  { label: "Email", of: (lead) => lead.person.email },
  { label: "Postcode", of: (lead) => lead.person.postcode },
  { label: "State", of: (lead) => lead.person.state },
  { label: "Vehicle", of: (lead) => lead.car?.name ?? modelName(lead) },
  { label: "Stock number", of: (lead) => lead.car?.stockNumber },
  { label: "VIN", of: (lead) => lead.car?.vin },
  { label: "Offer", of: (lead) => lead.offer?.name },
  { label: "Date wanted", of: (lead) => lead.appointment && describeAppointment(lead.appointment) },
  { label: "Trade-in", of: (lead) => (isAboutOwnVehicle(lead.category) ? null : ownVehicle(lead)) },
  { label: "Shopper's vehicle", of: (lead) => (isAboutOwnVehicle(lead.category) ? ownVehicle(lead) : null) },
  { label: "Dealership", of: (lead) => lead.dealership?.name },
  { label: "Location", of: (lead) => lead.location?.name },
  { label: "Similar stock and offers by mail", of: (lead) => yesNo(lead.optIn) },
  { label: "Terms accepted", of: (lead) => yesNo(lead.termsAccepted) },
];

/** Writes the mail a dealer gets for a lead. */
export function leadMail({ id, lead, files, revision }: StoredLead): LeadMail {
  const rows = LINES.flatMap(({ label, of }) => line(label, of(lead)));
  const answers = lead.answers.flatMap(({ label, name, value }) => line(label || name, answerText(value)));
  const attached = files.map((file) => `  ${file.name} (${file.type}, ${Math.ceil(file.bytes / 1024)} KB)`);
  const text = [
    ...(lead.stage.kind === "incomplete"
      ? [`Not finished: the shopper stopped at step ${lead.stage.step + 1}.`, ""]
      : []),
    ...rows,
    ...answers,
    ...(lead.message ? ["", "Message:", lead.message] : []),
    ...(attached.length > 0 ? ["", "Files:", ...attached] : []),
    "",
    ...line("Page", lead.page.url),
    `Reference: ${id}${revision > 1 ? ` (revision ${revision})` : ""}`,
    `Received: ${new Date(lead.receivedAt).toISOString()}`,
    "",
  ].join("\n");
  return { subject: subjectOf(lead), text, replyTo: replyTo(lead) };
}

const modelName = ({ model }: Lead): string | null =>
  model ? [model.make, model.name].filter(Boolean).join(" ") : null;

function subjectOf(lead: Lead): string {
  const about = lead.car?.name ?? modelName(lead) ?? lead.subcategory ?? lead.location?.name;
  const start = lead.stage.kind === "incomplete" ? `Unfinished ${lead.category}` : lead.category;
  return oneLine([start, about, fullName(lead)].filter(Boolean).join(" - ")).slice(0, 200);
}

const replyTo = ({ person }: Lead): LeadMail["replyTo"] =>
  person.email === null ? null : { name: oneLine(person.name ?? ""), address: person.email };

const fullName = ({ person }: Lead): string | null =>
  [person.firstName, person.middleName, person.lastName].filter(Boolean).join(" ") || person.name;

const ownVehicle = ({ tradeIn: own }: Lead): string | null =>
  own
    ? [own.year, own.make, own.model, own.badge, own.odometer, own.colour, own.rego, own.regoState, own.vin]
        .filter(Boolean)
        .join(", ")
    : null;

const yesNo = (value: boolean | null): string | null => (value === null ? null : value ? "Yes" : "No");

const answerText = (value: string | boolean | readonly string[]): string =>
  typeof value === "boolean" ? (value ? "Yes" : "No") : typeof value === "string" ? value : value.join(", ");

/** No line of a shopper's may look like one of ours. */
const line = (label: string, value: string | null | undefined): string[] =>
  value ? [`${oneLine(label)}: ${oneLine(value)}`] : [];

const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
