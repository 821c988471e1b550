import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { ifThere } from "../snapshot/if-there.ts";
import { aligned, readStoredValue, storedValue } from "./stored-value.ts";

const PIECE = 1 << 26;
const MARK = 0x46434958;
/** Length of the JSON, checksum of everything before and of that length, and the mark of a file that was written to its end. */
const TAIL = 12;

/** Writes a value with its typed arrays under a key: aside, then in place. Nothing of it is done in one long step. */
export async function writeValueFile(file: string, key: string, value: object): Promise<void> {
  const { json, arrays } = storedValue({ key, value });
  const aside = `${file}.${process.pid}.tmp`;
  const handle = await open(aside, "w");
  try {
    let crc = 0;
    const write = async (bytes: Uint8Array) => {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const piece = bytes.subarray(at, at + PIECE);
        crc = crc32(piece, crc);
        await handle.writeFile(piece);
      }
    };
    for (const { buffer, byteOffset, byteLength } of arrays) {
      await write(new Uint8Array(buffer, byteOffset, byteLength));
      await write(new Uint8Array(aligned(byteLength) - byteLength));
    }
    const text = Buffer.from(json);
    await write(text);
    const tail = Buffer.alloc(TAIL);
    tail.writeUInt32LE(text.length, 0);
    tail.writeUInt32LE(crc32(tail.subarray(0, 4), crc), 4);
    tail.writeUInt32LE(MARK, 8);
    await handle.writeFile(tail);
    await handle.close();
    await rename(aside, file);
  } finally {
    await handle.close().catch(() => undefined);
    await rm(aside, { force: true });
  }
}

/** The value that was written, when its key is one of these; null where there is none, or one that is not whole. */
export async function readValueFile(
  file: string,
  keys: readonly string[],
): Promise<{ key: string; value: unknown } | null> {
  const handle = await ifThere(open(file, "r"));
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    if (size < TAIL) return null;
    const tail = Buffer.alloc(TAIL);
    await handle.read(tail, 0, TAIL, size - TAIL);
    const jsonAt = size - TAIL - tail.readUInt32LE(0);
    if (tail.readUInt32LE(8) !== MARK || jsonAt < 0) return null;
    const bytes = new ArrayBuffer(size - TAIL);
    if (crc32(tail.subarray(0, 4), await readInto(handle, bytes)) !== tail.readUInt32LE(4)) return null;
    const json = Buffer.from(bytes, jsonAt).toString("utf8");
    const stored = readStoredValue(json, bytes) as { key: string; value: unknown };
    return keys.includes(stored.key) ? stored : null;
  } finally {
    await handle.close();
  }
}

/** Reads from the beginning until the memory is full; returns the checksum of what was read. */
async function readInto(handle: FileHandle, bytes: ArrayBuffer): Promise<number> {
  let crc = 0;
  for (let at = 0; at < bytes.byteLength; ) {
    const piece = new Uint8Array(bytes, at, Math.min(PIECE, bytes.byteLength - at));
    const { bytesRead } = await handle.read(piece, 0, piece.length, at);
    if (bytesRead === 0) break;
    crc = crc32(piece.subarray(0, bytesRead), crc);
    at += bytesRead;
  }
  return crc;
}
