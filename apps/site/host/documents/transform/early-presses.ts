import { type EarlyKind, selectorOf } from "@forecourt/ui/behaviours";
import { EARLY_CLICKS } from "@forecourt/ui/early-presses";
import type { EarlyPresses } from "./hold-presses.ts";

/**
 * Every control of a page that a script answers, by the kind that this script says it serves. An element belongs to the first
 * kind that it fits. Clicks and submits are held, since only the script does what the shopper means; of the rest the browser has
 * done its part: lists and loans answer a change, what is typed needs no answer, and a visit counts the links that
 * are followed while the page stays.
 */
export const EARLY_PRESSES = {
  click: {
    ...EARLY_CLICKS,
    dialog: `a${selectorOf("opens")}`,
    widget: `a${selectorOf("widget")}`,
    slide: `a${selectorOf("slide")}`,
    suggest: `button${selectorOf("suggests")}`,
    distances: `button${selectorOf("howFar")}`,
    form: `form${selectorOf("form")} button[type=button]`,
  },
  // A key may send a form.
  submit: {
    consent: `form${selectorOf("consent")}`,
    form: `form${selectorOf("form")}`,
    phone: `form${selectorOf("reveals")}`,
    loan: `form${selectorOf("loan")}`,
    list: `${selectorOf("list")} form:not([method=post])`,
  },
  change: { loan: `form${selectorOf("loan")}`, list: selectorOf("list") },
  typed: {
    form: `form${selectorOf("form")}`,
    places: `form${selectorOf("placeSearch")}`,
    frame: `details${selectorOf("frame")}`,
  },
  stays: { visit: "a[href^='tel:'],a[href^='mailto:'],a[target]" },
} as const satisfies EarlyPresses & Record<string, Partial<Record<EarlyKind, string>>>;
