import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { removeFile } from "#host/disk/remove-file.ts";
import { writeWhole } from "#host/disk/write-whole.ts";

const refusedSchema = z.object({
  file: z.string().nullable(),
  line: z.number(),
  column: z.string().nullable(),
  reason: z.string(),
  value: z.string().nullable(),
  cells: z.array(z.tuple([z.string(), z.string()])),
});
const runSchema = z.object({
  /** When it ended, ISO 8601. */
  at: z.string(),
  feed: z.string(),
  rows: z.number().nullable(),
  refused: z.number(),
  withoutStatus: z.number(),
  /** What changed, in one line; null for a run that was given up. */
  summary: z.string().nullable(),
  /** Why it was given up; null for one that ended well. */
  problem: z.string().nullable(),
  /** The first hundred refused rows, as the feed has them. */
  refusedRows: z.array(refusedSchema),
  /** The file of all of them, on the host that ran the import. */
  refusedRowsFile: z.string().nullable(),
  /** Cells that were left empty although they held something, most frequent first. */
  notes: z.array(
    z.object({ column: z.string(), reason: z.string(), count: z.number(), example: z.string() }),
  ),
});

/** One run of an import, as it is stored. */
export type FeedRun = z.infer<typeof runSchema>;

/** Runs of one dealer that are stored; older ones go. */
const MOST = 50;

const FOLDER = "feed-runs";

/** The files of a folder of runs, the newest first. */
const runsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => []))
    .filter((name) => /^\d/.test(name))
    .toSorted()
    .toReversed();

const readRun = async (file: string): Promise<FeedRun> =>
  runSchema.parse(JSON.parse(await readFile(file, "utf8")));

/** The newest import of a site. */
export interface LastImport {
  readonly site: string;
  readonly run: FeedRun;
}

/** The newest import of each of these sites that has one: so many of them, those whose import is longest ago. */
export async function lastImports(
  dataDirectory: string,
  { sites, limit }: { readonly sites: readonly string[]; readonly limit: number },
): Promise<LastImport[]> {
  const folder = join(dataDirectory, FOLDER);
  const present = new Set(await readdir(folder).catch((): string[] => []));
  const newest = await Promise.all(
    sites
      .filter((site) => present.has(site))
      .map(async (site) => ({ site, name: (await runsIn(join(folder, site)))[0] })),
  );
  // A file's name begins with its time.
  const oldestFirst = newest.flatMap(({ site, name }) => (name === undefined ? [] : [{ site, name }]));
  return Promise.all(
    oldestFirst
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .slice(0, limit)
      .map(async ({ site, name }) => ({ site, run: await readRun(join(folder, site, name)) })),
  );
}

/** The imports of a dealer's feeds, each in a file of the data folder. */
export function feedRuns(dataDirectory: string, slug: string) {
  const folder = join(dataDirectory, FOLDER, slug);
  const names = () => runsIn(folder);
  return {
    /** Stores what became of an import. */
    async note(run: FeedRun): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${run.at.replaceAll(/\D/g, "")}-${run.feed.replaceAll(/[^\w-]+/g, "-")}.json`;
      // Fields that a report has besides are not stored.
      await writeWhole(join(folder, name), `${JSON.stringify(runSchema.parse(run), null, 1)}\n`);
      for (const old of (await names()).slice(MOST)) await removeFile(join(folder, old));
    },
    /** The newest first. */
    async list(limit: number): Promise<FeedRun[]> {
      const newest = (await names()).slice(0, limit);
      return Promise.all(newest.map((name) => readRun(join(folder, name))));
    },
  };
}
