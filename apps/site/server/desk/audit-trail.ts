import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { dailyLog } from "#host/disk/daily-log.ts";
import type { Wiring } from "#host/wiring/wiring.ts";

const entrySchema = z.object({
  at: z.string(),
  by: z.string(),
  /** What was done: the command of the command line that does the same. */
  did: z.string(),
  site: z.string().nullable(),
  about: z.string().nullable(),
});

/** One thing that somebody did at the desk. */
export type AuditEntry = z.infer<typeof entrySchema>;

/** Ten years of a file a day; more than a person can press in a day. */
const LIMITS = { dayBytes: 100_000_000, days: 3_660 };
const folderOf = ({ dataDirectory }: Pick<Wiring, "dataDirectory">): string => join(dataDirectory, "audit");

/**
 * Writes who did what, before it is done. Lines are only ever added. Throws when it cannot be written, so that nothing is
 * done that no trail names.
 */
export async function audit(
  wiring: Pick<Wiring, "dataDirectory" | "now">,
  entry: Omit<AuditEntry, "at">,
): Promise<void> {
  const log = dailyLog({
    directory: folderOf(wiring),
    now: wiring.now,
    hasRoom: async () => true,
    limits: LIMITS,
  });
  const written = await log.keep([entry]);
  if (!written.ok)
    throw new Error(`The audit trail cannot be written (${written.problem}), so nothing was done.`);
}

/** The newest entries, newest first. */
export async function readAudit(
  wiring: Pick<Wiring, "dataDirectory">,
  { limit }: { limit: number },
): Promise<AuditEntry[]> {
  const folder = folderOf(wiring);
  const files = (await readdir(folder).catch((): string[] => [])).toSorted().toReversed();
  const entries: AuditEntry[] = [];
  for (const file of files) {
    const lines = (await readFile(join(folder, file), "utf8")).split("\n").filter(Boolean).toReversed();
    entries.push(...lines.flatMap((line) => readEntry(line) ?? []));
    if (entries.length >= limit) break;
  }
  return entries.slice(0, limit);
}

/** A line that is broken, as the last one of a process that was ended may be, is left out. */
function readEntry(line: string): AuditEntry | null {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}
