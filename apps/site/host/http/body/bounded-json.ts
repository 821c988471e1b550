/** How deep and how full a JSON text may be. */
export interface JsonBounds {
  depth: number;
  /** Values and names of the whole text together. */
  values: number;
}

/** No script of ours sends half as much. */
const BOUNDS: JsonBounds = { depth: 20, values: 6_000 };

/** Reads JSON after one pass has shown that it is neither deep nor crowded; undefined for what is no such JSON. */
export function parseBoundedJson(text: string, bounds: JsonBounds = BOUNDS): unknown {
  if (!isWithin(text, bounds)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Counts brackets, commas and colons outside strings. */
function isWithin(text: string, { depth, values }: JsonBounds): boolean {
  let open = 0;
  let seen = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quoted) {
      if (character === "\\") at += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === "{" || character === "[") open += 1;
    else if (character === "}" || character === "]") open -= 1;
    else if (character === "," || character === ":") seen += 1;
    if (open > depth || seen > values) return false;
  }
  return true;
}
