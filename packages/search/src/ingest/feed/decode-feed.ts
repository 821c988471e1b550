import { isUtf8 } from "node:buffer";
import { peek } from "./peek.ts";

/** How the text of a feed may be coded. `latin1` is what browsers take it for: Windows-1252. */
export const FEED_ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "latin1"] as const;

export type FeedEncoding = (typeof FEED_ENCODINGS)[number];

/** A line longer than this is decoded in parts; no feed has such lines, but a file without any may be sent. */
const LONGEST_LINE = 1 << 20;
const HEAD = 1_024;

/** Byte order marks: what stands before the text says how it is coded, whatever anyone else says. */
const MARKS: readonly (readonly [FeedEncoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/**
 * Gives the text of a feed as UTF-8, without its mark. The mark at its start says how it is coded, else the mapping
 * does; else it is UTF-16 when every other byte is zero, and otherwise UTF-8. A line that is not UTF-8 is read as
 * Windows-1252, which older systems write, and `onForeignLine` hears of it: a file may hold lines of both.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Uint8Array>,
  named: FeedEncoding | undefined,
  onForeignLine: (line: number) => void,
): AsyncGenerator<Uint8Array> {
  const { head, source } = await peek(bytes, HEAD);
  const mark = MARKS.find(([, start]) => start.every((byte, at) => head[at] === byte));
  const encoding = mark?.[0] ?? named ?? zeroesOf(head) ?? "utf-8";
  if (encoding === "utf-8") yield* utf8(source, mark ? mark[1].length : 0, onForeignLine);
  else yield* decoded(source, encoding);
}

/** UTF-16 by its zero bytes: one of the two bytes of nearly every character of a feed is zero. */
function zeroesOf(head: Buffer): FeedEncoding | null {
  const zeroes = [0, 0];
  for (const [at, byte] of head.entries()) if (byte === 0) zeroes[at % 2] = (zeroes[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeroes;
  const many = head.length / 4;
  if (odd > many && even < odd / 10) return "utf-16le";
  return even > many && odd < even / 10 ? "utf-16be" : null;
}

/** Whether a file begins like text in a coding that is read here: pictures and archives have zeroes at once. */
export const isText = (head: Buffer): boolean => !head.subarray(0, 16).includes(0) || zeroesOf(head) !== null;

async function* decoded(
  source: AsyncIterable<Uint8Array>,
  encoding: FeedEncoding,
): AsyncGenerator<Uint8Array> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of source) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== "") yield Buffer.from(text, "utf8");
  }
  const rest = decoder.decode();
  if (rest !== "") yield Buffer.from(rest, "utf8");
}

async function* utf8(
  source: AsyncIterable<Uint8Array>,
  skip: number,
  onForeignLine: (line: number) => void,
): AsyncGenerator<Uint8Array> {
  let line = 1;
  let rest: Buffer = Buffer.alloc(0);
  let toSkip = skip;
  const windows1252 = new TextDecoder("windows-1252");
  const lines = function* (whole: Buffer): Generator<Uint8Array> {
    const valid = isUtf8(whole);
    if (valid) yield whole;
    let from = 0;
    for (let at = whole.indexOf(0x0a); at !== -1; at = whole.indexOf(0x0a, from)) {
      if (!valid) yield oneLine(whole.subarray(from, at + 1));
      line++;
      from = at + 1;
    }
    if (!valid && from < whole.length) yield oneLine(whole.subarray(from));
  };
  const oneLine = (bytes: Buffer): Uint8Array => {
    if (isUtf8(bytes)) return bytes;
    onForeignLine(line);
    // As a stream: in one piece, some versions of Node read 80 to 9F as control characters.
    return Buffer.from(windows1252.decode(bytes, { stream: true }), "utf8");
  };
  for await (const piece of source) {
    const all: Buffer = rest.length === 0 ? Buffer.from(piece) : Buffer.concat([rest, piece]);
    const whole = all.subarray(Math.min(toSkip, all.length));
    toSkip -= all.length - whole.length;
    const end = wholeLines(whole);
    rest = whole.subarray(end);
    if (end > 0) yield* lines(whole.subarray(0, end));
  }
  if (rest.length > 0) yield* lines(rest);
}

/** How many bytes are whole lines. Of a line without an end, all up to its last plain letter, where no character is cut. */
function wholeLines(bytes: Buffer): number {
  const end = Math.max(bytes.lastIndexOf(0x0a), bytes.lastIndexOf(0x0d)) + 1;
  if (end > 0 || bytes.length <= LONGEST_LINE) return end;
  let plain = bytes.length;
  while (plain > 0 && (bytes[plain - 1] ?? 0) >= 0x80) plain--;
  return plain === 0 ? bytes.length : plain;
}
