import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { FeedFile, FeedSource } from "./feed-row.ts";
import type { FeedRemarks } from "./feed-remarks.ts";
import { peek } from "./peek.ts";
import { readZip } from "./read-zip.ts";

/** Bytes of a ZIP that is taken: all of it has to be held. */
const MAX_ZIP = 200_000_000;
/** Bytes read of one feed, unpacked. A small packed file can be endless. */
const MAX_BYTES = 8_000_000_000;
/** A packed file in a packed file happens; a third one is an attack. */
const DEEPEST = 2;
const FEEDS = /\.(csv|tsv|tab|txt|dat|json|jsonl|ndjson|gz)$/i;

/** A file as its bytes are, unpacked; `name` is null when it is the feed's only one. */
export interface PlainFile {
  readonly name: string | null;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** The files of a feed, one after the other, unpacked when they are gzip or ZIP, whatever their names say. */
export async function* unpackFeed(
  source: FeedSource | readonly FeedFile[],
  remarks: FeedRemarks,
): AsyncGenerator<PlainFile> {
  const left = { bytes: MAX_BYTES };
  if (!areFiles(source)) {
    yield* unpack({ name: null, bytes: bytesOf(source) }, remarks, left, 0);
    return;
  }
  for (const { name, source: own } of source) {
    yield* unpack({ name: source.length === 1 ? null : name, bytes: bytesOf(own) }, remarks, left, 0);
  }
}

const areFiles = (source: FeedSource | readonly FeedFile[]): source is readonly FeedFile[] =>
  Array.isArray(source) && source.every((each) => typeof each === "object" && "source" in each);

async function* unpack(
  { name, bytes }: PlainFile,
  remarks: FeedRemarks,
  left: { bytes: number },
  depth: number,
): AsyncGenerator<PlainFile> {
  const { head, source } = await peek(bounded(bytes, left), 4);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const isZip = head.toString("latin1", 0, 4) === "PK\u0003\u0004";
  if (!isGzip && !isZip) {
    yield { name, bytes: source };
    return;
  }
  if (depth >= DEEPEST) throw new Error("files are packed in files that are packed in files");
  if (isGzip) {
    yield* unpack({ name, bytes: gunzipped(source) }, remarks, left, depth + 1);
    return;
  }
  const files = readZip(await held(source));
  if (files.some((file) => file.name === "[Content_Types].xml")) {
    throw new Error("this is an Excel workbook; save its sheet as 'CSV UTF-8' and import that file");
  }
  const feeds = files.filter((file) => FEEDS.test(file.name));
  for (const other of files) if (!feeds.includes(other)) remarks.add(leftOut, other.name);
  if (feeds.length === 0) throw new Error("the ZIP file holds no .csv, .tsv, .txt or .json file");
  for (const file of feeds) {
    const own = feeds.length === 1 ? name : name === null ? file.name : `${name}/${file.name}`;
    yield* unpack({ name: own, bytes: bytesOf(file.source) }, remarks, left, depth + 1);
  }
}

const leftOut = (count: number, first: string): string =>
  `${count} ${count === 1 ? "file" : "files"} in the ZIP file ${count === 1 ? "is" : "are"} no feed and left out (first: ${first}).`;

async function* gunzipped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  // The callback has nothing to do: an error destroys the last stream, and the loop below throws it.
  const plain = pipeline(Readable.from(source, { objectMode: false }), createGunzip(), () => undefined);
  try {
    yield* plain as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!isZlibError(error)) throw error;
    throw new Error("the gzip file is damaged or was cut short", { cause: error });
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");

async function held(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source) {
    length += piece.length;
    if (length > MAX_ZIP) throw new Error(`the ZIP file has more than ${MAX_ZIP} bytes; unpack it first`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function* bounded(
  source: AsyncIterable<Uint8Array>,
  left: { bytes: number },
): AsyncGenerator<Uint8Array> {
  for await (const piece of source) {
    left.bytes -= piece.length;
    if (left.bytes < 0) throw new Error(`the feed has more than ${MAX_BYTES} bytes`);
    yield piece;
  }
}

/** A source as bytes; text becomes UTF-8. */
export async function* bytesOf(source: FeedSource): AsyncGenerator<Uint8Array> {
  for await (const piece of source) yield typeof piece === "string" ? Buffer.from(piece, "utf8") : piece;
}
