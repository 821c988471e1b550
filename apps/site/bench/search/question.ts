import type { CarDocument } from "@forecourt/search/car";
import { seededRandom } from "./seeded-random.ts";

/** The twenty facets every contender counts for every question. */
export const FACETS = [
  "make",
  "model",
  "make_model",
  "badge",
  "car_type",
  "body",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "state",
  "city",
  "simple_fuel",
  "simple_body",
  "simple_drive",
  "simple_transmission",
  "price_range",
  "location_name",
  "filtered_features",
  "item_type",
] as const;

type FacetName = (typeof FACETS)[number];

/** What a shopper asks in a bench: engines see it in their own words. */
export interface Question {
  kind: "filters" | "keyword" | "ranges";
  text: string;
  filters: Partial<Record<FacetName, string[]>>;
  ranges: Partial<Record<"price" | "km" | "year", { min: number; max: number }>>;
}

/** What every contender answers: the page, the total, and each facet's counts with its own filter lifted. */
export interface Answer {
  total: number;
  /** Prices of the hundred cars of the page, lowest first; null for keyword questions, which are ordered by relevance. */
  prices: (number | null)[] | null;
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number } | null>;
}

/** A contender holding a stock. */
export interface Contender {
  /** What it cannot do of the work, in words; those questions are not asked. */
  cannot: Partial<Record<Question["kind"], string>>;
  search(question: Question): Answer | Promise<Answer>;
}

const pick = <T>(random: () => number, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to pick from.");
  return value;
};

/** Half of the words get a typo that costs one, all of them end in an unfinished word. */
const KEYWORDS = [
  "toyota cor",
  "toyta cor",
  "mazda cx",
  "hyundai tucs",
  "hyunday tucs",
  "ford rang",
  "nissan navar",
  "nisan navar",
  "kia sport",
  "subaru forest",
  "subaro forest",
  "white hil",
];

/** Questions of one kind, the same in every run; filters are taken from real cars, so that they find something. */
export function questions(kind: Question["kind"], cars: readonly CarDocument[], count: number): Question[] {
  const random = seededRandom(kind.length * 7_919);
  return Array.from({ length: count }, (_, at): Question => {
    const empty: Question = { kind, text: "", filters: {}, ranges: {} };
    if (kind === "keyword") return { ...empty, text: KEYWORDS[at % KEYWORDS.length] ?? "" };
    if (kind === "ranges") {
      const price = 8_000 + Math.floor(random() * 20_000);
      const year = 2_008 + Math.floor(random() * 8);
      return {
        ...empty,
        ranges: {
          price: { min: price, max: price + 25_000 },
          km: { min: 0, max: 40_000 + Math.floor(random() * 100_000) },
          year: { min: year, max: year + 8 },
        },
      };
    }
    const car = pick(random, cars);
    const other = pick(random, cars);
    const filters: Question["filters"] = { make: [...new Set([car.make, other.make])].toSorted() };
    if (car.body) filters.body = [...new Set([car.body, other.body ?? car.body])].toSorted();
    const third = pick(random, ["fuel", "transmission", "state", "colour"] as const);
    const value = car[third];
    if (value) filters[third] = [value];
    return { ...empty, filters };
  });
}
