import { type PlanFilter, type SearchPlan, textTerms } from "@forecourt/search";
import type { CarDocument } from "@forecourt/search/car";
import { seededRandom } from "../../demo/dice/seeded-random.ts";

/** What is measured: filters; words, the last unfinished, some with a typo; bounds with lowest and highest of each. */
export const KINDS = ["filters", "keyword", "ranges"] as const;
export type Kind = (typeof KINDS)[number];

/** The twenty facets that every search counts, each with its own filter lifted. */
export const FACETS =
  `make model make_model badge car_type body fuel transmission drive colour state city simple_fuel simple_body
  simple_drive simple_transmission price_range location_name filtered_features item_type`.split(/\s+/);
const RANGES = ["price", "km", "year"];

/** Half of the words have a typo, all of them end in an unfinished word. */
const KEYWORDS =
  `toyota cor,toyta cor,mazda cx,hyundai tucs,hyunday tucs,ford rang,nissan navar,nisan navar,kia sport,subaru forest,subaro forest,white hil`.split(
    ",",
  );

const oneOf = (field: string, ...values: string[]): PlanFilter & { field: string } => ({
  kind: "oneOf",
  field,
  values: [...new Set(values)].toSorted(),
});

/** Searches of one kind, the same in every run; filters are taken from real cars, so that they find something. */
export function plannedSearches(kind: Kind, cars: readonly CarDocument[], count: number): SearchPlan[] {
  const { between, pick } = seededRandom(kind.length * 7_919);
  const filters = (): (PlanFilter & { field: string })[] => {
    if (kind === "keyword") return [];
    if (kind === "ranges") {
      const [price, year] = [between(8_000, 28_000), between(2_008, 2_016)];
      return [
        { kind: "between", field: "price", from: price, to: price + 25_000 },
        { kind: "between", field: "km", from: 0, to: between(40_000, 140_000) },
        { kind: "between", field: "year", from: year, to: year + 8 },
      ];
    }
    const [car, other] = [pick(cars), pick(cars)];
    const third = pick(["fuel", "transmission", "state", "colour"] as const);
    return [
      oneOf("make", car.make, other.make),
      ...(car.body ? [oneOf("body", car.body, other.body ?? car.body)] : []),
      ...(car[third] ? [oneOf(third, car[third])] : []),
    ];
  };
  return Array.from({ length: count }, (_, at) =>
    planOf(kind, kind === "keyword" ? (KEYWORDS[at % KEYWORDS.length] ?? "") : "", filters()),
  );
}

function planOf(kind: Kind, text: string, chosen: readonly (PlanFilter & { field: string })[]): SearchPlan {
  const facets = [
    ...FACETS.map((field) => ({ kind: "values", field }) as const),
    ...(kind === "ranges" ? RANGES.map((field) => ({ kind: "range", field, buckets: 24 }) as const) : []),
  ];
  const counted = chosen.flatMap(({ field }) => facets.find((facet) => facet.field === field) ?? []);
  return {
    main: {
      text: textTerms(text, { quoteCodesInside: true }),
      matching: "all",
      filter: chosen,
      sort: kind === "keyword" ? [] : [{ field: "price", direction: "asc" }],
      order: "relevance",
      offset: 0,
      limit: 100,
      // As the site plans it: those that are counted without their own filter are not counted with it.
      facets: facets.filter((facet) => !counted.includes(facet)),
      fields: "all",
      highlight: null,
    },
    counts: counted.map((facet) => ({ facet, filter: chosen.filter(({ field }) => field !== facet.field) })),
  };
}
