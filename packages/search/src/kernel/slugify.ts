import { foldText } from "./fold-text.ts";

/**
 * A name as it stands in an address: folded, and everything but letters a to z and digits becomes one hyphen.
 * Empty when nothing of the name can stand there. `max` cuts, never leaving a hyphen at the end.
 *
 * @example
 * slugify("Škoda Octavia RS (2.0)"); // "skoda-octavia-rs-2-0"
 * slugify("Ready to sell", 6); // "ready"
 */
export const slugify = (name: string, max: number = Number.POSITIVE_INFINITY): string =>
  foldText(name)
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, max)
    .replace(/-$/, "");
