import type { Market } from "@forecourt/leads";
import { type RefObject, useEffect } from "react";
import { whenFetched } from "../../when-fetched.ts";

/** Masks a form's phone fields; the code that does is fetched when the shopper first enters one of them. */
export function usePhoneMask(element: RefObject<HTMLFormElement | null>, market: Market): void {
  useEffect(() => {
    const form = element.current;
    if (!form) return undefined;
    const masked = new Map<HTMLInputElement, (() => void) | null>();
    const onFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLInputElement) || target.type !== "tel" || masked.has(target)) return;
      masked.set(target, null);
      whenFetched(import("./phone-mask.ts"), ({ attachPhoneMask }) => {
        if (masked.has(target)) masked.set(target, attachPhoneMask(target, market));
      });
    };
    form.addEventListener("focusin", onFocus);
    return () => {
      form.removeEventListener("focusin", onFocus);
      for (const stop of masked.values()) stop?.();
      masked.clear();
    };
  }, [element, market]);
}
