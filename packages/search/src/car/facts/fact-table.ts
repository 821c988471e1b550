/** What a vehicle is, as far as facts depend on it. */
export type VehicleKind = "car" | "truck" | "motorcycle" | "motorhome" | "caravan";

/** What a number counts; `formatFact` knows the unit of the market. */
export type FactUnit =
  | "weight"
  | "length"
  | "volume"
  | "power"
  | "torque"
  | "distance"
  | "cubic centimetres"
  | "kilowatt"
  | "kilowatt hours"
  | "watts"
  | "minutes"
  | "hours"
  | "years"
  | "percent"
  | "litres per 100 km"
  | "miles per gallon"
  | "money"
  | "count";

/** The part of a details list that a fact belongs to. */
export type FactGroup = "engine" | "weights" | "size" | "living" | "electric" | "hire" | "papers";

/** What a row says of a fact; its names are those of the rows below. */
interface FactShape {
  readonly fact: string;
  /** The product's own word; a site may show another (`search.facetLabels`). */
  readonly label: string;
  readonly kind: "number" | "word" | "flag";
  /** What a number counts; absent for words and flags. */
  readonly unit?: FactUnit;
  /** Smallest and largest believable number, in either system of measures. */
  readonly min?: number;
  readonly max?: number;
  /** The kinds of vehicle that can have it. */
  readonly of: readonly VehicleKind[];
  readonly group: FactGroup;
  /** Lists can be ordered by it, and which end comes first. */
  readonly sorts?: "high" | "low";
  /** Other spellings, in addresses and as feed columns. */
  readonly also?: readonly string[];
}

const MOTORISED = ["car", "truck", "motorcycle", "motorhome"] as const;
const CARS = ["car", "motorhome"] as const;
const CAMPERS = ["motorhome", "caravan"] as const;
const TRUCKS = ["truck"] as const;
const BIKES = ["motorcycle"] as const;
const HEAVY = ["car", "truck", "motorhome", "caravan"] as const;

/** A number of at least `min` and at most `max` in either system of measures. */
// biome-ignore format: a fact a line reads as the table it is.
const ROWS = [
  // Weights.
  { fact: "gvm", label: "GVM", kind: "number", unit: "weight", min: 100, max: 200_000, of: ["car", "truck", "motorhome"], group: "weights", sorts: "high", also: ["gross_vehicle_mass", "gvwr"] },
  { fact: "gcm", label: "GCM", kind: "number", unit: "weight", min: 500, max: 500_000, of: ["car", "truck", "motorhome"], group: "weights", also: ["gross_combination_mass", "gcwr"] },
  { fact: "payload", label: "Payload", kind: "number", unit: "weight", min: 20, max: 150_000, of: HEAVY, group: "weights", sorts: "high", also: ["load_capacity"] },
  { fact: "tare", label: "Tare", kind: "number", unit: "weight", min: 50, max: 80_000, of: HEAVY, group: "weights", also: ["tare_weight", "tare_mass"] },
  { fact: "towing", label: "Braked towing", kind: "number", unit: "weight", min: 100, max: 100_000, of: ["car", "truck", "motorhome"], group: "weights", sorts: "high", also: ["towing_capacity", "tow_braked"] },
  { fact: "towball", label: "Towball limit", kind: "number", unit: "weight", min: 20, max: 5_000, of: ["car", "truck", "motorhome"], group: "weights", also: ["towball_limit", "towball_download"] },
  { fact: "atm", label: "ATM", kind: "number", unit: "weight", min: 200, max: 15_000, of: ["caravan"], group: "weights", sorts: "low", also: ["aggregate_trailer_mass"] },
  { fact: "ball_weight", label: "Ball weight", kind: "number", unit: "weight", min: 10, max: 2_000, of: ["caravan"], group: "weights", also: ["tow_ball_weight", "ball_mass"] },
  { fact: "wet_weight", label: "Wet weight", kind: "number", unit: "weight", min: 50, max: 1_500, of: BIKES, group: "weights", sorts: "low", also: ["kerb_weight", "curb_weight"] },
  // Engine and drive.
  { fact: "power", label: "Power", kind: "number", unit: "power", min: 1, max: 2_500, of: MOTORISED, group: "engine", sorts: "high", also: ["power_kw", "kilowatts"] },
  { fact: "torque", label: "Torque", kind: "number", unit: "torque", min: 1, max: 5_000, of: MOTORISED, group: "engine", also: ["torque_nm"] },
  { fact: "engine_size", label: "Engine size", kind: "number", unit: "cubic centimetres", min: 40, max: 20_000, of: MOTORISED, group: "engine", sorts: "high", also: ["cc", "engine_cc", "engine_capacity"] },
  { fact: "axles", label: "Axles", kind: "word", of: TRUCKS, group: "engine", also: ["axle_configuration", "wheel_formula"] },
  { fact: "engine_hours", label: "Engine hours", kind: "number", unit: "hours", min: 0, max: 100_000, of: ["truck", "motorhome"], group: "engine", also: ["hours"] },
  { fact: "pto", label: "PTO", kind: "flag", of: TRUCKS, group: "engine", also: ["power_take_off"] },
  { fact: "licence_class", label: "Licence class", kind: "word", of: ["car", "truck", "motorhome"], group: "papers", also: ["license_class", "licence"] },
  { fact: "lams", label: "LAMS approved", kind: "flag", of: BIKES, group: "papers", also: ["learner_approved"] },
  { fact: "abs", label: "ABS", kind: "flag", of: BIKES, group: "engine" },
  { fact: "fuel_use", label: "Fuel use", kind: "number", unit: "litres per 100 km", min: 0.5, max: 80, of: MOTORISED, group: "engine", sorts: "low", also: ["fuel_consumption"] },
  { fact: "mpg_city", label: "MPG city", kind: "number", unit: "miles per gallon", min: 3, max: 200, of: CARS, group: "engine", also: ["city_mpg"] },
  { fact: "mpg_highway", label: "MPG highway", kind: "number", unit: "miles per gallon", min: 3, max: 200, of: CARS, group: "engine", sorts: "high", also: ["highway_mpg"] },
  // Size.
  { fact: "wheelbase", label: "Wheelbase", kind: "number", unit: "length", min: 30, max: 9_000, of: MOTORISED, group: "size" },
  { fact: "body_length", label: "Body length", kind: "number", unit: "length", min: 30, max: 16_000, of: ["car", "truck"], group: "size", sorts: "high", also: ["tray_length", "load_length"] },
  { fact: "pallets", label: "Pallets", kind: "number", unit: "count", min: 1, max: 40, of: TRUCKS, group: "size", sorts: "high", also: ["pallet_spaces"] },
  { fact: "seat_height", label: "Seat height", kind: "number", unit: "length", min: 15, max: 1_200, of: BIKES, group: "size", sorts: "low" },
  { fact: "overall_length", label: "Length", kind: "number", unit: "length", min: 60, max: 26_000, of: HEAVY, group: "size", sorts: "low", also: ["length_overall", "external_length"] },
  // Living.
  { fact: "sleeps", label: "Sleeps", kind: "number", unit: "count", min: 1, max: 12, of: CAMPERS, group: "living", sorts: "high", also: ["berths", "berth"] },
  { fact: "layout", label: "Layout", kind: "word", of: CAMPERS, group: "living", also: ["bed_layout", "floorplan"] },
  { fact: "bathroom", label: "Bathroom", kind: "word", of: CAMPERS, group: "living" },
  { fact: "solar", label: "Solar", kind: "number", unit: "watts", min: 20, max: 5_000, of: CAMPERS, group: "living", sorts: "high", also: ["solar_watts"] },
  { fact: "fresh_water", label: "Fresh water", kind: "number", unit: "volume", min: 5, max: 1_500, of: CAMPERS, group: "living", also: ["water", "water_capacity"] },
  { fact: "heater", label: "Heater", kind: "flag", of: CAMPERS, group: "living" },
  // Electric.
  { fact: "electric_range", label: "Electric range", kind: "number", unit: "distance", min: 5, max: 2_000, of: MOTORISED, group: "electric", sorts: "high", also: ["range_wltp", "wltp_range", "range_km"] },
  { fact: "battery", label: "Usable battery", kind: "number", unit: "kilowatt hours", min: 1, max: 1_000, of: MOTORISED, group: "electric", sorts: "high", also: ["battery_kwh", "usable_kwh"] },
  { fact: "ac_charging", label: "AC charging", kind: "number", unit: "kilowatt", min: 1, max: 45, of: MOTORISED, group: "electric", also: ["ac_kw"] },
  { fact: "dc_charging", label: "DC charging", kind: "number", unit: "kilowatt", min: 10, max: 1_000, of: MOTORISED, group: "electric", sorts: "high", also: ["dc_kw"] },
  { fact: "charge_minutes", label: "10–80 %", kind: "number", unit: "minutes", min: 5, max: 300, of: MOTORISED, group: "electric", sorts: "low", also: ["charge_10_80"] },
  { fact: "plug", label: "Plug", kind: "word", of: MOTORISED, group: "electric", also: ["charge_port"] },
  { fact: "battery_health", label: "Battery health", kind: "number", unit: "percent", min: 30, max: 100, of: MOTORISED, group: "electric", sorts: "high", also: ["state_of_health"] },
  { fact: "battery_warranty", label: "Battery warranty", kind: "number", unit: "years", min: 1, max: 20, of: MOTORISED, group: "electric" },
  // Hire and subscription.
  { fact: "bags", label: "Bags", kind: "number", unit: "count", min: 0, max: 20, of: CARS, group: "hire", sorts: "high", also: ["luggage"] },
  { fact: "excess", label: "Excess", kind: "number", unit: "money", min: 0, max: 50_000, of: CARS, group: "hire", sorts: "low", also: ["damage_excess"] },
  { fact: "included_distance", label: "Included distance", kind: "number", unit: "distance", min: 1, max: 5_000, of: CARS, group: "hire", also: ["included_km"] },
  { fact: "driver_age", label: "Driver's age from", kind: "number", unit: "years", min: 16, max: 40, of: CARS, group: "hire", also: ["minimum_age"] },
  // Papers.
  { fact: "title_status", label: "Title", kind: "word", of: MOTORISED, group: "papers", also: ["title"] },
] as const satisfies readonly FactShape[];

type Row = (typeof ROWS)[number];

/** A fact of a trade, by its one name: in stored documents, feeds, addresses and settings. */
export type FactName = Row["fact"];
/** Facts that are numbers; shoppers filter them by a range. */
export type NumberFact = Extract<Row, { kind: "number" }>["fact"];
/** Facts in words or yes and no; shoppers filter them by values. */
export type ValueFact = Exclude<FactName, NumberFact>;
/** Facts that are yes or no. */
export type FlagFact = Extract<Row, { kind: "flag" }>["fact"];
/** Orders of a list by a fact, the better end first: "gvm_high", "seat_height_low". */
export type FactSortKey =
  | `${Extract<Row, { sorts: "high" }>["fact"]}_high`
  | `${Extract<Row, { sorts: "low" }>["fact"]}_low`;

/** One line of the table of facts. */
export interface FactRow extends FactShape {
  readonly fact: FactName;
}

/**
 * Every fact of every trade. One more is one row: it is then read from feeds and documents, stored, filtered, counted,
 * shown, compared and exported.
 *
 * @example
 * factRows.find(({ fact }) => fact === "gvm")?.of; // ["car", "truck", "motorhome"]
 */
export const factRows: readonly FactRow[] = ROWS;

const BY_NAME = new Map<string, FactRow>(ROWS.map((row) => [row.fact, row]));

/**
 * The line of a fact; undefined for a name from outside that is none.
 *
 * @example
 * factRow("seat_height")?.unit; // "length"
 */
export const factRow = (name: string): FactRow | undefined => BY_NAME.get(name);

/**
 * Whether a name from outside is a fact that is a number.
 *
 * @example
 * isNumberFact("sleeps"); // true
 */
export const isNumberFact = (name: string): name is NumberFact => BY_NAME.get(name)?.kind === "number";
