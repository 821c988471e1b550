"use client";

import { useEffect } from "react";

/**
 * Follows a link to a slide without moving the page or its address. Without a script the link is an anchor, and the
 * browser brings the slide into view by itself.
 */
export function SlideLinks() {
  useEffect(() => {
    const slide = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest("a[data-slide]") : null;
      const target = link && document.getElementById(link.getAttribute("data-slide") ?? "");
      const track = target?.parentElement;
      if (!target || !track) return;
      event.preventDefault();
      track.scrollTo({ left: target.offsetLeft - track.offsetLeft });
      target.querySelector<HTMLElement>("a[data-slide]")?.focus({ preventScroll: true });
    };
    document.addEventListener("click", slide, { capture: true });
    return () => document.removeEventListener("click", slide, { capture: true });
  }, []);
  return null;
}
