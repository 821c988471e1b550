/** A car a shopper keeps, and what it cost then; null where it had no price. */
export interface FavouriteMark {
  readonly id: string;
  readonly price: number | null;
}

/** Browsers keep 4,096 bytes a cookie, name and flags included. */
const MAX_BYTES = 3_600;
const MAX_ID_LENGTH = 100;

/** Between marks and within one: characters that a cookie takes as they are. */
const ESCAPED = { "%": "%25", "!": "%21", "~": "%7E" } as const;
const escapeId = (id: string): string =>
  id.replaceAll(/[%!~]/g, (mark) => ESCAPED[mark as keyof typeof ESCAPED]);
const unescapeId = (text: string): string =>
  text.replaceAll(/%(?:25|21|7E)/g, (code) => decodeURIComponent(code));

const printMark = ({ id, price }: FavouriteMark): string =>
  `${escapeId(id)}${price === null ? "" : `~${price}`}`;

/** The marks as a cookie keeps them, newest last; the oldest go where there is no more room. */
export function printMarks(marks: readonly FavouriteMark[]): string {
  const kept: string[] = [];
  let bytes = 0;
  for (const mark of marks.toReversed()) {
    if (!mark.id.isWellFormed()) continue;
    const text = printMark(mark);
    bytes += encodeURIComponent(text).length + 1;
    if (bytes > MAX_BYTES) break;
    kept.unshift(text);
  }
  return kept.join("!");
}

/**
 * Reads marks back, trusting nothing: what is no mark is dropped, and of two with one id the last counts.
 *
 * @example
 * parseMarks("7~18990!8") // [{ id: "7", price: 18990 }, { id: "8", price: null }]
 */
export function parseMarks(cookie: string | null): readonly FavouriteMark[] {
  const marks = new Map<string, FavouriteMark>();
  for (const text of (cookie ?? "").slice(0, MAX_BYTES).split("!")) {
    const [escaped = "", price = ""] = text.split("~");
    const id = unescapeId(escaped);
    if (id === "" || id.length > MAX_ID_LENGTH) continue;
    marks.delete(id);
    marks.set(id, { id, price: /^\d{1,12}(?:\.\d{1,2})?$/.test(price) ? Number(price) : null });
  }
  return [...marks.values()];
}

/** What becomes of a car's mark: kept, taken out, or the other of the two. */
export type MarkChange = "keep" | "remove" | "toggle";

/** The marks after one change. A car kept again keeps the price it was first kept at. */
export function changeMark(
  marks: readonly FavouriteMark[],
  mark: FavouriteMark,
  change: MarkChange,
): readonly FavouriteMark[] {
  const known = marks.some(({ id }) => id === mark.id);
  if (known && change === "keep") return marks;
  const others = marks.filter(({ id }) => id !== mark.id);
  return change === "remove" || known ? others : [...others, mark];
}
