"use client";

import { useEffect } from "react";

/** Shows the drawing in place of a picture that could not be loaded, once; where that fails too, the style sheet's. */
function fallBack(picture: HTMLImageElement): void {
  const { fallback } = picture.dataset;
  if (fallback === undefined) return;
  delete picture.dataset["fallback"];
  picture.dataset["fallenBack"] = "";
  picture.removeAttribute("srcset");
  picture.src = fallback;
}

/** Listens for pictures of the page that cannot be loaded, those that failed before this script ran included. */
export function PictureFallback() {
  useEffect(() => {
    const onError = ({ target }: Event): void => {
      if (target instanceof HTMLImageElement) fallBack(target);
    };
    for (const picture of document.querySelectorAll<HTMLImageElement>("img[data-fallback]")) {
      if (picture.complete && picture.currentSrc !== "" && picture.naturalWidth === 0) fallBack(picture);
    }
    // An error event does not bubble, but it is captured on its way down.
    document.addEventListener("error", onError, { capture: true });
    return () => document.removeEventListener("error", onError, { capture: true });
  }, []);
  return null;
}
