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
  const counts = new Map<string, CountedFailure>();
  for (const file of await readdir(directory).catch(() => []))
    for (const line of (await readFile(join(directory, file), "utf8")).split("\n")) {
      const failure = parseFailure(line);
      if (!failure || (tenant !== null && failure.slug !== tenant)) continue;
      const key = `${failure.slug} ${failure.destination}`;
      counts.set(key, { ...failure, lost: failure.lost + (counts.get(key)?.lost ?? 0) });
    }
  return [...counts.values()].toSorted((one, other) => other.lost - one.lost);
}

/** A line that is broken, as the last one of a process that was ended may be, counts nothing. */
function parseFailure(line: string): CountedFailure | null {
  try {
    const { website_slug: slug, destination, lost } = plainRecord(JSON.parse(line));
    return typeof slug === "string" && typeof destination === "string" && typeof lost === "number"
      ? { slug, destination, lost }
      : null;
  } catch {
    return null;
  }
}
