/** What a car may tow, as its maker rates it: with brakes on the trailer, and on its towball. In the unit of the site's facts. */
export interface TowRating {
  readonly towing: number;
  /** Null where it is not known. */
  readonly towball: number | null;
}

/** What a caravan's plate says; null for what is not known. */
export interface TowedWeights {
  /** The most it may weigh loaded, uncoupled. */
  readonly atm: number | null;
  readonly ballWeight: number | null;
}

/** One weight beside its limit. */
export interface TowLimit {
  readonly of: "weight" | "ball";
  readonly weighs: number;
  readonly limit: number;
  readonly fits: boolean;
}

/** Whether a car may tow a caravan, with each limit that was looked at. */
export interface TowResult {
  /** `yes`: within every limit that is known, its weight among them. */
  readonly canTow: "yes" | "no" | "unknown";
  readonly limits: readonly TowLimit[];
  /** The weight on the towball was not compared, as one of both numbers is missing. */
  readonly ballUnknown: boolean;
}

const compared = (of: TowLimit["of"], weighs: number | null, limit: number | null): TowLimit[] =>
  weighs === null || limit === null ? [] : [{ of, weighs, limit, fits: weighs <= limit }];

/**
 * Compares a caravan with what a car is rated to tow. The rule is the one that the road authorities of the
 * Australian states and of New Zealand print in their towing guides: loaded, a trailer may not be heavier than the lowest
 * of the ratings of car, towbar and coupling. So its ATM is compared, and never its tare. It knows no towbar, no
 * combination mass and no load of the car: a page says so beside the result.
 *
 * @example
 * towCheck({ towing: 3000, towball: 300 }, { atm: 2790, ballWeight: 185 }).canTow; // "yes"
 */
export function towCheck(rating: TowRating, { atm, ballWeight }: TowedWeights): TowResult {
  const weight = compared("weight", atm, rating.towing);
  const ball = compared("ball", ballWeight, rating.towball);
  const limits = [...weight, ...ball];
  const canTow = limits.some(({ fits }) => !fits) ? "no" : weight.length === 0 ? "unknown" : "yes";
  return { canTow, limits, ballUnknown: ball.length === 0 };
}
