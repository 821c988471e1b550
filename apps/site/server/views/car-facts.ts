import { type Car, conditionLabel, formatDistance } from "@forecourt/search/car";
import { type ValueFacet, valueLabel } from "@forecourt/search";
import type { TenantConfig, Wording } from "@forecourt/tenant-config";
import type { Fact } from "@forecourt/ui/fact-list";

/** What is known of a car, in the order shoppers ask; unknown facts are left out. */
export function carFacts(car: Car, config: TenantConfig, words: Wording): Fact[] {
  const { facts } = words.car;
  const labels = { policy: config.search, cars: config.cars };
  const named = (facet: ValueFacet, value: string | null): string | null =>
    value === null ? null : valueLabel(facet, value, labels);
  const rows: readonly (readonly [label: string, value: string | number | null])[] = [
    [facts.condition, conditionLabel(car.condition, config.cars)],
    [facts.odometer, car.odometer === null ? null : formatDistance(car.odometer, config.cars)],
    [facts.year, car.year],
    [facts.body, named("body", car.body)],
    [facts.transmission, named("transmission", car.transmission)],
    [facts.drive, named("drive", car.drive)],
    [facts.fuel, car.fuel === null ? null : words.fuelName(car.fuel)],
    [facts.engine, car.engine],
    [facts.colour, car.colour],
    [facts.seats, car.seats],
    [facts.doors, car.doors],
    [facts.stockNumber, car.stockNumber],
    [facts.vin, car.vin],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }]));
}
