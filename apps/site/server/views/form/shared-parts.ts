/** What is shorter is sent as it is: naming where it stands would take as long. */
const MIN_LENGTH = 80;

/**
 * Makes plain data share its parts with equal ones of what was given before: each is one object, which the framework
 * sends to the browser once, however often it stands in a page. The first value is given back as it is, and is looked
 * into only once there is a second one.
 *
 * @example
 * const share = sharedParts();
 * share({ words }).words === share({ words: { ...words } }).words // true
 */
export function sharedParts(): <Value>(value: Value) => Value {
  const known = new Map<string, unknown>();
  let first: unknown;
  const remember = (value: unknown): void => {
    if (!hasParts(value)) return;
    const key = JSON.stringify(value);
    if (key.length < MIN_LENGTH) return;
    known.set(key, value);
    for (const part of Object.values(value)) remember(part);
  };
  const one = (value: unknown): unknown => {
    if (!hasParts(value)) return value;
    const key = JSON.stringify(value);
    if (key.length < MIN_LENGTH) return value;
    if (known.has(key)) return known.get(key);
    const parts = Array.isArray(value)
      ? value.map(one)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, one(part)]));
    known.set(key, parts);
    return parts;
  };
  return <Value>(value: Value): Value => {
    if (first === undefined) {
      first = value;
      return value;
    }
    if (known.size === 0) remember(first);
    return one(value) as Value;
  };
}

const hasParts = (value: unknown): value is object => typeof value === "object" && value !== null;
