// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { LoadRuler, type LoadRulerView } from "./load-ruler.tsx";

const RULER: LoadRulerView = {
  length: 2500,
  pallet: 1000,
  pallets: [
    { from: 0, side: 0 },
    { from: 1000, side: 1 },
  ],
  marks: [
    { at: 0, label: "0 m" },
    { at: 1000, label: "1" },
  ],
  text: "A body of 2,500 mm.",
};
const drawn = (alone: boolean, ruler = RULER): HTMLElement => {
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<LoadRuler ruler={ruler} alone={alone} />);
  return page;
};
const places = (page: HTMLElement): (string | null)[] =>
  [...page.querySelectorAll("rect")].map((rect) => rect.getAttribute("x"));

describe("LoadRuler", () => {
  it("stands body, pallets and numbers to one scale, and says them in words", () => {
    const page = drawn(false);
    // 1,000 units are 2,500 mm: a pallet that begins at 1,000 mm stands at 400, with a gap of 3.
    expect(places(page)).toEqual([null, "3", "403"]);
    expect(
      [...page.querySelectorAll("text")].map((text) => [text.getAttribute("x"), text.textContent]),
    ).toEqual([
      ["0", "0 m"],
      ["400", "1"],
    ]);
    expect(page.querySelector("svg")?.getAttribute("aria-label")).toBe("A body of 2,500 mm.");
    expect(page.querySelector("figcaption")?.textContent).toBe("A body of 2,500 mm.");
  });

  it("has room around itself, and for two pallets across and the numbers below", () => {
    expect(outline(<LoadRuler ruler={RULER} />)).toMatchSnapshot("with its body");
    expect(outline(<LoadRuler ruler={RULER} alone />)).toMatchSnapshot("alone");
  });

  it("is the ruler without the body where it stands alone", () => {
    expect(places(drawn(true))).toEqual([]);
    expect(drawn(true).querySelectorAll("text")).toHaveLength(2);
  });

  it("draws no empty box of a body that takes no pallet", () => {
    expect(places(drawn(false, { ...RULER, pallets: [] }))).toEqual([]);
  });
});
