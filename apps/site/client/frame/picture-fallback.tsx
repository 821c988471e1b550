"use client";

import { useEffect } from "react";
import { useListener } from "../use-listener.ts";
import { readBehaviour, selectorOf, setBehaviour } from "@forecourt/ui/behaviours";

/** Shows the drawing in place of a picture that could not be loaded, once; where that fails too, the style sheet's. */
function fallBack(picture: HTMLImageElement): void {
  const fallback = readBehaviour(picture, "fallback");
  if (fallback === null) return;
  setBehaviour(picture, "fallback", null);
  setBehaviour(picture, "fallenBack", true);
  picture.removeAttribute("srcset");
  picture.src = fallback;
}

/** Listens for pictures of the page that cannot be loaded, those that failed before this script ran included. */
export function PictureFallback() {
  // An error event does not bubble, but it is captured on its way down.
  useListener("error", onError, true);
  useEffect(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(selectorOf("fallback")))
      if (picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0) fallBack(picture);
  }, []);
  return null;
}

function onError({ target }: Event): void {
  if (target instanceof HTMLImageElement) fallBack(target);
}
