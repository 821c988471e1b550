/** An open bracket of a JSON text and where in it one reads. */
interface Open {
  /** The key or index that was read last. */
  at: string | number;
  /** For an object: its keys so far. Null for a list. */
  readonly keys: Set<string> | null;
  /** In a list: the next value is a new entry. */
  next: boolean;
}

/** A text, with the colon behind it where it is a key; brackets, commas and line breaks; any other value. */
const TOKENS = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\],\n]|[^\s{}[\],:"]+/g;

/** Every key and list entry of a JSON text in its order, with its line. `open` changes as one reads on. */
function* entriesOf(
  json: string,
): Generator<{ readonly open: readonly Open[]; line: number; again: boolean }> {
  const open: Open[] = [];
  let line = 1;
  for (const [token, text, colon] of json.matchAll(TOKENS)) {
    const around = open.at(-1);
    if (token === "\n") line += 1;
    else if (token === "}" || token === "]") open.pop();
    else if (token === ",") {
      if (around?.keys === null) around.next = true;
    } else {
      if (around?.next && typeof around.at === "number") {
        around.at += 1;
        around.next = false;
        yield { open, line, again: false };
      }
      if (token === "{") open.push({ at: "", keys: new Set(), next: false });
      else if (token === "[") open.push({ at: -1, keys: null, next: true });
      else if (around?.keys && colon !== undefined && text !== undefined) {
        around.at = text.includes("\\") ? String(JSON.parse(text)) : text.slice(1, -1);
        yield { open, line, again: around.keys.has(around.at) };
        around.keys.add(around.at);
        line += colon.split("\n").length - 1;
      }
    }
  }
}

/** A key that stands twice in an object of a JSON text. */
export interface DuplicateKey {
  readonly key: string;
  /** The line on which it stands again, counted from 1. */
  readonly line: number;
}

/**
 * Finds the first key that an object of a JSON text has already. `JSON.parse` lets the last one win in silence, so that
 * a setting written above it has no effect. The text must be JSON.
 *
 * @example
 * findDuplicateKey('{"a": 1,\n"a": 2}') // { key: "a", line: 2 }
 */
export function findDuplicateKey(json: string): DuplicateKey | null {
  for (const { open, line, again } of entriesOf(json))
    if (again) return { key: String(open.at(-1)?.at), line };
  return null;
}

/** Problems name a place as `[2].name` in content and as `menu.0.label` in settings. */
const steps = (path: string): string => path.replaceAll(/\[(\d+)\]/g, ".$1").replace(/^\./, "");

/**
 * The line on which a path of a JSON text stands, counted from 1; for what is not there the line of what it should stand
 * in. The text must be JSON.
 *
 * @example
 * linesOf('[{\n"name": 7}]')("[0].name") // 2
 */
export function linesOf(json: string): (path: string) => number {
  const lines = new Map<string, number>();
  for (const { open, line } of entriesOf(json)) {
    const place = open.map(({ at }) => at).join(".");
    if (!lines.has(place)) lines.set(place, line);
  }
  return (path) => {
    for (let place = steps(path); place !== ""; place = place.slice(0, Math.max(0, place.lastIndexOf(".")))) {
      const line = lines.get(place);
      if (line !== undefined) return line;
    }
    return 1;
  };
}
