"use client";

import { useListener } from "../use-listener.ts";
import { selectorOf } from "@forecourt/ui/behaviours";

const OPEN_MENUS = `${selectorOf("menus")} details[open]`;

/** The innermost open menu around an element, if there is one. */
const menuAround = (element: Element | null): Element | null => element?.closest(OPEN_MENUS) ?? null;

/**
 * Closes open menus when the shopper goes somewhere or touches the page beside them. Escape closes the menu that has
 * focus and gives it back to the menu's button; with focus elsewhere, it closes them all.
 */
export function MenuCloser() {
  useListener("click", onClick);
  useListener("keydown", onKey);
  return null;
}

function closeAll(keep: Element | null): void {
  for (const menu of document.querySelectorAll(OPEN_MENUS)) {
    if (!keep || !menu.contains(keep)) menu.removeAttribute("open");
  }
}

function onClick({ target }: MouseEvent): void {
  if (target instanceof Element) closeAll(target.closest("a") ? null : target);
}

function onKey({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  const menu = menuAround(document.activeElement);
  if (!menu) return closeAll(null);
  // Before it closes: a closed menu hides its focused link, and focus would fall to the page.
  menu.querySelector<HTMLElement>(":scope > summary")?.focus();
  menu.removeAttribute("open");
}
