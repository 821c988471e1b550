import { selectorOf } from "./behaviours.ts";

/**
 * What only a script can serve as the shopper means it, by what serves it: elements that a page holds the clicks of before its
 * scripts have come, and that those scripts listen to.
 */
export const EARLY_CLICKS = {
  heart: `button${selectorOf("heart")}`,
  car: (["view", "shows", "turns", "does", "share"] as const).map((name) => selectorOf(name)).join(),
} as const;
