/** What a browser or a plain form post hands in; nothing about it is trusted. */
export type RawValues = { readonly [name: string]: unknown };

/** A checked answer: text is trimmed, a tick is a boolean, a group of ticks is a list. */
export type CleanValue = string | boolean | readonly string[];

/** Checked answers by field name. Questions left empty are absent; boxes and groups of boxes are always there. */
export type CleanValues = { readonly [name: string]: CleanValue };

/** One answer by name; a name every object inherits, such as `constructor`, is no answer. */
export const ownValue = <Value>(
  values: { readonly [name: string]: Value },
  name: string,
): Value | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);

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
