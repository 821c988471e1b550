// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { FilterChips } from "./filter-chips.tsx";

describe("FilterChips", () => {
  it("have a way out each, and one out of all", () => {
    const chips = [
      { label: "Kia", href: "/a" },
      { label: "Red", href: "/b", remove: "Any colour" },
    ];
    const props = {
      label: "Chosen",
      removeLabel: (name: string) => `Remove ${name}`,
      clear: { label: "Clear", href: "/" },
    };
    expect(outline(<FilterChips chips={chips} {...props} />)).toMatchInlineSnapshot(`
      "ul.fc-chips[aria-label=Chosen]
        li
          a.fc-chip[href=/a][aria-label=Remove Kia]
            'Kia '
            span[aria-hidden=true]
              '×'
        li
          a.fc-chip[href=/b][aria-label=Any colour]
            'Red '
            span[aria-hidden=true]
              '×'
        li
          a.fc-chip[data-kind=clear][href=/]
            'Clear'"
    `);
    expect(outline(<FilterChips chips={[]} {...props} />)).toBe("");
  });
});
