import type { WatchlistEntry } from "@forecourt/forms-machine";

/** What a cookie has room for of a watchlist's entry: no names and no picture. */
export type FavouriteMark =
  | { readonly kind: "kept"; readonly id: string; readonly price: number | null; readonly at: number }
  | { readonly kind: "removed"; readonly id: string; readonly at: number };

/** Browsers keep 4,096 bytes a cookie, name and flags included. */
const MAX_BYTES = 3_600;
const MAX_ID_LENGTH = 100;
/** Removed cars are remembered for a script that has a list of its own; saved ones need the room more. */
const MAX_REMOVED = 20;

/** Between marks and within one: characters that a cookie takes as they are. */
const ESCAPED = { "%": "%25", "!": "%21", "~": "%7E" } as const;
const escapeId = (id: string): string =>
  id.replaceAll(/[%!~]/g, (mark) => ESCAPED[mark as keyof typeof ESCAPED]);
const unescapeId = (text: string): string =>
  text.replaceAll(/%(?:25|21|7E)/g, (code) => decodeURIComponent(code));

const printMark = (mark: FavouriteMark): string => {
  const value = mark.kind === "removed" ? "-" : (mark.price ?? "");
  return `${escapeId(mark.id)}~${value}~${mark.at.toString(36)}`;
};

/** What of an entry a cookie keeps. */
export const markOf = (entry: WatchlistEntry): FavouriteMark =>
  entry.kind === "removed" ? entry : { kind: "kept", id: entry.id, price: entry.price, at: entry.at };

/** The marks as a cookie stores them, the oldest first; the oldest go where there is no more room. */
export function printMarks(marks: readonly FavouriteMark[]): string {
  const texts: string[] = [];
  let [bytes, removed] = [0, 0];
  for (const mark of marks.toReversed()) {
    if (!mark.id.isWellFormed() || mark.id.length > MAX_ID_LENGTH) continue;
    if (mark.kind === "removed") removed += 1;
    if (mark.kind === "removed" && removed > MAX_REMOVED) continue;
    const text = printMark(mark);
    bytes += encodeURIComponent(text).length + 1;
    if (bytes > MAX_BYTES) break;
    texts.unshift(text);
  }
  return texts.join("!");
}

/**
 * Reads marks back, trusting nothing: what is no mark is dropped, and of two with one id the last counts. Marks of
 * before they had times are older than all others.
 *
 * @example
 * parseMarks("7~18990!8~-~rs") // [{ kind: "kept", id: "7", price: 18990, at: 0 }, { kind: "removed", id: "8", at: 1000 }]
 */
export function parseMarks(cookie: string | null): readonly FavouriteMark[] {
  const marks = new Map<string, FavouriteMark>();
  for (const text of (cookie ?? "").slice(0, MAX_BYTES).split("!")) {
    const [escaped = "", value = "", time = ""] = text.split("~");
    const id = unescapeId(escaped);
    if (id === "" || id.length > MAX_ID_LENGTH) continue;
    const at = /^[\da-z]{1,9}$/.test(time) ? Number.parseInt(time, 36) : 0;
    const price = /^\d{1,12}(?:\.\d{1,2})?$/.test(value) ? Number(value) : null;
    marks.delete(id);
    marks.set(id, value === "-" ? { kind: "removed", id, at } : { kind: "kept", id, price, at });
  }
  return [...marks.values()];
}
