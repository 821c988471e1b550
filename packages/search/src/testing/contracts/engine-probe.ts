import { expect } from "vitest";
import type { IndexFields } from "../../plan/car-index-fields.ts";
import type {
  FacetResult,
  FacetStats,
  SearchResult,
  SearchDocument,
  SearchEngine,
} from "../../plan/search-engine.ts";
import type { PlanFilter, PlanQuery, SearchPlan } from "../../plan/search-plan.ts";
import { aPlan } from "../fixtures/a-plan.ts";
import { contractCars, contractFields } from "./contract-cars.ts";

/** The stock an engine must hold for a case, and how its index is set. */
export interface ContractStock {
  readonly documents: readonly SearchDocument[];
  readonly fields: IndexFields;
  readonly maxValuesPerFacet: number;
  readonly facetOrder: "alpha" | "count";
  /** Typos from 5 and 9 letters on, in numbers too. */
  readonly typos: { readonly oneTypo: 5; readonly twoTypos: 9; readonly numbers: true };
}

/** What most cases are asked of: the twenty-four cars. */
export const contractStock: ContractStock = {
  documents: contractCars,
  fields: contractFields,
  maxValuesPerFacet: 100,
  facetOrder: "alpha",
  typos: { oneTypo: 5, twoTypos: 9, numbers: true },
};

type Found = Extract<SearchResult, { ok: true }>;

/** Where a case asks its questions; every question is a plan. */
export class EngineProbe {
  private readonly engine: SearchEngine;

  constructor(engine: SearchEngine) {
    this.engine = engine;
  }

  run(main: Partial<PlanQuery>, counts: SearchPlan["counts"] = []): Promise<SearchResult> {
    return this.engine.run(aPlan(main, counts));
  }

  async ask(main: Partial<PlanQuery>, counts: SearchPlan["counts"] = []): Promise<Found> {
    const result = await this.run(main, counts);
    if (!result.ok) throw new Error(`The engine refused a valid plan: ${result.detail}`);
    return result;
  }

  /** The ids found by filters, in any order. */
  async found(...filter: PlanFilter[]): Promise<number[]> {
    return sortedIds(await this.ask({ filter }));
  }

  /** How many cars filters find. */
  async total(...filter: PlanFilter[]): Promise<number> {
    return (await this.ask({ filter })).total;
  }

  /** The counts of one facet as a map. */
  async values(field: string, main: Partial<PlanQuery> = {}): Promise<Record<string, number>> {
    const result = await this.ask({ ...main, limit: 0, facets: [{ kind: "values", field }] });
    return asMap(result.facets[0]);
  }
}

export const ids = (result: Found): number[] => result.hits.map((hit) => Number(hit.document["id"]));

export const sortedIds = (result: Found): number[] => ids(result).toSorted((a, b) => a - b);

export function asMap(facet: FacetResult | undefined): Record<string, number> {
  if (facet?.kind !== "values") throw new Error("Expected the counts of a facet by value.");
  return Object.fromEntries(facet.values.map(({ value, count }) => [value, count]));
}

export function expectStats(facet: FacetResult | undefined, stats: FacetStats | null): void {
  expect(facet?.stats).toEqual(stats);
}

/** The first ids in exact order, the last ones in any order. */
export function expectOrder(result: Found, exact: readonly number[], tail: readonly number[] = []): void {
  const order = ids(result);
  expect(order.slice(0, exact.length)).toEqual(exact);
  expect(order.slice(exact.length).toSorted((a, b) => a - b)).toEqual(tail);
}
