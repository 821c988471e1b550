"use client";

import { selectorOf } from "@forecourt/ui/behaviours";
import { useEffect } from "react";
import { useListener } from "../../use-listener.ts";
import { whenFetched } from "../../when-fetched.ts";

const BOX = `input${selectorOf("suggestions")}`;

/** Fetches what suggests searches below a search box once that has the focus; without it the box sends its form. */
export function SearchSuggestions() {
  useListener("focusin", onFocus);
  // The box may have it before this script arrives.
  useEffect(() => startAt(document.activeElement), []);
  return null;
}

const onFocus = ({ target }: FocusEvent): void => startAt(target);

function startAt(element: EventTarget | null): void {
  if (element instanceof HTMLInputElement && element.matches(BOX))
    whenFetched(import("./suggest-for.ts"), ({ suggestFor }) => suggestFor(element));
}
