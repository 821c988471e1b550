import { selectorOf } from "./behaviours.ts";

/**
 * What a page holds that is pressed before its scripts have come: elements that only a script can serve as the shopper
 * means it, by what serves them. Clicks and submits, since a form may be sent by a key.
 */
export const EARLY_CLICKS = {
  heart: `button${selectorOf("heart")}`,
  car: (["view", "shows", "turns", "does", "share"] as const).map((name) => selectorOf(name)).join(),
} as const;
export const EARLY_SUBMITS = {
  consent: `form${selectorOf("consent")}`,
  form: `form${selectorOf("form")}`,
} as const;

/** The event by which a script says that it serves its presses now. */
export const SERVES_PRESSES = "fc-serves-presses";

/** Takes over presses of one kind: those that were held come again, in their order, and later ones are not held. */
export const servePresses = (kind: keyof typeof EARLY_CLICKS | keyof typeof EARLY_SUBMITS): boolean =>
  document.dispatchEvent(new CustomEvent(SERVES_PRESSES, { detail: kind }));
