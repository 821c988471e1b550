/** One answer by name; a name every object inherits, such as `constructor`, is no answer. */
export const ownValue = <Value>(
  values: { readonly [name: string]: Value },
  name: string,
): Value | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);
