// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline, outlineBeside } from "../../testing/outline.ts";
import { RangeFilter, type RangeFilterView } from "./range-filter.tsx";

const PRICE: RangeFilterView = {
  kind: "range",
  facet: "price",
  label: "Price",
  boundLabels: { min: "$1,000", max: "$90,000" },
  unit: "$",
  selected: null,
  selectedLabel: null,
  histogram: [],
  slider: null,
};
const aFilter = (change: Partial<RangeFilterView> = {}, open = false) => (
  <RangeFilter id="f" range={{ ...PRICE, ...change }} text={{ from: "From", to: "To" }} open={open} />
);
const draw = (change: Partial<RangeFilterView> = {}) => outline(aFilter(change));
/** What it draws beside a filter that nothing was asked of. */
const added = (change: Partial<RangeFilterView>, open = false) =>
  outlineBeside(aFilter(), aFilter(change, open));

describe("RangeFilter", () => {
  it("is a field for each end, with the lowest and the highest there is", () => {
    expect(draw()).toMatchSnapshot();
  });

  it("holds what is chosen, and says it beside its name", () => {
    const chosen = { selected: { max: 30_000 }, selectedLabel: "up to $30,000", unit: null };
    expect(added(chosen, true)).toMatchInlineSnapshot(`
      "details.fc-filter[open][data-group=f-price]
          span.fc-filter__chosen
            'up to $30,000'
            'From'
            'To'
            input.fc-input.fc-number[id=f-price-max][inputmode=numeric][autocomplete=off][maxlength=40][placeholder=$90,000][name=price_max][value=30000]"
    `);
  });

  it("opens with what could not be read, at the end it was typed in", () => {
    const unread = { max: "cheap", problem: "Please enter a number." };
    expect(added({ unread })).toMatchInlineSnapshot(`
      "details.fc-filter[open][data-group=f-price]
            input.fc-input.fc-number[id=f-price-max][inputmode=numeric][autocomplete=off][maxlength=40][placeholder=$90,000][aria-invalid=true][aria-describedby=f-price-problem][name=price_max][value=cheap]
          p.fc-field__problem[id=f-price-problem]
            'Please enter a number.'"
    `);
  });

  it("is nothing where no car has such a value, unless one was asked for", () => {
    expect(draw({ boundLabels: null })).toBe("");
    expect(draw({ boundLabels: null, selected: { min: 1 } })).not.toBe("");
    expect(draw({ boundLabels: null, unread: { min: "x", problem: "?" } })).not.toBe("");
  });

  it("has a slider with a bar for each step, those outside its handles quiet", () => {
    const histogram = [0, 1, 400, 200].map((count, at) => ({ from: at * 10, count }));
    const slider = { min: 0, max: 40, step: 10, low: 10, high: 30 };
    expect(added({ histogram, slider })).toMatchSnapshot();
  });

  it("puts the lower handle on top in the upper half, where it would else lie under the other", () => {
    const above = (low: number) =>
      draw({ slider: { min: 0, max: 40, step: 10, low, high: 40 } }).includes("data-above");
    expect([above(20), above(21)]).toEqual([false, true]);
    const unitless = draw({ unit: null, slider: { min: 0, max: 40, step: 10, low: 0, high: 40 } });
    expect(unitless).toContain("[aria-label=Price From]");
    expect(unitless).not.toContain("fc-histogram");
  });
});
