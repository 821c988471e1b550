"use client";

import { readBehaviour, selectorOf } from "@forecourt/ui/behaviours";
import { useListener } from "../use-listener.ts";
import { whenFetched } from "../when-fetched.ts";

/** Says how far the dealer's places are from a shopper who presses the button for it. The code for it comes with the press. */
export function PlaceDistances() {
  useListener("click", onClick, false, "distances");
  return null;
}

function onClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest(`button${selectorOf("howFar")}`) : null;
  const words = readBehaviour(button, "howFar");
  if (words) whenFetched(import("./show-distances.ts"), ({ showDistances }) => showDistances(words));
}
