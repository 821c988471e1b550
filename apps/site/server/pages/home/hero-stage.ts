import type { StockValue } from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import type { HomeHero } from "@forecourt/tenant-config";
import type { IllustratedCar, Illustrator, StandingView } from "#host/illustrator/illustrator.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Alone = Pick<Illustrator, "standAlone">;

/** What of the stock may stand there. */
interface HeroStock {
  readonly leading: Car | null;
  readonly bodies: readonly StockValue[];
}

/** What stands on the top of a home page. */
export type HeroStage =
  | { readonly kind: "photo"; readonly src: string }
  /** Vehicles without a studio, in the order they stand; only the first is looked at when there is room for one. */
  | { readonly kind: "standing"; readonly pictures: readonly string[] }
  | { readonly kind: "empty" };

/** How many vehicles an arrangement has room for, and from where they are seen. Others have one, from the front. */
const STANDS = new Map<HomeHero, { count: number; view: StandingView }>([
  ["lineup", { count: 3, view: "front" }],
  ["booking", { count: 3, view: "side" }],
  ["machine", { count: 1, view: "side" }],
  ["plate", { count: 1, view: "side" }],
  ["landscape", { count: 1, view: "side" }],
  ["payment", { count: 1, view: "front" }],
]);

/** Paints of vehicles that stand beside each other, so that none is like its neighbour. */
const PAINTS = ["White", "Red", "Blue", "Silver"] as const;

/**
 * What stands on the top of a home page: the dealer's own picture, without its studio where it is an illustration; else vehicles of its stock that can stand on the
 * page's ground, the car that the dealer chose before others, several of different bodies where the arrangement has
 * room; else the leading car's photo.
 */
export function heroStage(site: TenantSite, home: HeroStock, illustrator: Alone): HeroStage {
  const { hero, picture, overridePrimaryVehicle } = site.config.home;
  if (hero === "ledger") return { kind: "empty" };
  const { count, view } = STANDS.get(hero) ?? { count: 1, view: "front" };
  if (picture !== null) {
    const own = illustrator.standAlone(picture, view);
    return own === null ? { kind: "photo", src: picture } : { kind: "standing", pictures: [own] };
  }
  const isChosen = overridePrimaryVehicle !== null && home.leading?.id === overridePrimaryVehicle;
  const alone = isChosen || count === 1 ? leadingAlone(home.leading, site, illustrator, view) : [];
  // A chosen car whose photo cannot stand leads with its photo, and nothing stands beside that.
  const beside =
    count === 1 || (isChosen && alone.length === 0)
      ? []
      : lineUp(home.bodies, site, illustrator, { count, view, itemType: home.leading?.itemType ?? null });
  const shown = [...new Set([...alone, ...beside])].slice(0, count);
  if (shown.length > 0) return { kind: "standing", pictures: shown };
  const photo = home.leading?.images[0]?.url ?? (home.leading && site.illustrate(home.leading));
  return photo ? { kind: "photo", src: photo } : { kind: "empty" };
}

/** The leading car by itself; a dealer's photo of it is better and cannot stand alone. */
function leadingAlone(
  car: Car | null,
  site: TenantSite,
  { standAlone }: Alone,
  view: StandingView,
): string[] {
  const picture = car && (car.images[0]?.url ?? site.illustrate(car));
  const shown = picture ? standAlone(picture, view) : null;
  return shown === null ? [] : [shown];
}

function lineUp(
  bodies: readonly StockValue[],
  site: TenantSite,
  { standAlone }: Alone,
  { count, view, itemType }: { count: number; view: StandingView; itemType: string | null },
): string[] {
  const illustrated = bodies.flatMap(({ value }) => {
    const picture = site.illustrate(vehicleOf(value, itemType, null));
    return picture ? [{ value, body: bodyPart(picture) }] : [];
  });
  // Two bodies may be rendered alike.
  return illustrated
    .filter(({ body }, at) => illustrated.findIndex((other) => other.body === body) === at)
    .slice(0, count)
    .flatMap(({ value }, at) => {
      const picture = site.illustrate(vehicleOf(value, itemType, PAINTS[at] ?? null));
      const alone = picture && standAlone(picture, view);
      return alone ? [alone] : [];
    });
}

/** A vehicle of a body, for a picture of one that is no car of the stock. */
export const vehicleOf = (body: string, itemType: string | null, colour: string | null): IllustratedCar => ({
  make: "",
  model: "",
  series: null,
  seats: null,
  badge: null,
  itemType,
  body,
  simpleBody: null,
  fuel: null,
  drive: null,
  colour,
});

const bodyPart = (address: string): string => address.split("/").slice(0, 4).join("/");
