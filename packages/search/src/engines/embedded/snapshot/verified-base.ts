import { randomInt } from "node:crypto";
import { TextNumbers } from "../../../lists/text-numbers.ts";
import type { StockRecord } from "../../../stock-index/stock-index.ts";
import { BrokenSnapshot, type OpenSnapshot, openSnapshot } from "./read-snapshot.ts";
import { idOfLine, recordOfLine } from "./snapshot-format.ts";
import { LinePlaces } from "./line-places.ts";
import type { StockLog } from "./stock-log.ts";
import { setAsideBroken, snapshotFiles } from "./write-snapshot.ts";

/** A snapshot that was read from end to end and found whole, with the place of every car in it. */
export interface VerifiedBase {
  snapshot: OpenSnapshot;
  get(ids: readonly string[]): Promise<StockRecord[]>;
  /** A car's line; null where there is none. */
  line(id: string): Promise<Buffer | null>;
}

/**
 * Opens what a writer builds on. A damaged snapshot is set aside and reported, and the one before takes its place;
 * when that is gone too the stock starts empty (null), to be filled by the next full import.
 */
export async function openVerifiedBase(directory: string, log: StockLog): Promise<VerifiedBase | null> {
  const files = snapshotFiles(directory);
  try {
    return await verify(files.current);
  } catch (error) {
    if (!(error instanceof BrokenSnapshot)) throw error;
    log.error(
      {
        file: files.broken,
        reason: error.message,
      },
      "stock snapshot is damaged and was set aside",
    );
    await setAsideBroken(directory);
  }
  try {
    const base = await verify(files.previous);
    if (base)
      log.warn({ cars: base.snapshot.footer.cars }, "writing on top of the stock before the damaged one");
    return base;
  } catch (error) {
    if (!(error instanceof BrokenSnapshot)) throw error;
    log.error({ reason: error.message }, "the snapshot before is damaged too; the stock starts empty");
    return null;
  }
}

async function verify(file: string): Promise<VerifiedBase | null> {
  const snapshot = await openSnapshot(file);
  if (snapshot === null) return null;
  const ids = new TextNumbers(randomInt(2 ** 32));
  const places = new LinePlaces();
  try {
    for await (const batch of snapshot.lines()) {
      for (const { line, at } of batch)
        if (at !== null && ids.add(idOfLine(line)) === places.count) places.push(at, line.length);
    }
  } catch (error) {
    await snapshot.close();
    throw error;
  }
  const line = async (id: string) => {
    const changed = snapshot.changes.lines.get(id);
    if (changed !== undefined) return changed;
    const number = ids.find(id);
    if (number === null) return null;
    const { at, length } = places.of(number);
    return snapshot.read(at, length);
  };
  return {
    snapshot,
    line,
    async get(ids) {
      const records: StockRecord[] = [];
      for (const id of new Set(ids)) {
        const found = await line(id);
        if (found) records.push(recordOfLine(found));
      }
      return records;
    },
  };
}
