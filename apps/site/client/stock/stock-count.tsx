"use client";

import { useEffect } from "react";
import { whenFetched } from "../when-fetched.ts";

/** Says on the button of a search form how many cars there are, each time a choice of it is changed. */
export function StockCount() {
  useEffect(() => {
    const onChange = ({ target }: Event): void => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>("form[data-counts]") : null;
      if (form) whenFetched(import("./count-stock.ts"), (module) => module.countStock(form));
    };
    document.addEventListener("change", onChange);
    return () => document.removeEventListener("change", onChange);
  }, []);
  return null;
}
