import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import {
  changesHeader,
  FOOTER_MARK,
  idOfLine,
  isGone,
  parseFooter,
  type SnapshotFooter,
} from "./snapshot-format.ts";

/** What a snapshot became after it was written: commits appended to a file beside it. */
export interface SnapshotChangesRead {
  /** The lines of changed and new cars; null for a car that is gone. */
  readonly lines: ReadonlyMap<string, Buffer | null>;
  /** Of the last commit; null while there is none. */
  readonly footer: SnapshotFooter | null;
  /** Where the last whole commit ends; 0 where the file is missing or belongs to another snapshot. */
  readonly end: number;
}

const NONE: SnapshotChangesRead = { lines: new Map(), footer: null, end: 0 };

/** The checksum of a commit: of the checksum before it, and its lines. */
export const checksumAfter = (before: string, lines: Buffer): string =>
  hash("sha256", Buffer.concat([Buffer.from(before), lines]));

/**
 * Reads the changes of a snapshot. A commit that is not whole was never acknowledged: it and what follows are not there,
 * and the next writer overwrites them. Changes of another snapshot are none.
 */
export async function readChanges(file: string, snapshot: SnapshotFooter): Promise<SnapshotChangesRead> {
  const bytes = await readIfThere(file);
  const header = Buffer.from(changesHeader(snapshot));
  if (!bytes?.subarray(0, header.length).equals(header)) return NONE;
  const lines = new Map<string, Buffer | null>();
  let footer: SnapshotFooter | null = null;
  let end = header.length;
  let pending: Buffer[] = [];
  for (let from = end, next = bytes.indexOf(0x0a, from); next !== -1; next = bytes.indexOf(0x0a, from)) {
    const line = bytes.subarray(from, next + 1);
    from = next + 1;
    if (line[0] !== FOOTER_MARK.charCodeAt(0)) {
      pending.push(line);
      continue;
    }
    const read = parseFooter(line.toString("utf8").trimEnd());
    const commit = bytes.subarray(end, from - line.length);
    if (read?.sha256 !== checksumAfter((footer ?? snapshot).sha256, commit)) break;
    for (const one of pending) lines.set(idOfLine(one), isGone(one) ? null : one);
    pending = [];
    footer = read;
    end = from;
  }
  return { lines, footer, end };
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
