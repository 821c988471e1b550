/** Reads one field of a value; undefined where it has none. */
export type FieldReader = (value: unknown) => unknown;

/**
 * Reads a field of documents; dots lead into objects. What objects inherit ("constructor") are no fields.
 *
 * @example
 * fieldReader("location.name")({ location: { name: "Perth" } }); // "Perth"
 */
export function fieldReader(field: string): FieldReader {
  const steps = field.split(".");
  return (document) => {
    let value = document;
    for (const step of steps) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
      value = (value as { readonly [field: string]: unknown })[step];
    }
    return value;
  };
}
