import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { ifThere } from "./if-there.ts";
import {
  changesHeader,
  FOOTER_MARK,
  idOfLine,
  isGone,
  parseFooter,
  type SnapshotFooter,
  versionOf,
} from "./snapshot-format.ts";

/** The lines of changed and new cars by their ids; null for a car that is gone. */
export type ChangedLines = ReadonlyMap<string, Buffer | null>;

/** What a snapshot became after it was written: commits appended to a file beside it. */
export interface SnapshotChangesRead {
  /** What became of cars in all of them. */
  readonly lines: ChangedLines;
  readonly commits: readonly { readonly footer: SnapshotFooter; readonly lines: ChangedLines }[];
  /** Where the last whole commit ends; 0 where the file is missing or belongs to another snapshot. */
  readonly end: number;
}

const NONE: SnapshotChangesRead = { lines: new Map(), commits: [], end: 0 };

/** The checksum of a commit: of the checksum before it, and its lines. */
export const checksumAfter = (before: string, lines: Buffer): string =>
  hash("sha256", Buffer.concat([Buffer.from(before), lines]));

/**
 * Reads the changes of a snapshot. A commit that is not whole was never acknowledged: it and what follows are not there,
 * and the next writer overwrites them. Changes of another snapshot are none.
 */
export async function readChanges(file: string, snapshot: SnapshotFooter): Promise<SnapshotChangesRead> {
  const bytes = await ifThere(readFile(file));
  const header = Buffer.from(changesHeader(snapshot));
  if (!bytes?.subarray(0, header.length).equals(header)) return NONE;
  const commits: { footer: SnapshotFooter; lines: ChangedLines }[] = [];
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
    if (read?.sha256 !== checksumAfter((commits.at(-1)?.footer ?? snapshot).sha256, commit)) break;
    const changed = pending.map((one) => [idOfLine(one), isGone(one) ? null : one] as const);
    commits.push({ footer: read, lines: new Map(changed) });
    pending = [];
    end = from;
  }
  return { lines: joined(commits), commits, end };
}

const joined = (commits: SnapshotChangesRead["commits"]): ChangedLines =>
  new Map(commits.flatMap(({ lines }) => [...lines]));

/** What became of cars up to the commit that made a version of the stock; of the snapshot's own version nothing. */
export const linesUpTo = (version: string, { commits }: SnapshotChangesRead): ChangedLines =>
  joined(commits.slice(0, commits.findLastIndex(({ footer }) => versionOf(footer) === version) + 1));
