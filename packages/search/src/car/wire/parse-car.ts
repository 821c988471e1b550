import { isRecord } from "../../kernel/is-record.ts";
import type { Car, CarStatus, Condition, PaymentProcessor } from "../model/car.ts";
import type { CarsPolicy } from "../model/cars-policy.ts";
import { parseCondition } from "../model/condition.ts";
import { parseFacts } from "./parse-facts.ts";
import { parseImages } from "./parse-images.ts";
import { type CarNote, WireFields } from "./wire-fields.ts";

export type { CarNote } from "./wire-fields.ts";

/** Why a document is no car at all. */
export interface CarProblem {
  readonly field: string;
  readonly reason: string;
}

/** A car and what had to be cleaned to get it, or why there is none. */
export type ParsedCar =
  | { readonly ok: true; readonly car: Car; readonly notes: readonly CarNote[] }
  | { readonly ok: false; readonly problem: CarProblem };

const positive = (value: number) => value > 0;
const count = (value: number) => Number.isInteger(value) && value >= 0;
const modelYear = (value: number) => Number.isInteger(value) && value >= 1885 && value <= 2200;

/**
 * `sold: true` wins over status; an unknown status is refused by the caller. What is not available is sold,
 * and without a date of sale no list shows it.
 */
function parseStatus(fields: WireFields, missingStatus: CarsPolicy["missingStatus"]): CarStatus | null {
  const given = fields.text("status")?.toLowerCase() ?? null;
  const status = given ?? (missingStatus === "in_stock" ? "in_stock" : "sold");
  const sold = fields.boolean("sold", false);
  if (given === null && !sold && status === "sold") fields.note("status", "Missing; read as not available.");
  if (sold || status === "sold") {
    return { kind: "sold", soldAt: fields.moment("sold_date_timestamp") };
  }
  return status === "in_stock" || status === "coming_soon" ? { kind: status } : null;
}

function parseConditionField(fields: WireFields): Condition {
  const text = fields.text("car_type");
  const condition = text === null ? null : parseCondition(text);
  if (condition) return condition;
  fields.note("car_type", `${text === null ? "Missing" : `"${text}" is unknown`}; read as used.`);
  return "used";
}

function parseCreatedAt(fields: WireFields): number | null {
  const timestamp = fields.moment("created_at_timestamp");
  if (timestamp !== null) return timestamp;
  const text = fields.text("created_at");
  if (text === null) return null;
  const time = Date.parse(text);
  if (!Number.isNaN(time)) return time;
  fields.note("created_at", "Not a date; left out.");
  return null;
}

function parsePriceType(fields: WireFields): Car["priceType"] {
  const text =
    fields
      .text("price_type")
      ?.toLowerCase()
      .replaceAll(/[\s-]+/g, "_") ?? null;
  if (text === null) return null;
  if (["drive_away", "driveaway", "drive_away_price", "dap"].includes(text)) return "drive_away";
  if (["excluding_government_charges", "excluding_government_charges_price", "egc"].includes(text)) {
    return "excluding_government_charges";
  }
  fields.note("price_type", "Unknown price type; left out.");
  return null;
}

function parseProcessors(fields: WireFields): PaymentProcessor[] {
  const list = fields.raw("payment_processors");
  if (!Array.isArray(list)) return [];
  return list.filter(isRecord).flatMap((entry) => {
    const processor = new WireFields(entry);
    const authorizationType = processor.text("authorization_type");
    if (authorizationType === null) return [];
    const hasKey = processor.boolean("has_key", processor.text("authorization_key") !== null);
    return [{ authorizationType, hasKey }];
  });
}

/**
 * Reads a car from the wire document. Odd values are cleaned with a note; a document that is no car
 * (no id, no name, an unknown status) is refused with the reason. Never throws, whatever comes in.
 * A car without a status is not available unless `missingStatus` says `in_stock`.
 *
 * @example
 * parseCar({ id: 7, make: "Mazda", model: "CX-5", slug: "cx-5-7", price: 0, show_on_dealer_website: true });
 * // { ok: true, car: { price: null, … }, notes: [{ field: "price", … }, …] }
 */
export function parseCar(
  document: unknown,
  { missingStatus }: Pick<CarsPolicy, "missingStatus"> = { missingStatus: "not_available" },
): ParsedCar {
  if (!isRecord(document)) return refuse("document", "Not a JSON object.");
  const fields = new WireFields(document);
  const id = fields.text("id");
  if (id === null) return refuse("id", "A car needs an id.");
  const year = fields.number("year", modelYear);
  const make = fields.text("make") ?? "";
  const model = fields.text("model") ?? "";
  const name =
    fields.text("name") ?? [year, make, model].filter((word) => word !== null && word !== "").join(" ");
  if (name === "") return refuse("name", "A car needs a name, or a make and a model.");
  const status = parseStatus(fields, missingStatus);
  if (status === null) return refuse("status", "Neither in_stock, coming_soon nor sold.");
  const location = fields.object("location");
  const locationNames = fields.texts("location_name");
  const locationName = location.text("name") ?? locationNames[0] ?? null;
  const listedAt = [...location.texts("distribution_locations"), ...locationNames];
  const images = parseImages(fields);
  const price = fields.number("price", positive);
  const car: Car = {
    id,
    slug: fields.text("slug") ?? id,
    name,
    make,
    model,
    badge: fields.text("badge"),
    series: fields.text("series"),
    year,
    condition: parseConditionField(fields),
    itemType: fields.text("item_type"),
    categories: fields.texts("categories"),
    odometer: fields.number("km", (value) => value >= 0),
    price,
    priceType: parsePriceType(fields),
    weeklyPrice: fields.number("weekly_price", positive),
    subscriptionPrice: fields.number("subscription_price", positive),
    vin: fields.text("vin"),
    stockNumber: fields.text("stocknum"),
    status,
    reserved: fields.boolean("reserved", false),
    reservable: fields.boolean("reservable", true),
    certified: fields.boolean("certified", false),
    tag: fields.text("tag"),
    createdAt: parseCreatedAt(fields),
    customRank: fields.number("custom_rank") ?? 0,
    historyReportUrl: fields.url("file"),
    comments: fields.text("comments"),
    features: fields.texts(fields.raw("filtered_features") === undefined ? "features" : "filtered_features"),
    location: {
      id: fields.text("location_id"),
      name: locationName,
      slug: location.text("slug"),
      phone: location.text("phone"),
      distributionLocations: [...new Set(listedAt)].filter((place) => place !== locationName),
    },
    dealership: {
      id: fields.text("dealership_id"),
      slug: fields.text("dealership_slug"),
      name: fields.text("dealership_name"),
    },
    city: fields.text("city"),
    state: fields.text("state"),
    images,
    photosCount: Math.max(fields.number("photos_count", count) ?? 0, images.length),
    videos: fields.urls("videos"),
    spinUrl: fields.url("spin_url"),
    colour: fields.text("colour"),
    body: fields.text("body"),
    fuel: fields.text("fuel"),
    drive: fields.text("drive"),
    transmission: fields.text("transmission"),
    simpleFuel: fields.text("simple_fuel"),
    simpleBody: fields.text("simple_body"),
    simpleDrive: fields.text("simple_drive"),
    simpleTransmission: fields.text("simple_transmission"),
    engine: fields.text("engine"),
    seats: fields.number("seats", count),
    doors: fields.number("doors", count),
    facts: parseFacts(fields),
    hasCheckoutPaymentProcessor: fields.boolean("has_checkout_payment_processor", false),
    paymentProcessors: parseProcessors(fields),
    showOnDealerWebsite: fields.boolean("show_on_dealer_website", false),
    sellerIdentifier: fields.text("carsales_seller_identifier"),
  };
  return { ok: true, car, notes: fields.notes };
}

const refuse = (field: string, reason: string): ParsedCar => ({ ok: false, problem: { field, reason } });
