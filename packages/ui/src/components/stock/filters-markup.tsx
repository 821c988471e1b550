import { cachedMarkup } from "../../cached-markup.ts";
import {
  FilterOption,
  type FilterOptionProps,
  ValuesGroup,
  type ValuesGroupProps,
} from "./filter-values.tsx";
import type { ShownFilter, ShownOption } from "./group-filters.ts";
import { RangeFilter, type RangeFilterProps } from "./range-filter.tsx";

const optionMarkup = cachedMarkup(
  "filter option",
  (option: FilterOptionProps, gap) => <FilterOption {...option} count={gap} />,
  ({ facet, value, label, selected }) => [selected, facet, value, label].join("\n"),
);
const groupMarkup = cachedMarkup("filter", (group: ValuesGroupProps, gap) => (
  <ValuesGroup {...group} options={gap} others={gap} />
));
/** Its bars and ends are other ones in each list. */
const rangeMarkup = cachedMarkup(
  "range filter",
  (range: RangeFilterProps) => <RangeFilter {...range} />,
  () => null,
);

/**
 * The filters of a list as one text; null where one of them cannot be. Two lists of a site differ in little more than the
 * numbers, so that the site renders each option once.
 */
export function filtersMarkup(filters: readonly ShownFilter[]): string | null {
  return joined(filters, (filter) => {
    if (filter.kind === "range") return rangeMarkup(filter.range);
    const { group } = filter;
    const options = joined(filter.options, markupOfOption);
    const others = joined(filter.others, markupOfOption);
    if (options === null || others === null) return null;
    return group.opensOthers === null ? groupMarkup(group, options) : groupMarkup(group, options, others);
  });
}

const markupOfOption = ({ count, ...option }: ShownOption): string | null =>
  optionMarkup(option, String(count));

function joined<Each>(all: readonly Each[], markupOf: (each: Each) => string | null): string | null {
  let html = "";
  for (const each of all) {
    const markup = markupOf(each);
    if (markup === null) return null;
    html += markup;
  }
  return html;
}
