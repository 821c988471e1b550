"use client";

import { useEffect } from "react";
import { whenFetched } from "../when-fetched.ts";

/** Says on the button of a search form how many cars there are for what is chosen in it. */
export function StockCount() {
  useEffect(() => {
    const count = (field: EventTarget | null): void => {
      const form = field instanceof Element ? field.closest<HTMLFormElement>("form[data-counts]") : null;
      if (form) whenFetched(import("./count-stock.ts"), (module) => module.countStock(form));
    };
    const onChange = ({ target }: Event): void => count(target);
    document.addEventListener("change", onChange);
    // What was chosen before this script arrived.
    count(document.querySelector("form[data-counts] option:checked:not([value=''])"));
    return () => document.removeEventListener("change", onChange);
  }, []);
  return null;
}
