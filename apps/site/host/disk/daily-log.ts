import { appendFile, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { removeFile } from "./remove-file.ts";

/** How much is stored of what no endpoint takes. */
interface DailyLogLimits {
  /** Of one day's file, in bytes. */
  dayBytes: number;
  /** How many days' files. */
  days: number;
}

const dailyLogLimits: DailyLogLimits = { dayBytes: 50_000_000, days: 30 };

/** Why records were not stored; losing them harms no shopper and no lead. */
type StoredRecords = { ok: true } | { ok: false; problem: "full" | "unavailable" };

interface DailyLogOptions {
  directory: string;
  now: () => Date;
  /** Whether the disk has more free than what is reserved for leads. */
  hasRoom: () => Promise<boolean>;
  limits?: DailyLogLimits;
}

/** Records as JSON lines. */
export interface DailyLog {
  keep(records: readonly object[]): Promise<StoredRecords>;
}

/** Keeps records as one JSON line each, one file a day: at most so much a day, for so many days. */
export function dailyLog({ directory, now, hasRoom, limits = dailyLogLimits }: DailyLogOptions): DailyLog {
  let today: string | null = null;
  return {
    keep: async (records) => {
      const at = now().toISOString();
      const file = join(directory, `${at.slice(0, 10)}.jsonl`);
      const lines = records.map((record) => `${JSON.stringify({ at, ...record })}\n`).join("");
      try {
        if (today !== file) {
          await mkdir(directory, { recursive: true, mode: 0o700 });
          await removeOld(directory, limits.days - 1);
          today = file;
        }
        const written = await stat(file).then(
          ({ size }) => size,
          () => 0,
        );
        if (written + Buffer.byteLength(lines) > limits.dayBytes || !(await hasRoom()))
          return { ok: false, problem: "full" };
        await appendFile(file, lines, { mode: 0o600 });
        return { ok: true };
      } catch {
        return { ok: false, problem: "unavailable" };
      }
    },
  };
}

/** Leaves the newest days; a day's file is named so that names sort by time. */
async function removeOld(directory: string, keep: number): Promise<void> {
  const files = (await readdir(directory)).filter((name) => name.endsWith(".jsonl")).toSorted();
  const old = files.slice(0, Math.max(0, files.length - keep));
  await Promise.all(old.map((name) => removeFile(join(directory, name))));
}
