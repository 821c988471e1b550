import { ownValue } from "./own-value.ts";
import type { CleanValues } from "./validate-form.ts";

/** A checked text answer, or null when it was not given. */
export const textAt = (values: CleanValues, name: string): string | null => {
  const value = ownValue(values, name);
  return typeof value === "string" ? value : null;
};

/** Whether a box was ticked, or null when the form has no such box. */
export const tickAt = (values: CleanValues, name: string): boolean | null => {
  const value = ownValue(values, name);
  return typeof value === "boolean" ? value : null;
};
