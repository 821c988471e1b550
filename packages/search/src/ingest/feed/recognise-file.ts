import { isText } from "./decode-feed.ts";

/** What stands between two cells, in the order in which a tie is settled. */
export const DELIMITERS = [",", ";", "\t", "|"] as const;

export type Delimiter = (typeof DELIMITERS)[number];

const NAMES: Readonly<Record<Delimiter, string>> = {
  ",": "commas",
  ";": "semicolons",
  "\t": "tabs",
  "|": "bars",
};

/** A delimiter in words: "semicolons". */
export const delimiterName = (delimiter: Delimiter): string => NAMES[delimiter];

/** Why a file with these first bytes is no feed, or null. Packed files are unpacked before. */
export function wrongKind(head: Buffer): string | null {
  const text = head
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart();
  const start = text.slice(0, 40).toLowerCase();
  if (head.toString("hex", 0, 4) === "d0cf11e0") {
    return "this is an Excel workbook of the old kind; save its sheet as 'CSV UTF-8' and import that file";
  }
  if (start.startsWith("%pdf-")) return "this is a PDF, which holds no rows";
  if (start.startsWith("<!doctype html") || start.startsWith("<html")) {
    return "this is a web page, as servers send instead of a file that has moved or needs a password";
  }
  if (start.startsWith("<")) return "this is XML; a feed is a CSV file or has one JSON object a line";
  if (isText(head)) return null;
  return `this is no text: it begins with the bytes ${head.toString("hex", 0, 4).replace(/..(?=.)/g, "$& ")}`;
}

/** The first line that says something, with the line breaks of quoted names in it. */
export function headerLine(start: string): string {
  const text = start.replace(/^\s*\n/, "");
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') quoted = !quoted;
    else if (!quoted && (text[at] === "\n" || text[at] === "\r")) return text.slice(0, at);
  }
  return text;
}

/** How many cells a header has with a delimiter, whatever stands in quotes. */
export function cellsOf(header: string, delimiter: Delimiter): number {
  let cells = 1;
  let quoted = false;
  for (const letter of header) {
    if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === delimiter) cells++;
  }
  return cells;
}

/**
 * The delimiter that cuts a header into the most cells.
 *
 * @example
 * sniffDelimiter("marque;prix"); // ";"
 */
export const sniffDelimiter = (header: string): Delimiter =>
  DELIMITERS.reduce((best, each) => (cellsOf(header, each) > cellsOf(header, best) ? each : best));
