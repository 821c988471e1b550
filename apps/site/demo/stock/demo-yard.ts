import type { CarDealership, CarLocation, Condition } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import type { DemoSite } from "./demo-site.ts";
import type { SeededRandom } from "../dice/seeded-random.ts";

/** The place a vehicle stands at, in the words of its document. */
export interface DemoYard {
  readonly location: CarLocation;
  readonly dealership: CarDealership;
  readonly city: string | null;
  readonly state: string | null;
}

const plain = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const sellsNew = (yard: Location, make: string) =>
  yard.manufacturers.some((name) => plain(name) === plain(make));

/** Makers that a yard may sell new; empty when no yard says, and then any yard may. */
function franchises(site: DemoSite): readonly string[] {
  return [...new Set(site.yards.flatMap((yard) => yard.manufacturers.map(plain)))];
}

/** Whether the site may sell this maker's new vehicles. */
export function mayBeNew(site: DemoSite, make: string): boolean {
  const names = franchises(site);
  return names.length === 0 || names.includes(plain(make));
}

/** New vehicles stand at their maker's showroom; used ones mostly at a used yard. Null when the site has no yards. */
export function yardFor(
  random: SeededRandom,
  site: DemoSite,
  make: string,
  condition: Condition,
): DemoYard | null {
  const showrooms = site.yards.filter((yard) => sellsNew(yard, make));
  const used = site.yards.filter(({ kind }) => kind === "used");
  const choice =
    condition !== "used" && showrooms.length > 0
      ? random.pick(showrooms)
      : condition === "used" && used.length > 0 && random.chance(0.75)
        ? random.pick(used)
        : site.yards.length > 0
          ? random.pick(site.yards)
          : null;
  if (choice === null) return null;
  const others = site.yards.filter((yard) => yard.id !== choice.id);
  const alsoAt = others.length > 0 && random.chance(0.04) ? [random.pick(others).name] : [];
  const dealership = site.dealerships.find(
    ({ id, slug }) => id === choice.dealership.id || slug === choice.dealership.slug,
  );
  const cities = site.hint.cities ?? [];
  // A yard in a town the hint names keeps it; the other towns are country agents of the same yards.
  const agent = cities.length > 0 && random.chance(0.25) ? random.pick(cities) : null;
  return {
    location: {
      id: choice.id,
      name: choice.name,
      slug: choice.slug,
      phone: choice.contact.phone ?? choice.contact.landlinePhone,
      distributionLocations: alsoAt,
    },
    dealership: {
      id: dealership?.id ?? choice.dealership.id,
      slug: dealership?.slug ?? choice.dealership.slug,
      name: dealership?.name ?? null,
    },
    city: agent ?? choice.address.city,
    state: choice.address.state,
  };
}
