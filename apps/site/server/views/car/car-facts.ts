import { type Car, carBadge, carTitle, conditionLabel, formatDistance } from "@forecourt/search/car";
import { type ValueFacet, valueLabel } from "@forecourt/search";
import { type Wording, wording } from "@forecourt/tenant-config";
import type { Fact } from "@forecourt/ui/fact-list";
import type { KeyFact } from "@forecourt/ui/key-facts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Facts that belong together, under a title of their own. */
export interface FactGroup {
  title: string;
  facts: readonly Fact[];
}

const odometer = (car: Car, { config }: TenantSite): string | null =>
  car.odometer === null ? null : formatDistance(car.odometer, config.cars);

const fuel = (car: Car, words: Wording): string | null =>
  car.fuel === null ? null : words.fuelName(car.fuel);

/** A value as filters of this site name it. */
const named = (facet: ValueFacet, value: string | null, { config }: TenantSite): string | null =>
  value === null ? null : valueLabel(facet, value, { policy: config.search, cars: config.cars });

/** The few facts everybody asks first; unknown ones are left out, and one alone is none: it stands among the details. */
export function keyFacts(car: Car, site: TenantSite): KeyFact[] {
  const words = wording(site.config);
  const { facts } = words.car;
  const rows: readonly (readonly [KeyFact["icon"], label: string, value: string | number | null])[] = [
    ["gauge", facts.odometer, odometer(car, site)],
    [
      "transmission",
      facts.transmission,
      named("transmission", car.simpleTransmission ?? car.transmission, site),
    ],
    ["fuel", facts.fuel, fuel(car, words)],
    ["drive", facts.drive, named("drive", car.simpleDrive ?? car.drive, site)],
    ["seat", facts.seats, car.seats],
    ["calendar", facts.year, car.year],
  ];
  const known = rows.flatMap(([icon, label, value]) =>
    value === null ? [] : [{ icon, label, value: String(value) }],
  );
  return known.length > 1 ? known : [];
}

/** Everything known of a car, in groups; unknown facts and empty groups are left out. */
export function factGroups(car: Car, site: TenantSite): FactGroup[] {
  const words = wording(site.config);
  const { facts, groupVehicle, groupDrive, groupSize, groupIdentity } = words.car;
  const groups: readonly (readonly [
    title: string,
    rows: readonly (readonly [label: string, value: string | number | null])[],
  ])[] = [
    [
      groupVehicle,
      [
        [facts.condition, conditionLabel(car.condition, site.config.cars)],
        [facts.year, car.year],
        [facts.odometer, odometer(car, site)],
        [facts.badge, car.badge],
        [facts.series, car.series],
        [facts.body, named("body", car.body, site)],
        [facts.colour, car.colour],
      ],
    ],
    [
      groupDrive,
      [
        [facts.engine, car.engine],
        [facts.fuel, fuel(car, words)],
        [facts.transmission, named("transmission", car.transmission, site)],
        [facts.drive, named("drive", car.drive, site)],
      ],
    ],
    [
      groupSize,
      [
        [facts.seats, car.seats],
        [facts.doors, car.doors],
      ],
    ],
    [
      groupIdentity,
      [
        [facts.stockNumber, car.stockNumber],
        [facts.vin, car.vin],
      ],
    ],
  ];
  return groups.flatMap(([title, rows]) => {
    const known = rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }]));
    return known.length === 0 ? [] : [{ title, facts: known }];
  });
}

/** The labels of the facts that a car's heading says: its year and its badge, in the title or below it. */
export function headFacts(car: Car, site: TenantSite): string[] {
  const { facts } = wording(site.config).car;
  const title = carTitle(car, site.config.cars);
  const year = car.year !== null && title.startsWith(String(car.year));
  const badge = car.badge !== null && (carBadge(car) !== null || title.endsWith(car.badge));
  return [...(year ? [facts.year] : []), ...(badge ? [facts.badge] : [])];
}

/** What a car's page says below its heading and its key facts: the groups without what already stands there. */
export function furtherFacts(car: Car, site: TenantSite): FactGroup[] {
  const inHead = new Set(headFacts(car, site));
  const inStrip = new Map(keyFacts(car, site).map(({ label, value }) => [label, value]));
  return factGroups(car, site).flatMap(({ title, facts }) => {
    const further = facts.filter(({ label, value }) => !inHead.has(label) && inStrip.get(label) !== value);
    return further.length === 0 ? [] : [{ title, facts: further }];
  });
}
