import { selectorOf } from "./behaviours.ts";

/**
 * What a page holds that is pressed before its scripts have come: elements that only a script can serve as the shopper
 * means it, by what serves them. Clicks and submits, since a form may be sent by a key.
 */
export const EARLY_CLICKS = {
  heart: `button${selectorOf("heart")}`,
  car: (["view", "shows", "turns", "does", "share"] as const).map((name) => selectorOf(name)).join(),
} as const;
/** The forms that are sent by a script, as selectors. */
export const EARLY_SUBMITS = {
  consent: `form${selectorOf("consent")}`,
  form: `form${selectorOf("form")}`,
} as const;
