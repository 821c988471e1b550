import { describeBlocker, reserveBlockers } from "@forecourt/leads";
import { buildMultiSearch, type PlanFilter, type StockSearch, whyRanked } from "@forecourt/search";
import {
  type Car,
  conditionLabel,
  describePrice,
  resolveTagBanner,
  stringifyCar,
} from "@forecourt/search/car";
import { embeddedEngine } from "@forecourt/search/embedded";
import { reserveFacts, type TenantSite } from "./site-parts.ts";

/** Why one car is shown as it is, in sentences, and which filters of the plan it meets. */
export interface ExplainedCar {
  readonly car: Car;
  readonly sentences: readonly string[];
  readonly filters: readonly { readonly filter: PlanFilter; readonly met: boolean }[];
}

/** Says of one car where it stands and by what, which filters let it through, and why it has the tag and buttons it has. */
export async function explainCar(car: Car, search: StockSearch, site: TenantSite): Promise<ExplainedCar> {
  const { cars } = site.config;
  const { main } = buildMultiSearch(search.query, search);
  const alone = embeddedEngine([{ ...stringifyCar(car) }]);
  const filters = await Promise.all(
    main.filter.map(async (filter) => {
      const met = await alone.run({ main: { ...main, text: [], filter: [filter], offset: 0 }, counts: [] });
      return { filter, met: met.ok && met.total > 0 };
    }),
  );
  const price = describePrice(car, cars);
  const blockers = reserveBlockers(car, site.config.reserve, reserveFacts(car, site));
  return {
    car,
    filters,
    sentences: [
      await placeOf(car, search),
      `Its condition is called “${conditionLabel(car.condition, cars)}”, its price “${price.text}”.`,
      `Its tag: ${resolveTagBanner(car, cars, site.now).reason}`,
      blockers.length === 0
        ? "It can be reserved."
        : `It has no Reserve button. ${blockers.map(describeBlocker).join(" ")}`,
    ],
  };
}

async function placeOf(car: Car, search: StockSearch): Promise<string> {
  const found = await whyRanked(search, car.id);
  if (!found.ok) return found.problem === "unavailable" ? "The engine is away." : found.detail;
  if (found.ranked === null) return "The list does not have it: it is sold, hidden or short of photos.";
  const { place, total, by } = found.ranked;
  const order =
    by.kind === "sort"
      ? `by ${by.sort.sort.field}, ${by.sort.sort.direction === "desc" ? "highest" : "lowest"} first`
      : `by best match: ${by.match.points} of 1000 points (${by.match.parts
          .map(({ fact, share, weight }) => `${fact} ${Math.round(share * weight)}`)
          .join(", ")})`;
  return `Without a query it stands at place ${place} of ${total}, ${order}.`;
}
