import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { plainRecord } from "#host/http/body/plain-record.ts";

/** What one destination of one dealer did not take. */
interface CountedFailure {
  readonly slug: string;
  readonly destination: string;
  readonly lost: number;
}

/** Adds up a folder of daily logs, most lost first; a folder that is not there yet counts nothing. */
export async function countedFailures(directory: string, tenant: string | null): Promise<CountedFailure[]> {
  const counted = await countedRecords(directory, { of: "destination", number: "lost", tenant });
  return counted.map(({ slug, name: destination, number: lost }) => ({ slug, destination, lost }));
}

/** What shoppers of one dealer searched for and no car says, the most frequent first; of all days that are stored, or so many. */
export async function unreadWords(
  directory: string,
  tenant: string,
  days?: number,
): Promise<{ readonly word: string; readonly times: number }[]> {
  const counted = await countedRecords(directory, { of: "word", number: "times", tenant, days });
  return counted.map(({ name: word, number: times }) => ({ word, times }));
}

/** The files of a daily log, the newest last; only those of so many days, where a number is given. */
export async function newestDays(directory: string, days?: number): Promise<string[]> {
  const files = (await readdir(directory).catch((): string[] => [])).toSorted();
  return days === undefined ? files : files.slice(-days);
}

interface Counted {
  readonly slug: string;
  readonly name: string;
  readonly number: number;
}

/** Adds up a number of records by a name in them, the largest sum first. */
async function countedRecords(
  directory: string,
  {
    of,
    number,
    tenant,
    days,
  }: { of: string; number: string; tenant: string | null; days?: number | undefined },
): Promise<Counted[]> {
  const counts = new Map<string, Counted>();
  for (const file of await newestDays(directory, days))
    for (const line of (await readFile(join(directory, file), "utf8")).split("\n")) {
      const record = parseRecord(line, of, number);
      if (!record || (tenant !== null && record.slug !== tenant)) continue;
      const key = `${record.slug} ${record.name}`;
      counts.set(key, { ...record, number: record.number + (counts.get(key)?.number ?? 0) });
    }
  return [...counts.values()].toSorted((one, other) => other.number - one.number);
}

/** A line that is broken, as the last one of a process that was ended may be, counts nothing. */
function parseRecord(line: string, of: string, number: string): Counted | null {
  try {
    const { website_slug: slug, [of]: name, [number]: count } = plainRecord(JSON.parse(line));
    return typeof slug === "string" && typeof name === "string" && typeof count === "number"
      ? { slug, name, number: count }
      : null;
  } catch {
    return null;
  }
}
