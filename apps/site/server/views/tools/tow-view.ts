import { type Car, formatFact, type TowRating, towCheck } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

type Site = Pick<TenantSite, "config">;

/** The names of the fields of the tow check, in the address of a caravan. */
export const TOW_FIELDS = { car: "tow", towing: "tow_limit", towball: "tow_ball" } as const;

/** What a shopper tows with, as an address says it; typed numbers go before a car's own. */
export interface TowChoice {
  /** The name of a car of the list; null for one whose rating was typed. */
  readonly car: string | null;
  readonly rating: TowRating;
}

/** "3000", "3,000 kg": a weight as people type it; null for anything else. */
function typedWeight(text: string | null): number | null {
  const [, digits = ""] = /^\s*(\d{1,3}(?:[,\s]?\d{3})?)(?:\s*(?:kg|lb)s?)?\s*$/i.exec(text ?? "") ?? [];
  const weight = Number(digits.replaceAll(/\D/g, ""));
  return weight > 0 ? weight : null;
}

/** The car that an address chose; null where it chose none that is known. */
export function towChoice(params: URLSearchParams, { config }: Site): TowChoice | null {
  const typed = typedWeight(params.get(TOW_FIELDS.towing));
  if (typed !== null)
    return { car: null, rating: { towing: typed, towball: typedWeight(params.get(TOW_FIELDS.towball)) } };
  const chosen = config.carPage.towCars.find(({ car }) => car === params.get(TOW_FIELDS.car));
  return chosen ? { car: chosen.car, rating: chosen } : null;
}

/** Whether the page of a vehicle has a tow check: a caravan whose weight or weight on the ball is known. */
export const isTowed = ({ facts }: Pick<Car, "facts">, { config }: Site): boolean =>
  config.carPage.towCheck && facts.atm !== undefined;

/** What the check says, in words. */
export interface TowView {
  readonly canTow: "yes" | "no" | "unknown";
  readonly title: string;
  readonly reasons: readonly string[];
}

/** The result for one car and one caravan, each limit in a sentence. */
export function towView(
  { car, rating }: TowChoice,
  { facts }: Pick<Car, "facts">,
  { config }: Site,
): TowView {
  const { tools } = wording(config);
  const { canTow, limits, ballUnknown } = towCheck(rating, {
    atm: facts.atm ?? null,
    ballWeight: facts.ball_weight ?? null,
  });
  const weight = (value: number) => formatFact("atm", value, config.cars);
  const name = car ?? tools.towYourCar;
  const title = { yes: tools.towYes(name), no: tools.towNo(name), unknown: tools.towUnknown }[canTow];
  const reasons = limits.map(({ of, weighs, limit }) => {
    const numbers = { weighs: weight(weighs), limit: weight(limit) };
    return of === "weight" ? tools.towWeight(numbers) : tools.towBallWeight(numbers);
  });
  return { canTow, title, reasons: ballUnknown ? [...reasons, tools.towBallUnknown] : reasons };
}
