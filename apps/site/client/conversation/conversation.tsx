"use client";

import { useEffect } from "react";
import { selectorOf } from "@forecourt/ui/behaviours";
import type { OutsideService } from "../outside/outside-service.ts";
import { useListener } from "../use-listener.ts";
import { whenFetched } from "../when-fetched.ts";

/**
 * Opens chat, assistant and text messages where a button says so, and greets beside the 'Text us' button. A widget's code
 * comes with the first press; without a script each button is a link to another way to ask.
 */
export function Conversation({ services }: { services: readonly OutsideService[] }) {
  useEffect(() => {
    const textUs = document.querySelector<HTMLElement>(selectorOf("textUs"));
    if (textUs) whenFetched(import("./start-text-us.ts"), (module) => module.greetOnceSeen(textUs, services));
  }, [services]);
  useListener(
    "click",
    (event) => {
      const button =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>(`a${selectorOf("widget")}`);
      if (!button) return;
      event.preventDefault();
      whenFetched(
        import("./press-widget.ts"),
        (module) => module.pressWidget(button, services),
        () => location.assign(button.href),
      );
    },
    true,
    "widget",
  );
  return null;
}
