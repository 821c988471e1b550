/** Reads one field of documents; undefined where a document has none. Dots lead into objects ("location.name"). */
export type FieldReader = (document: { readonly [field: string]: unknown }) => unknown;

/**
 * Names of objects' own prototypes ("constructor") are no fields.
 *
 * @example
 * fieldReader("location.name")({ location: { name: "Perth" } }); // "Perth"
 */
export function fieldReader(field: string): FieldReader {
  const [head = field, ...inner] = field.split(".");
  if (inner.length === 0) return (document) => (Object.hasOwn(document, head) ? document[head] : undefined);
  return (document) => {
    let value: unknown = Object.hasOwn(document, head) ? document[head] : undefined;
    for (const step of inner) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
      value = (value as { readonly [field: string]: unknown })[step];
    }
    return value;
  };
}
