/** What is shorter is sent as it is: naming where it stands would take as long. */
const MIN_LENGTH = 80;

/**
 * Makes plain data share its equal parts, with itself and with all that was given before: each is one object, which the
 * framework sends to the browser once, however often it stands in a page.
 *
 * @example
 * const share = sharedParts();
 * share({ words }).words === share({ words: { ...words } }).words // true
 */
export function sharedParts(): <Value>(value: Value) => Value {
  const known = new Map<string, unknown>();
  const one = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    const key = JSON.stringify(value);
    if (known.has(key)) return known.get(key);
    const parts = Array.isArray(value)
      ? value.map(one)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, one(part)]));
    if (key.length >= MIN_LENGTH) known.set(key, parts);
    return parts;
  };
  return <Value>(value: Value) => one(value) as Value;
}
