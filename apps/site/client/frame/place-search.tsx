"use client";

import { selectorOf, servePresses } from "@forecourt/ui/behaviours";
import { useEffect } from "react";

const TYPED_MS = 150;

/**
 * Shows the dealer's places that match while someone types: the page itself is asked, so that the rules are the server's.
 * Without a script, or where the page does not respond, the form is sent by its button.
 */
export function PlaceSearch() {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>(`form${selectorOf("placeSearch")}`);
    if (!form) return undefined;
    const left = new AbortController();
    let request = new AbortController();
    let typing = 0;
    const search = async (): Promise<void> => {
      request.abort();
      request = new AbortController();
      const words = form.querySelector("input")?.value.trim() ?? "";
      const address =
        words === "" ? form.action : `${form.action}?${new URLSearchParams({ locationQuery: words })}`;
      const response = await fetch(address, { signal: AbortSignal.any([request.signal, left.signal]) });
      if (!response.ok) return;
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const found = page.querySelector(selectorOf("foundPlaces"));
      if (!found || left.signal.aborted) return;
      document.querySelector(selectorOf("foundPlaces"))?.replaceWith(found);
      history.replaceState(history.state, "", address);
    };
    form.addEventListener(
      "input",
      () => {
        window.clearTimeout(typing);
        // A search that is overtaken by the next one, or fails, leaves the places as they are.
        typing = window.setTimeout(() => void search().catch(() => {}), TYPED_MS);
      },
      { signal: left.signal },
    );
    servePresses("places");
    return () => {
      window.clearTimeout(typing);
      left.abort();
    };
  }, []);
  return null;
}
