/** A key that stands twice in one object of a JSON text. */
export interface DuplicateKey {
  readonly key: string;
  /** The line on which it stands again, counted from 1. */
  readonly line: number;
}

/** What the search looks at: a text, with the colon behind it where it is a key; a bracket; a line break. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\]\n]/g;

/**
 * Finds the first key that an object of a JSON text has already. `JSON.parse` lets the last one win in silence, so that
 * a setting written above it has no effect. The text must be JSON.
 *
 * @example
 * findDuplicateKey('{"a": 1,\n"a": 2}') // { key: "a", line: 2 }
 */
export function findDuplicateKey(json: string): DuplicateKey | null {
  /** The keys of each open object, the innermost last; null for a list. */
  const open: (Set<string> | null)[] = [];
  let line = 1;
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    if (token === "\n") line += 1;
    else if (token === "{") open.push(new Set());
    else if (token === "[") open.push(null);
    else if (text === undefined) open.pop();
    else if (colon !== undefined) {
      const key: string = text.includes("\\") ? String(JSON.parse(text)) : text.slice(1, -1);
      const keys = open.at(-1);
      if (keys?.has(key)) return { key, line };
      keys?.add(key);
      line += colon.split("\n").length - 1;
    }
  }
  return null;
}
