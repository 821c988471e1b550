import {
  type Car,
  carBadge,
  carTitle,
  conditionLabel,
  type FactGroup as TradeGroup,
  factRow,
  factRows,
} from "@forecourt/search/car";
import { type ShownFact, wording } from "@forecourt/tenant-config";
import type { Fact } from "@forecourt/ui/fact-list";
import type { KeyFact } from "@forecourt/ui/key-facts";
import { carArrangement } from "./car-arrangement.ts";
import { factLabel, factText, namedValue } from "./shown-fact.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** Facts that belong together, under a title of their own. */
export interface FactGroup {
  title: string;
  facts: readonly Fact[];
}

/** What stands beside a key fact; a fact of a trade has none of its own and takes its group's. */
const ICONS = new Map<string, KeyFact["icon"]>([
  ["odometer", "gauge"],
  ["transmission", "transmission"],
  ["fuel", "fuel"],
  ["drive", "drive"],
  ["seats", "seat"],
  ["year", "calendar"],
  ["vin", "file"],
  ["bags", "columns"],
  ["driver_age", "calendar"],
  ["included_distance", "gauge"],
  ["excess", "shield"],
  ["engine", "gauge"],
  ["weights", "columns"],
  ["size", "expand"],
  ["living", "check"],
  ["electric", "fuel"],
  ["hire", "money"],
  ["papers", "file"],
]);

/** What stands beside a fact. */
export const iconOf = (fact: ShownFact): KeyFact["icon"] =>
  ICONS.get(fact) ?? ICONS.get(factRow(fact)?.group ?? "") ?? "check";

/** The few facts its trade asks first; unknown ones are left out, and one alone is none: it stands among the details. */
export function keyFacts(car: Car, site: TenantSite): KeyFact[] {
  const known = site.config.carPage.keyFacts.flatMap((fact) => {
    const value = factText(fact, car, site);
    return value === null ? [] : [{ icon: iconOf(fact), label: factLabel(fact, site), value, fact }];
  });
  return known.length > 1 ? known : [];
}

/** Everything known of a car, in groups; unknown facts and empty groups are left out. */
export function factGroups(car: Car, site: TenantSite): FactGroup[] {
  const words = wording(site.config);
  const { facts, groupVehicle, groupDrive, groupSize, groupIdentity } = words.car;
  const { groupWeights, groupLiving, groupElectric, groupHire } = words.car;
  const trade = (group: TradeGroup) =>
    factRows
      .filter((row) => row.group === group)
      .map(({ fact }) => [factLabel(fact, site), factText(fact, car, site)] as const);
  const groups: readonly (readonly [
    title: string,
    rows: readonly (readonly [label: string, value: string | number | null])[],
  ])[] = [
    [
      groupVehicle,
      [
        [facts.condition, conditionLabel(car.condition, site.config.cars)],
        [facts.year, car.year],
        [facts.odometer, factText("odometer", car, site)],
        [facts.badge, car.badge],
        [facts.series, car.series],
        [facts.body, namedValue("body", car.body, site)],
        [facts.colour, car.colour],
      ],
    ],
    [
      groupDrive,
      [
        [facts.engine, car.engine],
        [facts.fuel, factText("fuel", car, site)],
        [facts.transmission, namedValue("transmission", car.transmission, site)],
        [facts.drive, namedValue("drive", car.drive, site)],
        ...trade("engine"),
      ],
    ],
    [groupElectric, trade("electric")],
    [groupWeights, trade("weights")],
    [groupLiving, trade("living")],
    [groupHire, trade("hire")],
    [groupSize, [[facts.seats, car.seats], [facts.doors, car.doors], ...trade("size")]],
    [groupIdentity, [[facts.stockNumber, car.stockNumber], [facts.vin, car.vin], ...trade("papers")]],
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
  const { facts: labels } = wording(site.config).car;
  const ofSale = carArrangement(site.config).let ? [labels.odometer, labels.condition] : [];
  const inHead = new Set([...headFacts(car, site), ...ofSale]);
  const inStrip = new Map(keyFacts(car, site).map(({ label, value }) => [label, value]));
  return factGroups(car, site).flatMap(({ title, facts }) => {
    const further = facts.filter(({ label, value }) => !inHead.has(label) && inStrip.get(label) !== value);
    return further.length === 0 ? [] : [{ title, facts: further }];
  });
}
