import type { MarketRules } from "../settings/market-rules.ts";
import type { MarketSettings } from "../settings/sections/market-settings.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";

/** A country the product is sold in: all that differs there, in one file. */
export interface Market {
  /** What it changes in the product's defaults, its own section whole; a dealer may set each otherwise. */
  readonly settings: ConfigLayer & { readonly market: MarketSettings };
  /** What the dealer's state adds to that, null for one who names none; null where states add nothing. */
  readonly settingsOfState: ((state: string | null) => ConfigLayer) | null;
  readonly rules: MarketRules;
}

/** Markets by their ISO 3166 code. */
export type Markets = Readonly<Record<string, Market>>;

/**
 * The market of a code; undefined for one that is not among them.
 *
 * @example
 * marketOf("NZ", MARKETS)?.settings.market.currency // "NZD"
 */
export const marketOf = (code: string, markets: Markets): Market | undefined =>
  Object.hasOwn(markets, code) ? markets[code] : undefined;
