"use client";

import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { useListener } from "../use-listener.ts";

const LINK = `a${selectorOf("slide")}`;

/**
 * Follows a link to a slide without moving the page or its address. Without a script the link is an anchor, and the
 * browser brings the slide into view by itself.
 */
export function SlideLinks() {
  useListener("click", slide, true, "slide");
  return null;
}

function slide(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest(LINK) : null;
  const target = link && document.getElementById(readBehaviour(link, "slide") ?? "");
  const track = target?.parentElement;
  if (!target || !track) return;
  event.preventDefault();
  track.scrollTo({ left: target.offsetLeft - track.offsetLeft });
  target.querySelector<HTMLElement>(LINK)?.focus({ preventScroll: true });
}
