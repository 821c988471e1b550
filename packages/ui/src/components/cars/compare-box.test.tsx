// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { CompareBar, CompareBox } from "./compare-box.tsx";

describe("CompareBox", () => {
  it("is a box of the page's bar, named by its car, and the bar leads on with those that are chosen", () => {
    expect(outline(<CompareBox id="7" label="Compare 2021 Mazda CX-5" />)).toMatchSnapshot("box");
    expect(outline(<CompareBar action="/compare" label="Compare" />)).toMatchSnapshot("bar");
  });
});
