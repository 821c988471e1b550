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
    expect(outline(menu(options))).toMatchInlineSnapshot(`
      "form[id=s][action=/cars][method=get]
        input[type=hidden][name=make][value=Kia]
        svg.fc-icon[viewBox=0 0 24 24][aria-hidden=true][focusable=false]
        label.fc-quiet[for=s-sort]
          'Sort'
        select.fc-input[id=s-sort][name=sort][data-default=latest]
          option[value]
            'Most relevant'
          option[value=latest][selected]
            'Latest'
        noscript
          '<button type="submit" class="fc-button" data-kind="quiet">Apply</button>'"
    `);
    expect(outline(menu(options.slice(0, 1)))).toContain("[data-default]");
  });
});
