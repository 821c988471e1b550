import {
  type Car,
  conditionLabel,
  factOf,
  type FactName,
  factRow,
  formatDistance,
  formatFact,
} from "@forecourt/search/car";
import { facetLabel, type ValueFacet, valueLabel } from "@forecourt/search";
import { type ShownFact, wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Site = Pick<TenantSite, "config">;

const labelsOf = ({ config }: Site) => ({ policy: config.search, cars: config.cars });

/** A value as filters of this site name it. */
export const namedValue = (facet: ValueFacet, value: string | null, site: Site): string | null =>
  value === null ? null : valueLabel(facet, value, labelsOf(site));

/** The label of a fact: the filter's own, so that list, page and comparison use one word. */
export function factLabel(fact: ShownFact, site: Site): string {
  const { facts } = wording(site.config).car;
  return isTradeFact(fact) ? facetLabel(fact, labelsOf(site)) : facts[fact];
}

const isTradeFact = (fact: ShownFact): fact is FactName => factRow(fact) !== undefined;

/** The same of a trade's fact, which a model and its grades have as well as a car. */
export function tradeFactText(fact: FactName, of: Pick<Car, "facts">, site: Site): string | null {
  const value = factOf(of, fact);
  if (value === undefined) return null;
  return typeof value === "number"
    ? formatFact(fact, value, site.config.cars)
    : namedValue(fact as ValueFacet, String(value), site);
}

/** The value of a fact as a details list shows it beside its label; null where it is not known. */
export function factText(fact: ShownFact, car: Car, site: Site): string | null {
  const { config } = site;
  if (isTradeFact(fact)) return tradeFactText(fact, car, site);
  switch (fact) {
    case "odometer":
      return car.odometer === null ? null : formatDistance(car.odometer, config.cars);
    case "transmission":
      return namedValue("transmission", car.simpleTransmission ?? car.transmission, site);
    case "fuel":
      return car.fuel === null ? null : wording(config).fuelName(car.fuel);
    case "engine":
      return car.engine;
    case "drive":
      return namedValue("drive", car.simpleDrive ?? car.drive, site);
    case "seats":
      return car.seats === null ? null : String(car.seats);
    case "body":
      return namedValue("body", car.body, site);
    case "colour":
      return car.colour;
    case "condition":
      return conditionLabel(car.condition, config.cars);
    case "vin":
      return car.vin;
    case "year":
      return car.year === null ? null : String(car.year);
  }
}

/** A fact as a card says it, without a label beside it: "5 seats", "GVM 8,000 kg", "Sleeps 4". */
export function factOnCard(fact: ShownFact, car: Car, site: Site): string | null {
  const words = wording(site.config);
  if (fact === "seats") return car.seats === null ? null : words.car.seats(car.seats);
  // The one gear of an electric car tells it from no other.
  if (fact === "transmission")
    return car.fuel === "Electric" ? null : namedValue("transmission", car.transmission, site);
  const text = factText(fact, car, site);
  if (text === null || !isTradeFact(fact)) return text;
  const value = factOf(car, fact);
  if (typeof value === "boolean") return value ? factLabel(fact, site) : null;
  const patterns: Readonly<Record<string, (value: string) => string>> = words.factsOnCards;
  return patterns[fact]?.(text) ?? `${factLabel(fact, site)} ${text}`;
}
