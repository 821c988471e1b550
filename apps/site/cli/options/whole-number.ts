import { InvalidArgumentError } from "commander";

/** An option's value that must be a whole number above 0. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError("A whole number above 0 was expected.");
  return number;
}
