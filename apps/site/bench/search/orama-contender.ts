import type { CarDocument } from "@forecourt/search/car";
import { create, insertMultiple, search } from "@orama/orama";
import { type Answer, type Contender, FACETS, type Question } from "./question.ts";

/** Orama: one search for the page, and one for each filtered facet, for it lifts no filters by itself. */
export async function oramaContender(cars: readonly CarDocument[]): Promise<Contender> {
  const facetTypes = Object.fromEntries(
    FACETS.map((field) => [field, field === "filtered_features" ? ("enum[]" as const) : ("enum" as const)]),
  );
  const db = create({
    schema: { name: "string", ...facetTypes, price: "number", km: "number", year: "number" } as const,
  });
  await insertMultiple(db, cars.map(plainCar), 2_000);
  const facets = Object.fromEntries(FACETS.map((field) => [field, { limit: 5_000 }]));
  const ask = (question: Question, without: string | null, limit: number) =>
    search(db, {
      term: question.text,
      properties: ["name"],
      tolerance: question.text === "" ? 0 : 1,
      // Every word is wanted.
      threshold: 0,
      where: whereOf(question, without),
      facets,
      limit,
      ...(question.kind === "keyword" ? {} : { sortBy: { property: "price", order: "ASC" } }),
    });
  return {
    cannot: {},
    async search(question) {
      const main = await ask(question, null, 100);
      const counted = countsOf(main.facets);
      for (const field of Object.keys(question.filters)) {
        const lifted = await ask(question, field, 1);
        counted[field] = countsOf(lifted.facets)[field] ?? {};
      }
      const prices = question.kind === "keyword" ? null : main.hits.map(({ document }) => priceOf(document));
      return { total: main.count, prices, facets: counted, stats: {} };
    },
  };
}

const priceOf = (document: object) =>
  "price" in document && typeof document.price === "number" ? document.price : null;

function plainCar(car: CarDocument) {
  const { name, price, km, year } = car;
  const fields = Object.fromEntries(
    FACETS.flatMap((field) => (car[field] === undefined ? [] : [[field, car[field]]])),
  );
  return {
    id: car.id,
    name,
    ...fields,
    // Its facets fall over a list that is not there.
    filtered_features: [...(car.filtered_features ?? [])],
    ...(price === undefined ? {} : { price }),
    ...(km === undefined ? {} : { km }),
    ...(year === undefined ? {} : { year }),
  };
}

function whereOf({ filters, ranges }: Question, without: string | null) {
  return Object.fromEntries([
    ...Object.entries(filters).flatMap(([field, values]) =>
      field === without ? [] : [[field, { in: values }]],
    ),
    ...Object.entries(ranges).map(([field, { min, max }]) => [field, { between: [min, max] }]),
  ]);
}

function countsOf(facets: Awaited<ReturnType<typeof search>>["facets"]): Answer["facets"] {
  const counts: Answer["facets"] = {};
  for (const [field, { values }] of Object.entries(facets ?? {})) {
    counts[field] = Object.fromEntries(Object.entries(values).filter(([value]) => value !== "undefined"));
  }
  return counts;
}
