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
    expect(outline(<FilterChips chips={chips} {...props} />)).toMatchSnapshot();
    expect(outline(<FilterChips chips={[]} {...props} />)).toBe("");
  });
});
