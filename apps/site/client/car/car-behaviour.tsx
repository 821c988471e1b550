"use client";

import { useEffect } from "react";
import { whenFetched } from "../when-fetched.ts";

const PRESSED = "[data-view],[data-shows],[data-turns],[data-does]";

/**
 * What a car's page does with a script: the viewer, thumbnails that move the stage alone, the way back, share and print.
 * The code for it comes with the first press or swipe.
 */
export function CarBehaviour() {
  useEffect(() => {
    const presses = () => import("./car-presses.ts");
    const onClick = (event: MouseEvent): void => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
      if (!pressed || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      whenFetched(
        presses(),
        (module) => module.press(pressed),
        () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
      );
    };
    const onScroll = ({ target }: Event): void => {
      if (target instanceof Element && target.matches(".fc-gallery__stage"))
        whenFetched(presses(), (module) => module.markShown());
    };
    // A press before the framework's own link handler; a scroll of the stage does not bubble.
    document.addEventListener("click", onClick, { capture: true });
    document.addEventListener("scroll", onScroll, { capture: true, passive: true });
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      document.removeEventListener("scroll", onScroll, { capture: true });
    };
  }, []);
  return null;
}
