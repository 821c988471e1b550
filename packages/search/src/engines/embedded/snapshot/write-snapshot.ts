import { createHash, randomInt, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from "node:fs";
import { link, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { StockRecord } from "../../../stock-index/stock-index.ts";
import { GrowingList } from "../../../lists/growing-list.ts";
import { TextNumbers } from "../../../lists/text-numbers.ts";
import { ifThere } from "./if-there.ts";
import { LinePlaces } from "./line-places.ts";
import type { OpenSnapshot } from "./read-snapshot.ts";
import {
  changesOf,
  footerLine,
  idOfLine,
  recordLine,
  SNAPSHOT_HEADER,
  type SnapshotFooter,
} from "./snapshot-format.ts";
import { StockHash } from "./stock-hash.ts";

const PIECE = 1 << 20;

/** The files of one stock directory. */
export const snapshotFiles = (directory: string) => ({
  current: join(directory, "stock.snapshot"),
  /** The one before, which is served when the current one is damaged. */
  previous: join(directory, "stock.previous.snapshot"),
  /** A damaged one, left for an investigation. */
  broken: join(directory, "stock.broken.snapshot"),
});

/** Of a car whose line was taken, or of which nothing became. */
const NOTHING = 0;
const REMOVED = 1;
/** That of the first line; the others follow. */
const FIRST_LINE = 2;

/**
 * Changes waiting to go into a new snapshot. They stand in a file of their own, so that memory holds only
 * their ids and places, however many there are.
 */
export class SnapshotChanges {
  readonly #file: string;
  readonly #descriptor: number;
  readonly #ids = new TextNumbers(randomInt(2 ** 32));
  /** By id, which of the lines is its car's now, or what else became of it. */
  readonly #changes = new GrowingList();
  readonly #places = new LinePlaces();
  #end = 0;

  constructor(directory: string) {
    this.#file = join(directory, `${randomUUID()}.changes.tmp`);
    this.#descriptor = openSync(this.#file, "wx+");
  }

  get size(): number {
    return this.#ids.size;
  }

  /** How much the lines take, those that were replaced since with them. */
  get bytes(): number {
    return this.#end;
  }

  put(records: readonly StockRecord[]): void {
    const lines = records.map((record) => Buffer.from(recordLine(record), "utf8"));
    writeAll(this.#descriptor, Buffer.concat(lines));
    for (const line of lines) {
      this.#changes.set(this.#ids.add(idOfLine(line)), FIRST_LINE + this.#places.count);
      this.#places.push(this.#end, line.length);
      this.#end += line.length;
    }
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) this.#changes.set(this.#ids.add(id), REMOVED);
  }

  /** What became of a car: undefined when nothing did, null when it is removed, else its new line. Each is given once. */
  take(id: string): Buffer | null | undefined {
    const number = this.#ids.find(id);
    const change = number === null ? NOTHING : this.#changes.at(number);
    if (number === null || change === NOTHING) return undefined;
    this.#changes.set(number, NOTHING);
    return change === REMOVED ? null : this.#line(change);
  }

  /** Each changed car with its new line; null for one that is removed. */
  *lines(): Generator<[id: string, line: Buffer | null]> {
    for (let number = 0; number < this.size; number++) {
      const change = this.#changes.at(number);
      yield [this.#ids.at(number), change === REMOVED ? null : this.#line(change)];
    }
  }

  /** New lines of cars that were never taken, in the order they were put. */
  *rest(): Generator<Buffer> {
    for (let number = 0; number < this.size; number++) {
      const change = this.#changes.at(number);
      if (change >= FIRST_LINE) yield this.#line(change);
    }
  }

  drop(): void {
    closeSync(this.#descriptor);
    rmSync(this.#file, { force: true });
  }

  #line(change: number): Buffer {
    const { at, length } = this.#places.of(change - FIRST_LINE);
    const line = Buffer.allocUnsafe(length);
    for (let filled = 0; filled < length; ) {
      const read = readSync(this.#descriptor, line, filled, length - filled, at + filled);
      if (read === 0) throw new Error(`The changes in ${this.#file} became shorter while they were read.`);
      filled += read;
    }
    return line;
  }
}

/**
 * Writes the snapshot that `base` becomes with the changes, and puts it in place: written aside, flushed, renamed
 * over the old one, and the directory flushed, so that a power cut leaves either the old stock or the new. A
 * changed car keeps its place among the others.
 */
export async function writeSnapshot(
  directory: string,
  base: OpenSnapshot | null,
  changes: SnapshotChanges,
  hooks: { beforeReplace: () => Promise<void>; onProgress: () => Promise<void> },
): Promise<SnapshotFooter> {
  const files = snapshotFiles(directory);
  const aside = join(directory, `${randomUUID()}.snapshot.tmp`);
  try {
    const footer = await writeTo(aside, base, changes, hooks.onProgress);
    await hooks.beforeReplace();
    if (await keepPrevious(files.current, files.previous))
      await keepPrevious(changesOf(files.current), changesOf(files.previous));
    renameSync(aside, files.current);
    // Its header names the snapshot before, so that a reader in between takes none of it for the new one's.
    rmSync(changesOf(files.current), { force: true });
    flushDirectory(directory);
    return footer;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Writes a whole snapshot to a new file, and flushes it. */
async function writeTo(
  file: string,
  base: OpenSnapshot | null,
  changes: SnapshotChanges,
  onProgress: () => Promise<void>,
): Promise<SnapshotFooter> {
  const descriptor = openSync(file, "wx");
  try {
    const out = new HashedOutput(descriptor);
    out.write(Buffer.from(SNAPSHOT_HEADER));
    let cars = 0;
    const stock = new StockHash();
    const keep = (line: Buffer) => {
      cars++;
      stock.toggle(line);
      out.write(line);
    };
    for await (const batch of base?.lines() ?? []) {
      for (const { line } of batch) {
        const changed = changes.take(idOfLine(line));
        if (changed !== null) keep(changed ?? line);
      }
      await onProgress();
    }
    for (const line of changes.rest()) keep(line);
    const footer = { cars, sha256: out.digest(), stock: stock.name };
    writeAll(descriptor, Buffer.from(footerLine(footer)));
    fsyncSync(descriptor);
    return footer;
  } finally {
    closeSync(descriptor);
  }
}

/** Removes what interrupted writers left behind. Only for the holder of the writer's lock. */
export async function sweepLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (name.endsWith(".tmp")) await rm(join(directory, name), { force: true });
  }
}

/** Moves a damaged snapshot out of the way. */
export async function setAsideBroken(directory: string): Promise<void> {
  const files = snapshotFiles(directory);
  await ifThere(rename(files.current, files.broken));
}

/** False where there is none yet. */
async function keepPrevious(current: string, previous: string): Promise<boolean> {
  const aside = `${previous}.tmp`;
  await rm(aside, { force: true });
  if ((await ifThere(link(current, aside).then(() => true))) === null) return false;
  await rename(aside, previous);
  return true;
}

/** Without this a power cut may bring back the old name. Windows has no such call, and needs none. */
export function flushDirectory(directory: string): void {
  if (process.platform === "win32") return;
  const descriptor = openSync(directory, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

class HashedOutput {
  readonly #descriptor: number;
  readonly #hash = createHash("sha256");
  #waiting: Buffer[] = [];
  #bytes = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  write(line: Buffer): void {
    this.#waiting.push(line);
    this.#bytes += line.length;
    if (this.#bytes >= PIECE) this.#flush();
  }

  digest(): string {
    this.#flush();
    return this.#hash.digest("hex");
  }

  #flush(): void {
    const piece = Buffer.concat(this.#waiting);
    this.#waiting = [];
    this.#bytes = 0;
    this.#hash.update(piece);
    writeAll(this.#descriptor, piece);
  }
}

function writeAll(descriptor: number, piece: Buffer): void {
  for (let written = 0; written < piece.length; ) written += writeSync(descriptor, piece, written);
}
