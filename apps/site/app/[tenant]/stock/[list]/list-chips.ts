import { type StockChip, stockChips, type StockQuery } from "@forecourt/search";
import type { PlainWordsPart } from "@forecourt/search/sentences";
import type { Wording } from "@forecourt/tenant-config";
import type { FilterChipsProps } from "@forecourt/ui/filter-chips";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { SENTENCE } from "#server/pages/stock/stock-page.ts";

/** The address of a list with a sentence as its query. */
export const sayingHref = (address: string, path: string, sentence: string): string =>
  `${address}${address === path ? "?" : "&"}${new URLSearchParams([[SENTENCE, sentence]])}`;

function partLabel({ words, kind, meaning, absent }: PlainWordsPart, stock: Wording["stock"]): string {
  switch (kind) {
    case "filter":
      return stock.understoodPart({ words, meaning });
    case "absent":
      return stock.understoodPart({ words, meaning: stock.noneHere(absent?.name ?? words) });
    case "keyword":
      return stock.searchedFor(words);
    case "unread":
      return stock.unread(words);
  }
}

/**
 * What a list is filtered by, each with the way to the list without it. Under a sentence, its parts with what each was
 * taken for come first, and the sentence stays while something else is taken back.
 */
export function listChips(
  { reading, path, site }: StockPage,
  chips: readonly StockChip[],
  hrefOf: (query: StockQuery) => string,
  { stock }: Wording,
): FilterChipsProps["chips"] {
  if (!reading) return chips.map(({ label, query }) => ({ label, href: hrefOf(query) }));
  const saying = (sentence: string, query: StockQuery): string => sayingHref(hrefOf(query), path, sentence);
  const parts = reading.words.parts.map((part) => ({
    label: partLabel(part, stock),
    href:
      part.without.sentence === ""
        ? hrefOf(part.without.query)
        : saying(part.without.sentence, reading.chosen),
    remove: stock.leaveOut(part.words),
  }));
  const others = stockChips(reading.chosen, { policy: site.config.search, cars: site.config.cars });
  return [...parts, ...others.map(({ label, query }) => ({ label, href: saying(reading.sentence, query) }))];
}
