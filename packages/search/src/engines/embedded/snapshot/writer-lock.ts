import { randomUUID } from "node:crypto";
import { open, readFile, rm, stat, utimes } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { hasCode, ifThere } from "./if-there.ts";

const REGISTRY = Symbol.for("forecourt.stock.writer-locks");

/**
 * Tokens of locks this process holds. A lock with our pid that is not among them is left over from a predecessor
 * of the same number. It hangs on the global object because a bundler may load this file twice into one process.
 */
function heldHere(): Set<string> {
  const known: unknown = Reflect.get(globalThis, REGISTRY);
  if (known instanceof Set) return known;
  const held = new Set<string>();
  Reflect.set(globalThis, REGISTRY, held);
  return held;
}

/** A holder that gave no sign of life for so long is taken for dead, wherever it runs. */
const SILENT_FOR_DEAD = 10 * 60_000;
/** Taking over a dead lock takes milliseconds; a guard of this age is left over too. */
const GUARD_FOR_DEAD = 10_000;
const RETRY_EVERY = 50;

interface LockHolder {
  pid: number;
  host: string;
  token: string;
  since: string;
}

/** The right to replace the snapshot of one directory. */
export interface WriterLock {
  /** Gives a sign of life during long work. */
  touch(): Promise<void>;
  /** Whether the lock is still ours; false when another writer took it over as stale. */
  isOurs(): Promise<boolean>;
  release(): Promise<void>;
}

/** The lock, or who holds it still after all the waiting. */
export type LockResult = { ok: true; lock: WriterLock } | { ok: false; holder: string };

/**
 * Takes the writer's lock of a directory, waiting while another process or
 * another part of this one holds it. The lock of a process that died is taken over.
 */
export async function takeWriterLock(
  directory: string,
  options: { waitFor: number; now: () => number },
): Promise<LockResult> {
  const file = join(directory, "writer.lock");
  const deadline = options.now() + options.waitFor;
  for (;;) {
    const lock = await tryLock(file, options.now);
    if (lock) return { ok: true, lock };
    const holder = await readHolder(file);
    if (
      holder &&
      (await isDead(file, holder, options.now())) &&
      (await removeDead(file, holder, options.now()))
    )
      continue;
    if (options.now() >= deadline) {
      return {
        ok: false,
        holder: holder ? `process ${holder.pid} on ${holder.host}, since ${holder.since}` : "unknown",
      };
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_EVERY));
  }
}

async function tryLock(file: string, now: () => number): Promise<WriterLock | null> {
  const token = randomUUID();
  const holder: LockHolder = {
    pid: process.pid,
    host: hostname(),
    token,
    since: new Date(now()).toISOString(),
  };
  if (!(await createWith(file, JSON.stringify(holder)))) return null;
  heldHere().add(token);
  const isOurs = async () => (await readHolder(file))?.token === token;
  return {
    isOurs,
    async touch() {
      const time = now() / 1000;
      if (await isOurs()) await utimes(file, time, time);
    },
    async release() {
      if (await isOurs()) await rm(file, { force: true });
      heldHere().delete(token);
    },
  };
}

/** Creates a file with contents, all or nothing; false when it is there already. */
async function createWith(file: string, contents: string): Promise<boolean> {
  try {
    const handle = await open(file, "wx");
    try {
      await handle.writeFile(contents);
    } finally {
      await handle.close();
    }
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function readHolder(file: string): Promise<LockHolder | null> {
  try {
    const holder: Partial<LockHolder> = JSON.parse(await readFile(file, "utf8"));
    const { pid = 0, host = "", token = "", since = "" } = holder;
    return { pid, host, token, since };
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    // Created this moment and not filled yet, or left over from a full disk: its age decides.
    if (error instanceof SyntaxError) return { pid: 0, host: "", token: "", since: "" };
    throw error;
  }
}

async function isDead(file: string, holder: LockHolder, now: number): Promise<boolean> {
  const age = await ageOf(file, now);
  if (age > SILENT_FOR_DEAD) return true;
  if (holder.pid === 0) return age > GUARD_FOR_DEAD;
  if (holder.host !== hostname()) return false;
  if (holder.pid === process.pid) return !heldHere().has(holder.token);
  return !isRunning(holder.pid);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM"); // it runs, under another user
  }
}

/**
 * Of several processes that see a dead lock one removes it; the guard file decides which, and only if it is still the
 * same lock. False while another process is at it.
 */
async function removeDead(file: string, dead: LockHolder, now: number): Promise<boolean> {
  const guard = `${file}.takeover`;
  if (!(await createWith(guard, ""))) {
    const isLeftOver = (await ageOf(guard, now)) > GUARD_FOR_DEAD;
    if (isLeftOver) await rm(guard, { force: true });
    return isLeftOver;
  }
  try {
    if ((await readHolder(file))?.token === dead.token) await rm(file, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
  return true;
}

async function ageOf(file: string, now: number): Promise<number> {
  const found = await ifThere(stat(file));
  return found === null ? 0 : now - found.mtimeMs;
}
