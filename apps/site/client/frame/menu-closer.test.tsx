// @vitest-environment jsdom
import { SiteHeader } from "@forecourt/ui/site-header";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MenuCloser } from "./menu-closer.tsx";

afterEach(cleanup);

let container: HTMLElement;
beforeEach(() => {
  const links = [
    { href: "/cars/", label: "Our Stock", children: [{ href: "/search/new-cars", label: "New" }] },
  ];
  ({ container } = render(
    <>
      <SiteHeader
        name="Dealer"
        home="/"
        links={links}
        menuLabel="Menu"
        navigationLabel="Main"
        overviewLabel="Overview"
      />
      <MenuCloser />
    </>,
  ));
});

const menu = (selector: string): HTMLDetailsElement => {
  const found = container.querySelector<HTMLDetailsElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const open = (...menus: HTMLDetailsElement[]) => {
  for (const each of menus) each.open = true;
};
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe("MenuCloser", () => {
  it("gives focus back to the menu's button after Escape", () => {
    const dropdown = menu(".fc-nav--wide details");
    open(dropdown);
    dropdown.querySelector("a")?.focus();
    press("Escape");
    expect(dropdown.open).toBe(false);
    expect(document.activeElement).toBe(dropdown.querySelector("summary"));
  });

  it("closes a menu inside a menu one by one", () => {
    const outer = menu(".fc-menu");
    const inner = menu(".fc-menu details");
    open(outer, inner);
    inner.querySelector("a")?.focus();
    press("Escape");
    expect([outer.open, inner.open]).toEqual([true, false]);
    press("Escape");
    expect([outer.open, inner.open]).toEqual([false, false]);
    expect(document.activeElement).toBe(outer.querySelector("summary"));
  });

  it("closes all of them when focus is elsewhere, or a link is followed", () => {
    const dropdown = menu(".fc-nav--wide details");
    open(dropdown, menu(".fc-menu"));
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(container.querySelectorAll("details[open]")).toHaveLength(0);
    open(dropdown);
    fireEvent.click(dropdown.querySelector("a") ?? dropdown);
    expect(dropdown.open).toBe(false);
  });
});
