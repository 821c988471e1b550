import type { CollapsePolicy } from "./collapse-text.ts";

/** How a site shows its offers: `config.offers`. */
export interface OffersPolicy {
  /** Offers (their ids) shown here even though this website is on their exclusion list. */
  shownDespiteExclusion: readonly string[];
  /** Folding of descriptions behind "View more". */
  description: CollapsePolicy;
  /** Folding of disclaimers behind "View full disclaimer". */
  disclaimer: CollapsePolicy;
}
