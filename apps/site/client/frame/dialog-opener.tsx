"use client";

import { useEffect } from "react";

/** Opens the dialog a link names in `data-opens` instead of following the link. Without JavaScript the link is a page. */
export function DialogOpener() {
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = event.target instanceof Element ? event.target.closest("a[data-opens]") : null;
      const dialog = link && document.getElementById(link.getAttribute("data-opens") ?? "");
      if (!(dialog instanceof HTMLDialogElement)) return;
      event.preventDefault();
      dialog.showModal();
    };
    // Before the framework's own link handler, which would already have begun to navigate.
    document.addEventListener("click", open, { capture: true });
    return () => document.removeEventListener("click", open, { capture: true });
  }, []);
  return null;
}
