// @vitest-environment jsdom
import { behaviour } from "@forecourt/ui/behaviours";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MenuHover } from "./menu-hover.tsx";

afterEach(cleanup);

let menu: HTMLDetailsElement;
let summary: HTMLElement;
beforeEach(() => {
  const { container } = render(
    <>
      <header {...behaviour({ menus: true })}>
        <details {...behaviour({ hover: true })}>
          <summary>Vehicles</summary>
          <a href="/mazda-cx-5">CX-5</a>
        </details>
      </header>
      <p>Beside</p>
      <MenuHover />
    </>,
  );
  const found = container.querySelector("details");
  const button = container.querySelector<HTMLElement>("summary");
  if (!found || !button) throw new Error("There is no menu.");
  menu = found;
  summary = button;
});

const point = (at: Element, pointerType: string) =>
  fireEvent(at, new PointerEvent("pointerover", { bubbles: true, pointerType }));
const press = (pointerType: string) =>
  fireEvent(summary, new PointerEvent("click", { bubbles: true, cancelable: true, pointerType }));

describe("MenuHover", () => {
  it("opens the menu while a mouse points at it, and closes it when the mouse leaves", () => {
    point(summary, "mouse");
    expect(menu.open).toBe(true);
    point(menu.querySelector("a") ?? menu, "mouse");
    expect(menu.open).toBe(true);
    point(document.querySelector("p") ?? document.body, "mouse");
    expect(menu.open).toBe(false);
  });

  it("leaves a finger's way over the page alone", () => {
    point(summary, "touch");
    expect(menu.open).toBe(false);
    menu.open = true;
    point(document.body, "touch");
    expect(menu.open).toBe(true);
  });

  it("keeps an open menu open under a mouse that presses its button, and lets fingers and keys close it", () => {
    point(summary, "mouse");
    // An event that was refused is answered with false.
    expect(press("mouse")).toBe(false);
    expect(press("touch")).toBe(true);
    expect(fireEvent.click(summary)).toBe(true);
  });
});
