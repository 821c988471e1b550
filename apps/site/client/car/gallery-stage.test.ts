// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { markShown, shownIn, turnStage } from "./gallery-stage.ts";

/** A stage of three pictures, 400 wide, scrolled so far. */
function stageAt(scrollLeft: number): Element {
  document.body.innerHTML = `
    <ul data-stage></ul>
    <ul><li><a data-shows="0" aria-current="true"></a><a data-shows="1"></a><a data-shows="2"></a></li></ul>`;
  const [stage, row] = document.querySelectorAll("ul");
  if (!stage || !row) throw new Error("There is no stage.");
  Object.defineProperty(stage, "clientWidth", { value: 400 });
  stage.scrollLeft = scrollLeft;
  row.scrollTo = () => undefined;
  return stage;
}
const marked = () =>
  [...document.querySelectorAll<HTMLElement>("[aria-current]")].map((link) => link.dataset["shows"]);

describe("shownIn", () => {
  it.each([
    [0, 0],
    [199, 0],
    [201, 1],
    [800, 2],
  ])("takes a row scrolled by %d of 400 for picture %d", (scrolled, index) => {
    expect(shownIn(stageAt(scrolled))).toBe(index);
  });
});

describe("markShown", () => {
  it("marks the thumbnail of the picture that is shown, and no other", () => {
    stageAt(800);
    markShown();
    expect(marked()).toEqual(["2"]);
  });
});

describe("turnStage", () => {
  it.each([
    [0, 1, 400],
    [400, -1, 0],
    [800, 1, 0],
    [0, -1, 800],
  ])("goes from %d by %d pictures to %d, around both ends", (from, by, to) => {
    const stage = stageAt(from);
    const scrolled: unknown[] = [];
    stage.append(...["a", "b", "c"].map((id) => Object.assign(document.createElement("li"), { id })));
    Object.assign(stage, { scrollTo: (where: unknown) => scrolled.push(where) });
    turnStage(by);
    expect(scrolled).toEqual([{ left: to }]);
  });
});
