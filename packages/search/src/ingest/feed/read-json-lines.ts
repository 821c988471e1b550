import { FeedColumns, type FeedItem, type FeedSource, feedRow } from "./feed-row.ts";

/** Deepest nesting of a JSON row that becomes columns; no feed's car is deeper. */
const DEEPEST = 6;
/** Longest line read; a file that is one huge JSON array is not a file of JSON lines. */
const MAX_LINE = 4_000_000;

/**
 * Reads a feed of one JSON object a line. Inner objects and lists become
 * columns: `{"images":[{"url":"a"}]}` has the column `images[0].url`.
 */
export async function* readJsonLines(source: FeedSource): AsyncGenerator<FeedItem> {
  let line = 0;
  for await (const text of linesOf(source)) {
    line++;
    if (text.length > MAX_LINE) {
      yield {
        ok: false,
        line,
        problem: "this line is too long; the file should hold one JSON object a line",
      };
      continue;
    }
    const trimmed = text.trim();
    if (trimmed === "") continue;
    const value = parseJson(trimmed);
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      yield { ok: false, line, problem: "this line is not a JSON object" };
      continue;
    }
    const names: string[] = [];
    const cells: string[] = [];
    flatten(value, "", 0, (name, cell) => {
      names.push(name);
      cells.push(cell);
    });
    yield { ok: true, row: feedRow(new FeedColumns(names), cells, line) };
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

async function* linesOf(source: FeedSource): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  let rest = "";
  for await (const piece of source) {
    rest += typeof piece === "string" ? piece : decoder.decode(piece, { stream: true });
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    // Keep only enough of a monstrous line to say that it is one.
    if (rest.length > MAX_LINE + 1) rest = rest.slice(0, MAX_LINE + 1);
  }
  rest += decoder.decode();
  if (rest !== "") yield rest;
}
