import { isRecord } from "@forecourt/search/kernel";
import { XMLParser } from "fast-xml-parser";

/** A vehicle as some sender described it; what is not given is null. */
export interface AdfVehicle {
  interest: string;
  status: string | null;
  year: string | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  vin: string | null;
  stock: string | null;
  odometer: { value: string; units: string | null } | null;
  price: { value: string; currency: string | null } | null;
  comments: string | null;
}

/** A lead from another sender, as far as it could be understood. */
export interface AdfProspect {
  id: string | null;
  requestDate: string | null;
  vehicles: AdfVehicle[];
  customer: {
    /** By part: first, middle, last, full, surname. */
    names: { part: string; text: string }[];
    email: string | null;
    phones: string[];
    postcode: string | null;
    comments: string | null;
  };
  vendor: string | null;
  provider: string | null;
}

/** Every prospect of a document, or why there is none. */
export type ReadAdf = { ok: true; prospects: AdfProspect[] } | { ok: false; problem: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#text",
  transformTagName: (name) => name.toLowerCase(),
  transformAttributeName: (name) => name.toLowerCase(),
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * Reads ADF as it is found in the wild: inside a mail, after a byte order mark, in any order and letter case, with
 * elements missing or unknown, ampersands bare. What a sender got wrong is passed over; only a text without any
 * prospect is refused.
 *
 * @example
 * readAdf(mailBody) // { ok: true, prospects: [{ id: "…", customer: { … }, vehicles: [ … ], … }] }
 */
export function readAdf(text: string): ReadAdf {
  // Starting at the root leaves out mail headers, prologs, and any DOCTYPE with entities of its own.
  const start = text.search(/<(adf|prospect)[\s>]/i);
  if (start === -1) return { ok: false, problem: "There is no <adf> in this text." };
  const end = Math.max(
    text.toLowerCase().lastIndexOf("</adf>"),
    text.toLowerCase().lastIndexOf("</prospect>"),
  );
  const body = end === -1 ? text.slice(start) : text.slice(start, text.indexOf(">", end) + 1);
  try {
    const tree: unknown = parser.parse(body);
    const roots = [...children(tree, "adf"), tree];
    const prospects = roots.flatMap((root) => children(root, "prospect")).map(readProspect);
    if (prospects.length > 0) return { ok: true, prospects };
    return { ok: false, problem: "There is no <prospect> in this document." };
  } catch (reason) {
    return { ok: false, problem: reason instanceof Error ? reason.message : "The document cannot be read." };
  }
}

function readProspect(prospect: unknown): AdfProspect {
  const customer = first(prospect, "customer");
  // Some senders put the contact's parts straight into the customer.
  const contact = first(customer, "contact") ?? customer;
  return {
    id: text(prospect, "id"),
    requestDate: text(prospect, "requestdate"),
    vehicles: children(prospect, "vehicle").map(readVehicle),
    customer: {
      names: children(contact, "name").flatMap((name) => {
        const text = textOf(name);
        return text === null ? [] : [{ part: attribute(name, "part") ?? "full", text: text }];
      }),
      email: text(contact, "email"),
      phones: children(contact, "phone").flatMap((phone) => textOf(phone) ?? []),
      postcode: text(first(contact, "address"), "postalcode"),
      comments: text(customer, "comments") ?? text(contact, "comments") ?? text(prospect, "comments"),
    },
    vendor:
      text(first(prospect, "vendor"), "vendorname") ??
      text(first(first(prospect, "vendor"), "contact"), "name"),
    provider: text(first(prospect, "provider"), "name"),
  };
}

function readVehicle(vehicle: unknown): AdfVehicle {
  const odometer = text(vehicle, "odometer");
  const price = text(vehicle, "price");
  return {
    interest: attribute(vehicle, "interest")?.toLowerCase() ?? "buy",
    status: attribute(vehicle, "status")?.toLowerCase() ?? null,
    year: text(vehicle, "year"),
    make: text(vehicle, "make"),
    model: text(vehicle, "model"),
    trim: text(vehicle, "trim"),
    vin: text(vehicle, "vin"),
    stock: text(vehicle, "stock"),
    odometer:
      odometer === null ? null : { value: odometer, units: attribute(first(vehicle, "odometer"), "units") },
    price: price === null ? null : { value: price, currency: attribute(first(vehicle, "price"), "currency") },
    comments: text(vehicle, "comments"),
  };
}

/** Every child of that name; the parser gives one as itself and several as a list. */
function children(node: unknown, name: string): unknown[] {
  if (!isRecord(node) || !Object.hasOwn(node, name)) return [];
  const found = node[name];
  return Array.isArray(found) ? found : [found];
}

const first = (node: unknown, name: string): unknown => children(node, name)[0];

function textOf(node: unknown): string | null {
  const raw = isRecord(node) ? node["#text"] : node;
  const text = typeof raw === "string" || typeof raw === "number" ? String(raw).trim() : "";
  return text === "" ? null : text;
}

const text = (node: unknown, name: string): string | null => textOf(first(node, name));

function attribute(node: unknown, name: string): string | null {
  const raw = isRecord(node) ? node[`@${name}`] : null;
  return typeof raw === "string" && raw.trim() !== "" ? raw.trim() : null;
}
