import { type Car, isAvailable } from "@forecourt/search/car";
import { type Wording, wording } from "@forecourt/tenant-config";
import type { CompareColumn, CompareRow } from "@forecourt/ui/compare-table";
import { type ComparePage, compareHref } from "./compare-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { carCardView } from "#server/views/car/car-card.ts";
import { factGroups, headFacts } from "#server/views/car/car-facts.ts";

/** More of what a car alone has is no help in choosing. */
const MAX_EQUIPMENT = 8;

/** The heads of a comparison's columns: cars, and words in place of those that are gone. */
export function compareColumns(
  { ids, cars }: Pick<ComparePage, "ids" | "cars">,
  site: TenantSite,
): CompareColumn[] {
  const { compare } = wording(site.config);
  return ids.map((id, index): CompareColumn => {
    const chosen = cars[index] ?? null;
    const without = compareHref(
      site,
      ids.filter((other) => other !== id),
    );
    const takeOut = (title: string) => ({ href: without, label: compare.takeOutCar(title) });
    if (chosen === null)
      return {
        kind: "gone",
        id,
        title: compare.gone,
        text: compare.goneText,
        takeOut: takeOut(compare.gone),
      };
    const view = carCardView(chosen.car, site);
    const note = isAvailable(chosen.car) ? null : compare.sold;
    return { kind: "car", id, car: view, note, takeOut: takeOut(view.title) };
  });
}

/**
 * Every fact that is known of one car at least and that the heads of the columns do not say, in the order of a car's page,
 * and what one of them alone has.
 */
export function compareRows(cars: readonly (Car | null)[], site: TenantSite): CompareRow[] {
  const words = wording(site.config);
  const facts = cars.map((car) => (car === null ? new Map<string, string>() : factsOf(car, site, words)));
  const heads = cars.map((car) => new Set(car === null ? [] : headFacts(car, site)));
  const inHeads = (label: string) =>
    facts.every((known, index) => !known.has(label) || heads[index]?.has(label));
  const labels = [...new Set(facts.flatMap((known) => [...known.keys()]))];
  const rows = labels
    .filter((label) => !inHeads(label))
    .map((label) =>
      rowOf(
        label,
        facts.map((known) => known.get(label) ?? null),
        cars,
      ),
    );
  const own = cars.map((car) => car && onlyHas(car, cars));
  return own.some((value) => value !== null)
    ? [...rows, { label: words.compare.equipment, values: own, differs: true }]
    : rows;
}

function factsOf(car: Car, site: TenantSite, words: Wording): Map<string, string> {
  const { place } = carCardView(car, site);
  const { stockNumber, vin } = words.car.facts;
  const rows = factGroups(car, site).flatMap(({ facts }) => facts);
  const identity = new Set([stockNumber, vin]);
  return new Map([
    ...rows.filter(({ label }) => !identity.has(label)).map(({ label, value }) => [label, value] as const),
    ...(place === null ? [] : [[words.compare.place, place] as const]),
  ]);
}

/** What is not known of a car that is there differs from what is known of another; a car that is gone differs from none. */
function rowOf(label: string, values: readonly (string | null)[], cars: readonly (Car | null)[]): CompareRow {
  const there = values.filter((_, index) => cars[index] !== null);
  return { label, values, differs: new Set(there).size > 1 };
}

function onlyHas(car: Car, cars: readonly (Car | null)[]): string | null {
  const others = new Set(cars.flatMap((other) => (other === null || other === car ? [] : other.features)));
  if (others.size === 0) return null;
  const own = car.features.filter((feature) => !others.has(feature));
  return own.length === 0 ? null : own.slice(0, MAX_EQUIPMENT).join(", ");
}

/** A comparison in one line, for the page's title: the cars' names. */
export const compareTitle = (cars: ComparePage["cars"], site: TenantSite): string => {
  const names = cars.flatMap((chosen) => (chosen === null ? [] : [carCardView(chosen.car, site).title]));
  const { title } = wording(site.config).compare;
  return names.length === 0 ? title : `${title}: ${names.join(" · ")}`;
};
