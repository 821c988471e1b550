import { Readable } from "node:stream";
import { crc32, createInflateRaw } from "node:zlib";
import type { FeedFile } from "./feed-row.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end of a ZIP file has 22 bytes and a comment of at most 65,535. */
const LONGEST_END = 22 + 0xffff;
const MAX_FILES = 1_000;

const DAMAGED = "the ZIP file is damaged or was cut short";

/**
 * The files in a ZIP, in its own order; each is unpacked while it is read. Folders, and what macOS puts beside files,
 * are left out. A ZIP has its table of contents at its end, so that all of it must be there.
 *
 * @throws When it is cut short, damaged, encrypted or of a kind that feeds have never come in.
 */
export function readZip(zip: Buffer): FeedFile[] {
  const end = endOf(zip);
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  if (count === 0xffff || at === 0xffffffff) throw new Error("the ZIP file is of the kind for 4 GB and more");
  if (count > MAX_FILES) throw new Error(`the ZIP file holds ${count} files, more than ${MAX_FILES}`);
  const files: FeedFile[] = [];
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new Error(DAMAGED);
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, nameEnd);
    const isFile = !name.endsWith("/") && !/(^|\/)(__MACOSX\/|\.)/.test(name);
    if (isFile) files.push({ name, source: unpacked(zip, at, name) });
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

function endOf(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - LONGEST_END); at--) {
    if (zip.readUInt32LE(at) === END) return at;
  }
  throw new Error(DAMAGED);
}

async function* unpacked(zip: Buffer, entry: number, name: string): AsyncGenerator<Uint8Array> {
  const [flags, method] = [zip.readUInt16LE(entry + 8), zip.readUInt16LE(entry + 10)];
  if ((flags & 1) !== 0) throw new Error(`${name} in the ZIP file is encrypted`);
  if (method !== 0 && method !== 8)
    throw new Error(`${name} in the ZIP file is packed in a way (${method}) not read here`);
  const local = zip.readUInt32LE(entry + 42);
  if (local + 30 > zip.length || zip.readUInt32LE(local) !== LOCAL) throw new Error(DAMAGED);
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  const packed = zip.subarray(from, from + zip.readUInt32LE(entry + 20));
  const pieces =
    method === 0 ? [packed] : Readable.from([packed], { objectMode: false }).pipe(createInflateRaw());
  let sum = 0;
  try {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      sum = crc32(piece, sum);
      yield piece;
    }
  } catch (error) {
    throw new Error(DAMAGED, { cause: error });
  }
  if (sum !== zip.readUInt32LE(entry + 16)) throw new Error(DAMAGED);
}
