import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { ifThere } from "./if-there.ts";
import { readChanges, type SnapshotChangesRead } from "./read-changes.ts";
import {
  changesOf,
  FOOTER_MARK,
  idOfLine,
  parseFooter,
  SNAPSHOT_HEADER,
  type SnapshotFooter,
} from "./snapshot-format.ts";

const PIECE = 1 << 20;
const MAX_FOOTER = 512;

/** A snapshot file that cannot be used, and what is wrong with it. */
export class BrokenSnapshot extends Error {
  override name = "BrokenSnapshot";
}

/** One line of a snapshot and where it stands in the file; of a car that changed later, nowhere. */
interface SnapshotLine {
  line: Buffer;
  at: number | null;
}

/** An open snapshot whose ends have been looked at. Close it. */
export interface OpenSnapshot {
  file: string;
  /** Of the file, without its cars' changes. */
  bytes: number;
  base: SnapshotFooter;
  changes: SnapshotChangesRead;
  /** With the changes. */
  footer: SnapshotFooter;
  /** Lines of all cars, in order, in batches. Throws {@link BrokenSnapshot} at the end when the checksum is wrong. */
  lines(): AsyncGenerator<SnapshotLine[]>;
  /** The bytes at a place {@link lines} named. */
  read(at: number, length: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Opens a snapshot and checks its header and footer; the rest is checked while it is read. Null when there is no file.
 *
 * @throws BrokenSnapshot for a file that is cut short, foreign or of another format.
 */
export async function openSnapshot(file: string): Promise<OpenSnapshot | null> {
  const handle = await ifThere(open(file, "r"));
  if (handle === null) return null;
  try {
    const { size } = await handle.stat();
    const header = await readAt(handle, 0, Math.min(SNAPSHOT_HEADER.length, size));
    if (header.toString("utf8") !== SNAPSHOT_HEADER) {
      const other = header.toString("utf8").startsWith('{"forecourt":"stock"');
      throw new BrokenSnapshot(
        other ? "it was written by another version of this package" : "it is no stock snapshot",
      );
    }
    const tailAt = Math.max(0, size - MAX_FOOTER);
    const tail = await readAt(handle, tailAt, size - tailAt);
    const mark = tail.lastIndexOf(`\n${FOOTER_MARK}`);
    const base = mark === -1 ? null : parseFooter(tail.toString("utf8", mark + 1).trimEnd());
    if (base === null || tail.at(-1) !== 0x0a)
      throw new BrokenSnapshot("it was cut short: its last line is missing");
    const bodyEnd = tailAt + mark + 1;
    const changes = await readChanges(changesOf(file), base);
    return {
      file,
      bytes: size,
      base,
      changes,
      footer: changes.commits.at(-1)?.footer ?? base,
      lines: () => withChanges(readLines(handle, bodyEnd, base), changes.lines),
      read: (at, length) => readAt(handle, at, length),
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** A changed car keeps its place among the others; new ones come last. */
async function* withChanges(
  batches: AsyncGenerator<{ line: Buffer; at: number }[]>,
  changes: SnapshotChangesRead["lines"],
): AsyncGenerator<SnapshotLine[]> {
  if (changes.size === 0) return yield* batches;
  const rest = new Map(changes);
  for await (const batch of batches) {
    yield batch.flatMap((one): SnapshotLine[] => {
      const id = idOfLine(one.line);
      const line = rest.get(id);
      if (line === undefined) return [one];
      rest.delete(id);
      return line === null ? [] : [{ line, at: null }];
    });
  }
  yield [...rest.values()].flatMap((line) => (line === null ? [] : [{ line, at: null }]));
}

async function* readLines(
  handle: FileHandle,
  bodyEnd: number,
  footer: SnapshotFooter,
): AsyncGenerator<{ line: Buffer; at: number }[]> {
  const hash = createHash("sha256");
  let cars = 0;
  let at = 0;
  let rest: Buffer = Buffer.alloc(0);
  while (at < bodyEnd) {
    const piece = await readAt(handle, at, Math.min(PIECE, bodyEnd - at));
    if (piece.length === 0) throw new BrokenSnapshot("it became shorter while it was read");
    hash.update(piece);
    const text = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const textAt = at - rest.length;
    const batch: { line: Buffer; at: number }[] = [];
    let from = 0;
    for (let end = text.indexOf(0x0a); end !== -1; end = text.indexOf(0x0a, from)) {
      // The header is the first line, and no car.
      if (textAt + from > 0) batch.push({ line: text.subarray(from, end + 1), at: textAt + from });
      from = end + 1;
    }
    rest = text.subarray(from);
    at += piece.length;
    cars += batch.length;
    if (batch.length > 0) yield batch;
  }
  if (rest.length > 0 || cars !== footer.cars || hash.digest("hex") !== footer.sha256) {
    throw new BrokenSnapshot("its contents do not fit its checksum");
  }
}

async function readAt(handle: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafe(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await handle.read(buffer, filled, length - filled, at + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return buffer.subarray(0, filled);
}
