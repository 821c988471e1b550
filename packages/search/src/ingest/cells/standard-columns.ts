import { type FactName, type FactRow, factRows, type FactUnit } from "../../car/facts/fact-table.ts";
import { FACT_MEANINGS } from "./fact-meanings.ts";

/** How the text of a cell becomes a value. */
type ColumnKind =
  | "text"
  | "whole number"
  | "number"
  | "money"
  | "yes or no"
  | "condition"
  | "status"
  | "price type"
  | "time"
  | "list"
  | "addresses";

/** One column a mapping may fill: what it means, how its cells are read, and what is believable in it. */
export interface StandardColumn {
  kind: ColumnKind;
  meaning: string;
  /** Words that may stand beside the number. Another word ('12 Seats' in `doors`) means the cell is not ours. */
  units?: readonly string[];
  /** Smallest and largest believable number; anything outside is left out with a note. */
  min?: number;
  max?: number;
  /** Longest text stored, in characters; longer is cut. Default: 200. */
  longest?: number;
}

const text = (meaning: string, longest?: number): StandardColumn => ({
  kind: "text",
  meaning,
  ...(longest === undefined ? {} : { longest }),
});
const flag = (meaning: string): StandardColumn => ({ kind: "yes or no", meaning });
const money = (meaning: string): StandardColumn => ({ kind: "money", meaning, min: 0, max: 50_000_000 });

const CAR_COLUMNS = {
  make: text("Manufacturer. Needed."),
  model: text("Model, without the badge. Needed."),
  car_type: { kind: "condition", meaning: "new, used or demo. Needed." },
  year: { kind: "whole number", meaning: "Model or build year.", min: 1885, max: 2100 },
  badge: text("Trim level, such as 'SR5' or 'Akera'."),
  series: text("Series or generation, such as 'GUN126R' or 'MY22'."),
  name: text("Whole name; year, make, model and badge are put together when it is not mapped."),
  slug: text(
    "Last part of its address, when it first comes and no other car has it; else made of name and id.",
    120,
  ),
  km: {
    kind: "whole number",
    meaning: "Odometer, in the unit of the feed's market; never converted.",
    units: ["km", "kms", "k", "kilometres", "kilometers", "mi", "mile", "miles"],
    min: 0,
    max: 5_000_000,
  },
  price: money("Asking price in whole dollars. 0 and words such as 'POA' mean no price."),
  price_type: { kind: "price type", meaning: "drive_away or excluding_government_charges." },
  weekly_price: money("Price a week, for rentals."),
  subscription_price: money("Price a week or month, for subscriptions."),
  status: {
    kind: "status",
    meaning:
      "in_stock, coming_soon or sold. Without one the car is not available, unless cars.missingStatus says in_stock.",
  },
  sold: flag("Sold, whatever the status says."),
  sold_date_timestamp: { kind: "time", meaning: "When it was sold: ISO date, or seconds or milliseconds." },
  created_at_timestamp: {
    kind: "time",
    meaning: "When it came into stock; the first import when not mapped.",
  },
  created_at: { kind: "time", meaning: "The same, where `created_at_timestamp` is not mapped or empty." },
  vin: text("Vehicle identification number.", 40),
  stocknum: text("Stock number.", 60),
  item_type: text("Kind of vehicle: car, truck, motorcycle, rental, subscription …"),
  categories: { kind: "list", meaning: "Categories the car is listed under." },
  body: text("Body, such as 'SUV'."),
  colour: text("Exterior colour."),
  fuel: text("Fuel, such as 'Diesel'."),
  drive: text("Driven wheels, such as 'AWD'."),
  transmission: text("Transmission."),
  engine: text("Engine, such as '2.2 L, 4 cylinders'."),
  simple_body: text("Body in the few words filters use."),
  simple_fuel: text("Fuel in the few words filters use: Electric, Hybrid …"),
  simple_drive: text("Drive in the few words filters use."),
  simple_transmission: text("Automatic or Manual."),
  seats: {
    kind: "whole number",
    meaning: "Number of seats.",
    units: ["seat", "seats", "seater"],
    min: 1,
    max: 100,
  },
  doors: {
    kind: "whole number",
    meaning: "Number of doors.",
    units: ["door", "doors", "dr"],
    min: 1,
    max: 9,
  },
  features: { kind: "list", meaning: "Features and options." },
  filtered_features: {
    kind: "list",
    meaning: "Those that filters offer, where they differ from `features`.",
  },
  comments: text("Dealer comments.", 20_000),
  tag: text("The car's own tag, such as 'Price Drop'.", 60),
  primary_image_url: {
    kind: "addresses",
    meaning: "The picture shown first, when it is not the first of `images`.",
  },
  photos_count: {
    kind: "whole number",
    meaning: "How many pictures there are, when the feed sends fewer.",
    min: 0,
    max: 1_000,
  },
  images: { kind: "addresses", meaning: "Pictures, in order, as http(s) addresses or site paths." },
  thumbnails: { kind: "addresses", meaning: "Small pictures, in the order of `images`." },
  videos: { kind: "addresses", meaning: "Videos of the car, as http(s) addresses or site paths." },
  spin_url: text("Address of a 360° view.", 2_000),
  file: text("Address of the history report.", 2_000),
  certified: flag("Certified used."),
  reserved: flag("Reserved by a customer."),
  reservable: flag("May be reserved online; yes when not mapped."),
  show_on_dealer_website: flag("Listed on the site; yes when not mapped."),
  has_checkout_payment_processor: flag(
    "Has a checkout payment processor; yes when not mapped and `payment_processors` names one.",
  ),
  payment_processors: {
    kind: "list",
    meaning:
      "Who may take its deposit: stripe, till or st_george, never a key. The accounts of its dealership when not mapped.",
  },
  custom_rank: {
    kind: "whole number",
    meaning: "Place in 'Most Relevant', highest first.",
    min: -1e9,
    max: 1e9,
  },
  city: text("City or suburb."),
  state: text("State, as its usual abbreviation."),
  location_id: text("Id of the location the car stands at."),
  location_name: text("Name of that location."),
  location_slug: text("Slug of that location."),
  location_phone: text("Phone number of that location.", 40),
  distribution_locations: { kind: "list", meaning: "Also listed at these locations." },
  dealership_id: text("Id of the dealership."),
  dealership_slug: text("Slug of the dealership."),
  dealership_name: text("Name of the dealership."),
  carsales_seller_identifier: text("Seller identifier of the classifieds site."),
} satisfies Record<string, StandardColumn>;

/** Words that stand beside the number of a fact in either system of measures. */
const UNIT_WORDS: Readonly<Partial<Record<FactUnit, readonly string[]>>> = {
  weight: ["kg", "kgs", "kilograms", "lb", "lbs", "pounds"],
  length: ["mm", "millimetres", "in", "inch", "inches"],
  volume: ["l", "litre", "litres", "gal", "gallons"],
  power: ["kw", "hp", "bhp"],
  torque: ["nm", "lb", "ft"],
  distance: ["km", "kms", "kilometres", "mi", "miles"],
  "cubic centimetres": ["cc", "ccm"],
  kilowatt: ["kw"],
  "kilowatt hours": ["kwh"],
  watts: ["w", "watt", "watts"],
  minutes: ["min", "mins", "minutes"],
  hours: ["h", "hr", "hrs", "hours"],
  years: ["y", "yr", "yrs", "year", "years"],
  percent: ["percent"],
  "litres per 100 km": ["l"],
  "miles per gallon": ["mpg"],
  count: ["berth", "berths", "pallet", "pallets", "bag", "bags", "people"],
};

function factColumn({ fact, kind, unit, min, max }: FactRow): StandardColumn {
  const meaning = FACT_MEANINGS[fact];
  if (kind === "word") return text(meaning);
  if (kind === "flag") return flag(meaning);
  return {
    kind: unit === "count" ? "whole number" : "number",
    meaning,
    units: (unit && UNIT_WORDS[unit]) ?? [],
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/**
 * Every column a feed can fill, under the name the stored document uses. A feed that already uses these names needs no
 * mapping of fields at all: see the `standard` preset.
 *
 * @example
 * standardColumns.year.meaning; // "Model or build year."
 */
export const standardColumns: Readonly<Record<StandardColumnName, StandardColumn>> = {
  ...CAR_COLUMNS,
  ...(Object.fromEntries(factRows.map((row) => [row.fact, factColumn(row)])) as Record<
    FactName,
    StandardColumn
  >),
};

/** Name of a standard column. */
export type StandardColumnName = keyof typeof CAR_COLUMNS | FactName;

/** The names of all standard columns, in the order they are documented. */
export const standardColumnNames = Object.keys(standardColumns).filter(isStandardColumnName);

/** Whether a name is one of {@link standardColumns}. */
function isStandardColumnName(name: string): name is StandardColumnName {
  return Object.hasOwn(standardColumns, name);
}
