"use client";

import { useEffect } from "react";
import type { OutsideService } from "../outside/outside-service.ts";
import { whenFetched } from "../when-fetched.ts";

/**
 * Opens chat, assistant and text messages where a button says so, and greets beside the 'Text us' button. A widget's code
 * comes with the first press; without a script each button is a link to another way to ask.
 */
export function Conversation({ services }: { services: readonly OutsideService[] }) {
  useEffect(() => {
    const textUs = document.querySelector<HTMLElement>("[data-text-us]");
    if (textUs) whenFetched(import("./start-text-us.ts"), (module) => module.startTextUs(textUs, services));
    const onClick = (event: MouseEvent): void => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-widget]") : null;
      if (!button) return;
      event.preventDefault();
      whenFetched(
        import("./press-widget.ts"),
        (module) => module.pressWidget(button, services),
        () => location.assign(button.href),
      );
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => document.removeEventListener("click", onClick, { capture: true });
  }, [services]);
  return null;
}
