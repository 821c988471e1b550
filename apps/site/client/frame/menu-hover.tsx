"use client";

import { useListener } from "../use-listener.ts";
import { selectorOf } from "@forecourt/ui/behaviours";

const HOVER_MENU = `${selectorOf("menus")} details${selectorOf("hover")}`;
const menuAt = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(HOVER_MENU) : null;

/**
 * Opens a menu while a mouse points at it, where the dealer's settings say so. Its button then stays pressed under the
 * mouse; fingers and keyboards press it as anywhere else.
 */
export function MenuHover() {
  useListener("pointerover", onPointer);
  useListener("click", onClick);
  return null;
}

function onPointer({ target, pointerType }: PointerEvent): void {
  if (pointerType !== "mouse") return;
  const pointedAt = menuAt(target);
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(HOVER_MENU))
    menu.open = menu === pointedAt;
}

function onClick(event: MouseEvent): void {
  const byMouse = event instanceof PointerEvent && event.pointerType === "mouse";
  const onButton = event.target instanceof Element && event.target.closest("summary") !== null;
  if (byMouse && onButton && menuAt(event.target)?.open) event.preventDefault();
}
