import type { SiteArguments } from "./message-types.ts";
import { messageArguments } from "./format-message.ts";

/** Arguments that every message may use. */
const SITE_ARGUMENTS = [
  "site",
  "vehicle",
  "vehicles",
  "Vehicle",
  "Vehicles",
  "used",
  "Used",
  "visit",
] as const satisfies readonly (keyof SiteArguments)[];

const isSiteArgument = (name: string): boolean => SITE_ARGUMENTS.some((known) => known === name);

/**
 * The arguments a message is given where it is shown, in the order they stand in it.
 *
 * @example
 * givenArguments("{site}: {step, number} of {steps, number}") // ["step", "steps"]
 */
export const givenArguments = (text: string): string[] =>
  [...messageArguments(text).keys()].filter((name) => !isSiteArgument(name));

/**
 * What is wrong with a dealer's or translator's message that stands for one of the product's; null when nothing is.
 *
 * @example
 * messageProblem("{number} in stock", "{count, plural, one {# car} other {# cars}}")
 * // "does not know {number}; it may use {count}, {site}, …"
 */
export function messageProblem(text: string, base: string): string | null {
  const known = messageArguments(base);
  const found = argumentsOrProblem(text);
  if (typeof found === "string") return `is no message that can be read: ${found}`;
  for (const [name, kind] of found) {
    const wanted = isSiteArgument(name) ? "text" : known.get(name);
    if (wanted === undefined) {
      const names = [...givenArguments(base), ...SITE_ARGUMENTS].map((each) => `{${each}}`);
      return `does not know {${name}}; it may use ${names.join(", ")}, and no other {name}`;
    }
    if (kind === "other" || (kind === "number" && wanted === "text"))
      return `uses {${name}} as a number or a date, which it is not; write {${name}} alone`;
  }
  return null;
}

function argumentsOrProblem(text: string): ReturnType<typeof messageArguments> | string {
  try {
    return messageArguments(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
