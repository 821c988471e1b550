"use client";

import { selectorOf, setBehaviour } from "@forecourt/ui/behaviours";
import { EARLY_CLICKS } from "@forecourt/ui/early-presses";
import { useEffect } from "react";
import { useListener } from "../use-listener.ts";
import { whenFetched } from "../when-fetched.ts";

const presses = () => import("./car-presses.ts");

/**
 * What a car's page does with a script: the viewer, thumbnails that move the stage alone, the way back, share and print.
 * The code for it comes with the first press or swipe.
 */
export function CarBehaviour() {
  // A press before the framework's own link handler; a scroll of the stage does not bubble.
  useListener("click", onClick, true, "car");
  useListener("scroll", onScroll, true);
  // A viewer that is left open goes with its page.
  useEffect(() => () => setBehaviour(document.documentElement, "covered", null), []);
  return null;
}

function onClick(event: MouseEvent): void {
  const pressed =
    event.target instanceof Element ? event.target.closest<HTMLElement>(EARLY_CLICKS.car) : null;
  if (!pressed || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  whenFetched(
    presses(),
    (module) => module.press(pressed),
    () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
  );
}

function onScroll({ target }: Event): void {
  if (target instanceof Element && target.matches(selectorOf("stage")))
    whenFetched(presses(), (module) => module.markShown());
}
