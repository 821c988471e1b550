import { EVENTS, type FieldValues, isEventName, type SiteEvent } from "./event-table.ts";
import type { TrackedCar } from "./tracked-car.ts";

const MAX_TEXT = 200;
const MAX_LIST = 24;

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown, is: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= MAX_LIST && value.every(is);

const isCar = (value: unknown): value is TrackedCar =>
  isRecord(value) &&
  isText(value["id"]) &&
  isText(value["slug"]) &&
  isText(value["name"]) &&
  (value["price"] === null || isNumber(value["price"]));

const HOLDS: { readonly [Kind in keyof FieldValues]: (value: unknown) => boolean } = {
  text: isText,
  "text?": (value) => value === null || isText(value),
  number: isNumber,
  car: isCar,
  "car?": (value) => value === null || isCar(value),
  cars: (value) => isList(value, isCar),
  texts: (value) => isList(value, isText),
};

/**
 * An event that was written down as JSON, in a page's attribute or a browser's storage; `null` for anything that is
 * none of the table. Fields the event does not carry are left out.
 *
 * @example
 * parseSiteEvent(JSON.parse('{"name":"page_viewed","page":"home"}')) // { name: "page_viewed", page: "home" }
 */
export function parseSiteEvent(value: unknown): SiteEvent | null {
  if (!isRecord(value) || typeof value["name"] !== "string" || !isEventName(value["name"])) return null;
  const { name } = value;
  const fields = Object.entries(EVENTS[name].fields);
  if (!fields.every(([field, kind]: [string, keyof FieldValues]) => HOLDS[kind](value[field]))) return null;
  const carried = Object.fromEntries(fields.map(([field]) => [field, value[field]]));
  // Every field was compared with the table the type is made of.
  return { name, ...carried } as SiteEvent;
}
