import { foldValue } from "../kernel/fold-value.ts";
import { isRecord } from "../kernel/is-record.ts";
import type { FacetResult, SearchDocument, SearchEngine, SearchHit } from "../plan/search-engine.ts";

/** A location that shoppers may not read of, by whatever a car may name it. */
export interface HiddenLocation {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

/** The locations that shoppers may not read of, and the number they call about the cars there instead. */
export interface HiddenLocations {
  readonly hidden: readonly HiddenLocation[];
  /** Null where the dealer has no number: such a car is then one without a phone. */
  readonly phone: string | null;
}

/**
 * The same engine for shoppers: a car at a hidden location is found, without the location's name, slug and phone, and no
 * facet counts such a location. Where the car is also listed at other locations, those are named. The car keeps the
 * location's id, which rules that look at the location need. A facet knows a location by its name alone, as the dealer's
 * settings spell it but for case. What a plan filters by is left to its maker.
 *
 * @example
 * const yard = { id: "483", slug: "storage", name: "Storage yard" };
 * const shown = hideLocations(engine, async () => ({ hidden: [yard], phone: "02 5550 7000" }));
 * const result = await shown.run(plan);
 */
export function hideLocations(engine: SearchEngine, read: () => Promise<HiddenLocations>): SearchEngine {
  return {
    async run(plan) {
      const [result, { hidden, phone }] = await Promise.all([engine.run(plan), read()]);
      if (!result.ok || hidden.length === 0) return result;
      const names = new Set(hidden.map(({ name }) => foldValue(name)));
      const shownFacet = (facet: FacetResult) => withoutNames(facet, names);
      return {
        ...result,
        hits: result.hits.map((hit) => withoutLocation(hit, { hidden, names, phone })),
        facets: result.facets.map(shownFacet),
        counts: result.counts.map((count) => ({ ...count, facet: shownFacet(count.facet) })),
      };
    },
  };
}

const withoutNames = (facet: FacetResult, names: ReadonlySet<string>): FacetResult =>
  facet.kind === "values" && facet.field === "location_name"
    ? { ...facet, values: facet.values.filter(({ value }) => !names.has(foldValue(value))) }
    : facet;

interface Hiding extends HiddenLocations {
  readonly names: ReadonlySet<string>;
}

/** The two fields of the wire that name a car's locations; every other field stays as it is. */
function withoutLocation(hit: SearchHit, { hidden, names, phone }: Hiding): SearchHit {
  const { location, location_name, ...rest } = hit.document;
  const own = isRecord(location) ? location : {};
  const listedAt = [...texts(location_name), ...texts(own["distribution_locations"])];
  const [named = ""] = [...texts(own["name"]), ...texts(location_name)];
  const at = hidden.find(
    ({ id, slug, name }) =>
      id === String(rest["location_id"]) || slug === own["slug"] || foldValue(name) === foldValue(named),
  );
  if (!at && !listedAt.some((name) => names.has(foldValue(name)))) return hit;
  // A feed may call the location otherwise than the dealer's settings do.
  const shown = listedAt.filter((name) => !names.has(foldValue(name)) && !(at && name === named));
  const document: SearchDocument = at
    ? { ...rest, location_id: at.id, location: { phone }, location_name: shown }
    : { ...rest, location: { ...own, distribution_locations: shown }, location_name: shown };
  return { document, formatted: hit.formatted && withoutMarkedNames(hit.formatted) };
}

/** Highlighting marks parts of a name, so that a marked copy cannot be compared. */
function withoutMarkedNames(formatted: SearchDocument): SearchDocument {
  const { location: _location, location_name: _names, ...rest } = formatted;
  return rest;
}

const texts = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === "string");
