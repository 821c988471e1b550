import { FeedColumns, type FeedItem, feedRow, MAX_COLUMNS } from "./feed-row.ts";

/** Deepest nesting of a JSON row that becomes columns; no feed's car is deeper. */
const DEEPEST = 6;
/** Longest line read; a file that is one huge JSON array is not a file of JSON lines. */
const MAX_LINE = 4_000_000;
/** So many characters of a line that cannot be read are reported. */
const REPORTED_CHARACTERS = 500;

/**
 * Reads a feed of one JSON object a line. Inner objects and lists become
 * columns: `{"images":[{"url":"a"}]}` has the column `images[0].url`.
 */
export async function* readJsonLines(
  source: AsyncIterable<Uint8Array>,
  file: string | null = null,
): AsyncGenerator<FeedItem> {
  let line = 0;
  const unreadable = (problem: string, text: string): FeedItem => ({
    ok: false,
    file,
    line,
    problem,
    cells: [["", text.slice(0, REPORTED_CHARACTERS)]],
  });
  for await (const text of linesOf(source)) {
    line++;
    if (text.length > MAX_LINE) {
      yield unreadable("this line is too long; the file should hold one JSON object a line", text);
      continue;
    }
    const trimmed = text.trim();
    if (trimmed === "") continue;
    const value = parseJson(trimmed);
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      yield unreadable("this line is not a JSON object", trimmed);
      continue;
    }
    const names: string[] = [];
    const cells: string[] = [];
    flatten(value, "", 0, (name, cell) => {
      if (names.length > MAX_COLUMNS) return;
      names.push(name);
      cells.push(cell);
    });
    if (names.length > MAX_COLUMNS) {
      yield unreadable(`this line has more than ${MAX_COLUMNS} fields`, trimmed);
      continue;
    }
    yield { ok: true, row: feedRow(new FeedColumns(names, { fixed: false }), cells, line, file) };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function flatten(
  value: unknown,
  name: string,
  depth: number,
  add: (name: string, cell: string) => void,
): void {
  // A field that is there without a value is an empty cell, so that the file does not seem to lack it.
  if (value === null) return name === "" ? undefined : add(name, "");
  if (value === undefined) return;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    add(name, String(value));
    return;
  }
  if (typeof value !== "object") return;
  if (depth >= DEEPEST) return;
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) flatten(item, `${name}[${index}]`, depth + 1, add);
    return;
  }
  for (const [key, item] of Object.entries(value))
    flatten(item, name === "" ? key : `${name}.${key}`, depth + 1, add);
}

async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  for await (const piece of source) {
    const text = decoder.decode(piece, { stream: true });
    let from = 0;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", from)) {
      yield rest + text.slice(from, at);
      rest = "";
      from = at + 1;
    }
    // Of a line that is too long only enough is held to report it.
    if (rest.length <= MAX_LINE) rest += text.slice(from);
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
