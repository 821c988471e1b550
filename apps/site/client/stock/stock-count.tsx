"use client";

import { useEffect } from "react";
import { useListener } from "../use-listener.ts";
import { selectorOf } from "@forecourt/ui/behaviours";
import { suggestAtFocus } from "./suggest/suggest-at-focus.ts";
import { whenFetched } from "../when-fetched.ts";

const FORM = `form${selectorOf("counts")}`;

/** Says on the button of a search form how many cars there are for what is chosen in it, and suggests searches below its box. */
export function StockCount() {
  useListener("change", onChange);
  useListener("focusin", onFocus);
  // What was chosen before this script arrived, or is put back by the browser.
  useEffect(() => {
    count(document.querySelector(`${FORM} option:checked:not([value=''])`));
    suggestAtFocus(document.activeElement);
  }, []);
  return null;
}

const onFocus = ({ target }: Event): void => suggestAtFocus(target);
const onChange = ({ target }: Event): void => count(target);

function count(field: EventTarget | null): void {
  // A field may belong to a form that it stands beside.
  const form =
    field instanceof HTMLInputElement ? field.form : field instanceof Element ? field.closest("form") : null;
  if (form?.matches(FORM)) whenFetched(import("./count-stock.ts"), (module) => module.countStock(form));
}
