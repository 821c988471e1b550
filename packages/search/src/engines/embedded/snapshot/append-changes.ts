import { closeSync, fsyncSync, ftruncateSync, openSync, renameSync, writeSync } from "node:fs";
import { checksumAfter } from "./read-changes.ts";
import { changesHeader, changesOf, footerLine, goneLine, type SnapshotFooter } from "./snapshot-format.ts";
import { StockHash } from "./stock-hash.ts";
import type { VerifiedBase } from "./verified-base.ts";
import { flushDirectory, type SnapshotChanges, snapshotFiles } from "./write-snapshot.ts";

/** Changes are appended until they take this share of the snapshot; then it is written anew. */
const LARGEST_SHARE = 1 / 16;

/**
 * Appends a few changes beside a large snapshot instead of writing it anew. Null where that is to be done: the
 * changes are many, or the snapshot is not the current one or knows no name of its stock yet.
 */
export async function appendChanges(
  directory: string,
  base: VerifiedBase,
  changes: SnapshotChanges,
  beforeReplace: () => Promise<void>,
): Promise<SnapshotFooter | null> {
  const { snapshot } = base;
  const { current } = snapshotFiles(directory);
  const bytes = snapshot.changes.end + changes.bytes;
  if (snapshot.file !== current || snapshot.footer.stock === undefined) return null;
  if (bytes > snapshot.bytes * LARGEST_SHARE) return null;
  const stock = new StockHash(snapshot.footer.stock);
  let { cars } = snapshot.footer;
  const lines: Buffer[] = [];
  for (const [id, line] of changes.lines()) {
    const before = await base.line(id);
    if (before === line || (before && line?.equals(before))) continue;
    if (before) {
      stock.toggle(before);
      cars--;
    }
    if (line) {
      stock.toggle(line);
      cars++;
    }
    lines.push(line ?? Buffer.from(goneLine(id)));
  }
  if (lines.length === 0) return snapshot.footer;
  const commit = Buffer.concat(lines);
  const sha256 = checksumAfter(snapshot.footer.sha256, commit);
  const footer = { cars, sha256, stock: stock.name };
  await beforeReplace();
  write(directory, base, Buffer.concat([commit, Buffer.from(footerLine(footer))]));
  return footer;
}

/** A first commit makes the file, written aside; each further one is flushed behind the last that is whole. */
function write(directory: string, { snapshot }: VerifiedBase, commit: Buffer): void {
  const { end } = snapshot.changes;
  const file = changesOf(snapshot.file);
  const target = end === 0 ? `${file}.tmp` : file;
  const descriptor = openSync(target, end === 0 ? "w" : "r+");
  try {
    ftruncateSync(descriptor, end);
    const bytes = end === 0 ? Buffer.concat([Buffer.from(changesHeader(snapshot.base)), commit]) : commit;
    for (let written = 0; written < bytes.length; )
      written += writeSync(descriptor, bytes, written, bytes.length - written, end + written);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  if (end > 0) return;
  renameSync(target, file);
  flushDirectory(directory);
}
