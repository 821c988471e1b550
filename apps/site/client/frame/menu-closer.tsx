"use client";

import { useEffect } from "react";

/** Closes open menus when the shopper goes somewhere, presses Escape or touches the page beside them. */
export function MenuCloser() {
  useEffect(() => {
    const close = (keep: Element | null): void => {
      for (const menu of document.querySelectorAll(".fc-header details[open]")) {
        if (!keep || !menu.contains(keep)) menu.removeAttribute("open");
      }
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element) close(target.closest("a") ? null : target);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") close(null);
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return null;
}
