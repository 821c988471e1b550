import type { StockPage } from "../every-page/found-pages.ts";

/**
 * Whether search engines may list a stock list as its address asks for it: the list itself, or one value or range of one
 * filter. Mixes of filters are endless, and so are keywords and sentences.
 */
export function isIndexedList({
  query: { page, keywords, values, ranges },
  asked,
  unread,
}: Pick<StockPage, "query" | "asked" | "unread">): boolean {
  const chosen = Object.values(values).flat().length + Object.keys(ranges).length;
  return page === 0 && keywords === "" && asked === null && unread.length === 0 && chosen <= 1;
}
