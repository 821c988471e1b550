// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { DateRange } from "./date-range.tsx";

const dateEnd = (name: string, value: string) => ({ label: `${name} day`, name, value });

describe("DateRange", () => {
  it("has a date field for each end, none before the earliest", () => {
    const range = (
      <DateRange id="r" from={dateEnd("from", "")} to={dateEnd("to", "2026-12-01")} earliest="2026-11-22" />
    );
    expect(outline(range)).toMatchSnapshot();
  });
});
