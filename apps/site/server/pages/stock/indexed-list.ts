import { stringifyStockQuery } from "@forecourt/search";
import type { StockPage } from "../every-page/found-pages.ts";

/**
 * Whether search engines may list a stock list as its address describes it: the list itself, or one value or range of one
 * filter, each with its later pages up to the last. Mixes of filters are endless, and so are keywords and sentences.
 */
export function isIndexedList({
  query: { page, keywords, values, ranges, sort },
  reading,
  unread,
  result,
}: Pick<StockPage, "query" | "reading" | "unread" | "result">): boolean {
  const chosen = Object.values(values).flat().length + Object.keys(ranges).length;
  const isThere = page === 0 || (sort === null && result.ok && page < result.pages);
  return isThere && keywords === "" && reading === null && unread.length === 0 && chosen <= 1;
}

/** What the one address of an indexed list says behind its path: its filter and its page, without an order of the shopper's. */
export const indexedSearch = ({ query, site }: Pick<StockPage, "query" | "site">): string =>
  stringifyStockQuery({ ...query, sort: null }, site.config.search);
