import { sameWords } from "../../kernel/same-words.ts";
import type { Car } from "../model/car.ts";
import type { CarsPolicy } from "../model/cars-policy.ts";
import { isAvailable, isNewArrival } from "../model/status.ts";

/** The one banner on a car's picture. `reason` is for support staff: why this one. */
export type TagBanner =
  | { readonly kind: "none"; readonly reason: string }
  | {
      readonly kind: "sold" | "fuel" | "reserved" | "certified" | "own" | "coming_soon" | "new_arrival";
      readonly text: string;
      readonly tone: "red" | "green" | "neutral" | "dark" | "accent";
      readonly reason: string;
    };

/** What the banner looks at. */
export type BannerCar = Pick<
  Car,
  "status" | "simpleFuel" | "reserved" | "certified" | "condition" | "make" | "tag" | "createdAt"
>;

type Policy = Pick<CarsPolicy, "tagBanner" | "newArrivalDays">;
type Rule = (car: BannerCar, policy: Policy, now: Date) => TagBanner | null;

const holds = (list: readonly string[], text: string) => list.some((entry) => sameWords(entry, text));

const sold: Rule = (car, { tagBanner }) => {
  if (isAvailable(car)) return null;
  const reason = "The car is not available.";
  return tagBanner.soldText === ""
    ? { kind: "none", reason: `${reason} The site's sold tag is empty.` }
    : { kind: "sold", text: tagBanner.soldText, tone: "dark", reason };
};

const fuel: Rule = (car, { tagBanner }) => {
  if (!tagBanner.showFuel || car.simpleFuel === null || !holds(["electric", "hybrid"], car.simpleFuel)) {
    return null;
  }
  return {
    kind: "fuel",
    text: car.simpleFuel,
    tone: "green",
    reason: `Its fuel is ${car.simpleFuel}, and the site shows fuel tags.`,
  };
};

const reserved: Rule = (car, { tagBanner }) =>
  car.reserved && tagBanner.reservedText !== ""
    ? { kind: "reserved", text: tagBanner.reservedText, tone: "neutral", reason: "The car is reserved." }
    : null;

const certifiedUsed: Rule = (car, { tagBanner }) =>
  car.certified && car.condition === "used" && holds(tagBanner.certifiedMakes, car.make)
    ? {
        kind: "certified",
        text: tagBanner.certifiedText,
        tone: "accent",
        reason: `A certified used ${car.make}, one of the site's certified makes.`,
      }
    : null;

const ownTag: Rule = (car, { tagBanner }) =>
  car.tag === null
    ? null
    : {
        kind: "own",
        text: car.tag,
        tone: holds(tagBanner.greenTags, car.tag) ? "green" : tagBanner.ownTone,
        reason: "The dealer gave the car this tag.",
      };

const comingSoon: Rule = (car, { tagBanner }) =>
  car.status.kind === "coming_soon" && tagBanner.comingSoonText !== ""
    ? {
        kind: "coming_soon",
        text: tagBanner.comingSoonText,
        tone: "dark",
        reason: "The car has not arrived yet.",
      }
    : null;

const newArrival: Rule = (car, policy, now) =>
  policy.tagBanner.newArrivalText !== "" && isNewArrival(car, policy, now)
    ? {
        kind: "new_arrival",
        text: policy.tagBanner.newArrivalText,
        tone: "accent",
        reason: `It arrived within the last ${policy.newArrivalDays} days.`,
      }
    : null;

/** Strongest first: the first rule that gives a banner decides. The order is binding, and no rule looks at another. */
const BY_PRIORITY: readonly Rule[] = [sold, fuel, reserved, certifiedUsed, ownTag, comingSoon, newArrival];

/**
 * Picks the one banner a car's picture carries. Pass `now` so a test can stand on the eighth day.
 *
 * @example
 * resolveTagBanner(aCar({ reserved: true, tag: "Price Drop" }), policyDefaults.cars, new Date(0)).kind; // "reserved"
 */
export function resolveTagBanner(car: BannerCar, policy: Policy, now: Date): TagBanner {
  for (const rule of BY_PRIORITY) {
    const banner = rule(car, policy, now);
    if (banner) return banner;
  }
  return { kind: "none", reason: "No rule asks for a banner." };
}
