import { readValuation, rememberValuation, type TradeInValuation } from "@forecourt/leads/browser";
import { browserStorage } from "../../browser-storage.ts";

/** How a valuation is written: the sentence with `{car}`, `{low}` and `{high}`, and what prices are in. */
export interface ValueWords {
  readonly sentence: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** Keeps what the shopper's vehicle was valued at, for thirty days, and tells it. */
export function keepValue(
  tenant: string,
  valuation: Omit<TradeInValuation, "valuedAt">,
  words: ValueWords,
): string {
  const valued = { ...valuation, valuedAt: Date.now() };
  rememberValuation(browserStorage("local"), tenant, valued);
  return sayValue(valued, words);
}

/** The valuation kept from an earlier visit, in words; null where none was kept, or too long ago. */
export function keptValue(tenant: string, words: ValueWords): string | null {
  const kept = readValuation(browserStorage("local"), tenant, new Date());
  return kept && sayValue(kept, words);
}

function sayValue({ vehicle, low, high }: TradeInValuation, { sentence, currency }: ValueWords): string {
  const money = new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  });
  return sentence
    .replace("{car}", vehicle ?? "")
    .replace("{low}", money.format(low))
    .replace("{high}", money.format(high));
}
