import { describeAppointment } from "../../../enquiry/model/describe-appointment.ts";
import type { Lead } from "../../../enquiry/model/lead.ts";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { type AdfFacts, isoInZone } from "./adf-facts.ts";
import { adfVehicles } from "./adf-vehicles.ts";
import { element, printXml, requiredText, textElement, type Xml, type XmlElement } from "./xml.ts";

/**
 * Prints a lead as ADF 1.0. The order of elements is binding in that format, and so it is here; what the format has
 * no place for (answers, consent, unfinished steps) stands in the customer's comments.
 *
 * @example
 * adfDocument(lead, facts) // "<?xml version=…?><?adf version="1.0"?><adf>…"
 */
export function adfDocument(stored: StoredLead, facts: AdfFacts): string {
  const { lead } = stored;
  const prospect = element("prospect", { status: stored.revision > 1 ? "resend" : "new" }, [
    textElement("id", stored.id, { sequence: 1, source: facts.source }),
    requiredText("requestdate", isoInZone(stored.receivedAt, facts.timeZone)),
    ...adfVehicles(lead, facts),
    customer(stored, facts),
    vendor(lead, facts),
    element("provider", {}, [
      requiredText("name", facts.provider.name, { part: "full" }),
      textElement("service", facts.provider.service),
      textElement("url", facts.provider.url),
    ]),
  ]);
  const instructions = ['xml version="1.0" encoding="UTF-8"', 'adf version="1.0"'];
  return printXml(instructions, element("adf", {}, [prospect]));
}

function customer(stored: StoredLead, facts: AdfFacts): XmlElement {
  const { lead } = stored;
  const { person } = lead;
  const phone = textElement("phone", person.phoneE164 ?? person.phone, { type: "voice" });
  const email = textElement("email", person.email, { preferredcontact: 1 });
  return element("customer", {}, [
    element("contact", {}, [
      ...names(lead),
      // One of the two must stand there.
      email ?? (phone ? null : requiredText("email", "")),
      phone,
      address(lead, facts),
    ]),
    timeframe(lead),
    textElement("comments", comments(stored)),
  ]);
}

function names({ person }: Lead): Xml[] {
  const parts = [
    textElement("name", person.firstName, { part: "first", type: "individual" }),
    textElement("name", person.middleName, { part: "middle", type: "individual" }),
    textElement("name", person.lastName, { part: "last", type: "individual" }),
  ];
  const known = parts.some((part) => part !== null);
  return known ? parts : [requiredText("name", person.name, { part: "full", type: "individual" })];
}

/** A street must stand in an address, even where the form asks for the postcode only. */
function address({ person }: Lead, { country }: AdfFacts): Xml {
  if (person.postcode === null && person.state === null) return null;
  return element("address", { type: "home" }, [
    requiredText("street", "", { line: 1 }),
    textElement("regioncode", person.state?.toUpperCase()),
    textElement("postalcode", person.postcode),
    textElement("country", country),
  ]);
}

function timeframe({ appointment }: Lead): Xml {
  if (!appointment) return null;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(appointment.date)?.[0];
  return element("timeframe", {}, [
    requiredText("description", describeAppointment(appointment)),
    textElement("earliestdate", day),
    textElement("latestdate", day),
  ]);
}

const shown = (value: string | boolean | readonly string[]): string =>
  typeof value === "boolean" ? (value ? "Yes" : "No") : typeof value === "string" ? value : value.join(", ");

function comments({ lead, files }: StoredLead): string {
  const lines = [
    [lead.category, lead.subcategory].filter(Boolean).join(" - "),
    lead.stage.kind === "incomplete" ? `Not finished: stopped at step ${lead.stage.step + 1}` : null,
    lead.message,
    lead.offer ? `Offer: ${lead.offer.name}` : null,
    ...lead.answers.map(({ name, label, value }) => `${label || name}: ${shown(value)}`),
    lead.optIn === null ? null : `Similar stock and offers by mail: ${lead.optIn ? "Yes" : "No"}`,
    files.length > 0 ? `Files: ${files.map(({ name }) => name).join(", ")}` : null,
    lead.page.url ? `Page: ${lead.page.url}` : null,
  ];
  return lines.filter(Boolean).join("\n");
}

function vendor(lead: Lead, { vendor: seller, source }: AdfFacts): XmlElement {
  const name = lead.location?.name ?? lead.dealership?.name ?? seller.name;
  const phone = textElement("phone", seller.phone, { type: "voice" });
  const email = textElement("email", seller.email);
  return element("vendor", {}, [
    textElement("id", lead.location?.id ?? seller.id, { source }),
    requiredText("vendorname", seller.name),
    textElement("url", seller.url),
    element("contact", {}, [
      requiredText("name", name, { part: "full", type: "business" }),
      email ?? (phone ? null : requiredText("email", "")),
      phone,
    ]),
  ]);
}
