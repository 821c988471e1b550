// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { SortMenu } from "./sort-menu.tsx";

describe("SortMenu", () => {
  it("says the order that is chosen, and keeps what else the address asks for", () => {
    const options = [
      { value: "", label: "Most relevant", selected: false },
      { value: "latest", label: "Latest", selected: true },
    ];
    const keep = [{ name: "make", value: "Kia" }];
    const menu = (chosen: typeof options) => (
      <SortMenu id="s" action="/cars" label="Sort" applyLabel="Apply" options={chosen} keep={keep} />
    );
    expect(outline(menu(options))).toMatchSnapshot();
    expect(outline(menu(options.slice(0, 1)))).toContain("[data-default]");
  });
});
