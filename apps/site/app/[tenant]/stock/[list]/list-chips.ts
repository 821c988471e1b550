import { type StockChip, stockChips, type StockQuery } from "@forecourt/search";
import type { Wording } from "@forecourt/tenant-config";
import type { FilterChipsProps } from "@forecourt/ui/filter-chips";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { SENTENCE } from "#server/pages/stock/stock-page.ts";

/**
 * What a list is filtered by, each with the way to the list without it. Under a sentence, its parts with what each was
 * taken for come first, and the sentence stays while something else is taken back.
 */
export function listChips(
  { asked, path, site }: StockPage,
  chips: readonly StockChip[],
  hrefOf: (query: StockQuery) => string,
  { stock }: Wording,
): FilterChipsProps["chips"] {
  if (!asked) return chips.map(({ label, query }) => ({ label, href: hrefOf(query) }));
  const saying = (sentence: string, query: StockQuery): string => {
    const address = hrefOf(query);
    return `${address}${address === path ? "?" : "&"}${new URLSearchParams([[SENTENCE, sentence]])}`;
  };
  const parts = asked.words.parts.map(({ words, meaning, without }) => ({
    label: meaning === "" ? stock.searchedFor(words) : stock.understoodPart({ words, meaning }),
    href: without.sentence === "" ? hrefOf(without.query) : saying(without.sentence, asked.chosen),
    remove: stock.leaveOut(words),
  }));
  const others = stockChips(asked.chosen, { policy: site.config.search, cars: site.config.cars });
  return [...parts, ...others.map(({ label, query }) => ({ label, href: saying(asked.sentence, query) }))];
}
