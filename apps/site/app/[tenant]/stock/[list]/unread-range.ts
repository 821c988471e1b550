import type { StockRange, UnreadAmount } from "@forecourt/search";
import type { Wording } from "@forecourt/tenant-config";
import type { RangeFilterView } from "@forecourt/ui/filter-panel";

/** A range filter with what was typed into it and could not be read. */
export function unreadRange(
  range: StockRange,
  unread: readonly UnreadAmount[],
  { stock }: Wording,
): RangeFilterView {
  const typed = unread.filter(({ facet }) => facet === range.facet);
  const [first] = typed;
  if (!first) return range;
  const ends = Object.fromEntries(typed.map(({ end, text }) => [end, text]));
  return { ...range, unread: { ...ends, problem: stock.unreadAmount(first.text) } };
}
