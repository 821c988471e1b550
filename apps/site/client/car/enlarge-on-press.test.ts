// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { enlarge, moveEnlarged } from "./enlarge-on-press.ts";

const isEnlarged = (picture: Element): boolean => picture.hasAttribute("data-enlarged");

describe("keys of the viewer", () => {
  it("enlarge a picture once with plus, and take it back with minus", () => {
    const picture = new Image();
    expect([moveEnlarged(picture, "-"), isEnlarged(picture)]).toEqual([true, false]);
    expect([moveEnlarged(picture, "+"), isEnlarged(picture)]).toEqual([true, true]);
    expect([moveEnlarged(picture, "="), isEnlarged(picture)]).toEqual([true, true]);
    expect([moveEnlarged(picture, "-"), isEnlarged(picture)]).toEqual([true, false]);
  });

  it("move over an enlarged picture as far as its edge, and leave the others to the viewer", () => {
    const picture = new Image();
    expect(moveEnlarged(picture, "ArrowRight")).toBe(false);
    enlarge(picture);
    for (let press = 0; press < 5; press += 1) moveEnlarged(picture, "ArrowRight");
    moveEnlarged(picture, "ArrowUp");
    expect(picture.style.transformOrigin).toBe("100% 30%");
    expect(moveEnlarged(picture, "Home")).toBe(false);
  });

  it("do nothing where a film is shown", () => {
    expect(moveEnlarged(null, "+")).toBe(false);
    expect(moveEnlarged(null, "ArrowLeft")).toBe(false);
  });
});
