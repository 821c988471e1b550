import {
  type FactName,
  factRows,
  type FactSortKey,
  type FlagFact,
  type NumberFact,
  type ValueFact,
} from "../../car/facts/fact-table.ts";

/** What people say for a fact besides its label, its name and its other spellings. */
const ALSO_SAID: Partial<Record<FactName, string>> = {
  towing:
    "tow|tows|towing|can tow|will tow|pull|pulls|pulling|tow capacity|tow rating|towing rating|towing limit|braked tow|braked towing capacity",
  sleeps: "sleep|sleeps|sleeping|sleeper|berth|berths",
  gvm: "gvm|gross vehicle mass|gross weight",
  atm: "atm|aggregate trailer mass",
  gcm: "gcm",
  payload: "payload|carrying capacity|load capacity",
  seat_height: "seat height|saddle height|seat",
  wet_weight: "wet weight|wet|weight|weighs",
  overall_length: "long|length|overall length",
  body_length: "body length|tray length|tray|load length",
  pallets: "pallet|pallets|pallet spaces",
  power: "power",
  torque: "torque",
  engine_size: "engine size|cc",
  battery: "battery|usable battery",
  solar: "solar|solar panels",
  fresh_water: "fresh water|water tank",
  engine_hours: "engine hours",
  electric_range: "electric range|wltp range",
  lams: "lams|lams approved|lams legal|learner legal|learner approved|learner friendly|learner bike|learners bike|for learners|for a learner|learner|learners|l plate|l plates|l plater|restricted licence",
  pto: "pto|power take off",
  abs: "abs",
  heater: "heater|diesel heater",
};

/** Names of columns that are other words in a sentence. */
const NOT_SAID = new Set(["hours", "title", "water", "licence", "range km", "battery kwh", "title status"]);

const spaced = (name: string): string => name.replaceAll("_", " ");

const saidOf = ({ fact, label, also = [] }: (typeof factRows)[number]): readonly string[] =>
  [
    ...new Set([
      label.toLowerCase(),
      spaced(fact),
      ...also.map(spaced),
      ...(ALSO_SAID[fact]?.split("|") ?? []),
    ]),
  ].filter((words) => !NOT_SAID.has(words));

/** The words for facts that are numbers. */
export const NUMBER_WORDS_OF: readonly (readonly [words: string, fact: NumberFact])[] = factRows.flatMap(
  (row) =>
    row.kind === "number" ? saidOf(row).map((words) => [words, row.fact as NumberFact] as const) : [],
);

export const FLAG_WORDS_OF: readonly (readonly [words: string, fact: FlagFact])[] = factRows.flatMap((row) =>
  row.kind === "flag" ? saidOf(row).map((words) => [words, row.fact as FlagFact] as const) : [],
);

/**
 * What a bare amount is of where a stock says several: "an 8 tonne truck" is its GVM, "a 2.5 tonne caravan" its ATM, and
 * where no vehicle is named a weight is what a car has to tow.
 */
export const PLAIN_FACTS: readonly NumberFact[] = [
  ...(["atm", "gvm", "wet_weight"] as const),
  ...(["overall_length", "body_length"] as const),
  ...(["power", "torque", "engine_size", "battery"] as const),
  // The larger of the two that are said in the US.
  "mpg_highway",
];

/** What is had or not, though it is counted: "with solar". */
export const HAD_FACTS: ReadonlySet<NumberFact> = new Set(["solar", "fresh_water"]);

/** Words of a load, which are of people and things as well: only a weight behind them is one. */
export const LOAD_WORDS = "carry|carries|carrying|carried|haul|hauls|load of";

/** Numbers of which less is wanted, though no list is ordered by them. */
export const LESS_IS_WANTED: ReadonlySet<NumberFact> = new Set(["tare", "ball_weight", "driver_age"]);

/** What people say for values that stocks word in several ways, and what such a value says. */
export const VALUE_WORDS: readonly (readonly [words: string, fact: ValueFact, says: RegExp])[] = [
  ["shower|internal shower|separate shower", "bathroom", /shower|ensuite/i],
  ["toilet|internal toilet|separate toilet", "bathroom", /toilet|ensuite/i],
  [
    "shower and toilet|toilet and shower|bathroom|internal bathroom|separate bathroom|full bathroom",
    "bathroom",
    /shower.*toilet|toilet.*shower|ensuite/i,
  ],
  ["bunk|bunks|bunk bed|bunk beds", "layout", /bunk/i],
];

/** Words that ask for an order by a fact, where some car of the stock says it; of a row with two orders, the first that is known. */
export const FACT_ORDERS: readonly (readonly [words: string, ...orders: FactSortKey[]])[] = [
  [
    "good on fuel|great on fuel|easy on fuel|cheap on fuel|fuel efficient|fuel economy|good fuel economy|best fuel economy|most fuel efficient|economical|most economical|low fuel consumption|cheap to run|fuel sipper",
    "fuel_use_low",
    "mpg_highway_high",
  ],
  [
    "good on gas|easy on gas|cheap on gas|good gas mileage|great gas mileage|best gas mileage|gas mileage|good mpg|great mpg|best mpg",
    "mpg_highway_high",
    "fuel_use_low",
  ],
  ["longest range|most range|best range|longest electric range", "electric_range_high"],
  ["low seat|lowest seat|low seat height|short rider|shorter rider|short person", "seat_height_low"],
  ["most powerful|most power", "power_high"],
  ["lightest|lightweight", "wet_weight_low"],
];
