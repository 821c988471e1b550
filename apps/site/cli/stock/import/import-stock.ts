import { stat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FeedMapping, parseFeedMapping } from "@forecourt/search/ingest";
import { fetchedFeeds } from "#server/stock/feeds/fetched-feeds.ts";
import { importFetched } from "./import-fetched.ts";
import {
  type ImportedFeed,
  type ImportStockOptions,
  type ImportTools,
  importOneFeed,
} from "./import-one-feed.ts";
import { stockOf, type Terminal } from "../stock-tools.ts";
import { BadCall, EXIT } from "../../options/exit-codes.ts";
import { describeProblem, parseWrittenJson, withLines } from "@forecourt/tenant-config/files";

const isAddress = (name: string): boolean => /^https?:\/\//i.test(name);

/**
 * `stock import`: brings a feed into a tenant's stock and says what became of every row. The feed is one file or several,
 * or an address; without either it is every feed the tenant's settings name.
 */
export async function importStock(
  names: readonly string[],
  options: ImportStockOptions,
  tools: ImportTools,
  terminal: Terminal,
): Promise<number> {
  const stock = await stockOf(tools, options.tenant);
  if (names.some(isAddress) && names.length > 1)
    throw new BadCall("An address is a feed of its own: name it alone, without other files.");
  const sources = names.length === 0 ? await tools.feeds.sources(options.tenant) : [];
  if (names.length === 0 && sources.length === 0)
    throw new BadCall(
      `Name a file or an address: the settings of '${options.tenant}' name no feeds (feeds.sources).`,
    );
  if (names.length === 0 && options.map !== undefined)
    throw new BadCall("--map belongs to a file or an address; feeds of the settings have their own.");
  if (names.length > 0 && options.map === undefined)
    throw new BadCall("Name the mapping file with --map; it says what the columns mean.");
  const feed = (mapping: FeedMapping): Omit<ImportedFeed, "files"> => ({
    stock,
    mapping,
    options,
    report: options.report ?? defaultReport(tools.dataDirectory, options.tenant, mapping, tools.now()),
  });
  const [first = ""] = names;
  const fetched = isAddress(first) ? [{ url: first, map: options.map ?? "" }] : sources;
  const known = fetchedFeeds(join(tools.dataDirectory, "stock", options.tenant));
  let exit: number = EXIT.done;
  const feedNames = new Set<string>();
  for (const { url, map } of fetched) {
    const read = await readMappingFile(map);
    if (!read.ok) {
      exit = badCall(terminal, ...read.problems);
      continue;
    }
    const { name } = read.mapping;
    if (feedNames.has(name)) {
      exit = badCall(
        terminal,
        `Two feeds of '${options.tenant}' have mappings called '${name}': each would take the other's cars for sold. Give each a name of its own.`,
      );
      continue;
    }
    feedNames.add(name);
    exit = Math.max(exit, await importFetched(url, { ...feed(read.mapping), known }, tools, terminal));
  }
  if (fetched.length > 0) return exit;
  const read = await readMappingFile(options.map ?? "");
  if (!read.ok) throw new BadCall(read.problems.join("\n"));
  const files = await Promise.all(
    names.map(async (name) => ({ name, file: name, bytes: await sizeOf(name) })),
  );
  const found = files.flatMap(({ bytes, ...file }) => (bytes === null ? [] : [{ ...file, bytes }]));
  const absent = files.find(({ bytes }) => bytes === null);
  if (absent) throw new BadCall(`There is no file '${absent.name}' to import, or it may not be read.`);
  return importOneFeed({ ...feed(read.mapping), files: found }, tools, terminal);
}

function badCall(terminal: Terminal, ...lines: string[]): number {
  for (const line of lines) terminal.error(line);
  return EXIT.badCall;
}

function defaultReport(dataDirectory: string, tenant: string, mapping: FeedMapping, now: Date): string {
  const time = now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
  const feed = mapping.name.replace(/[^A-Za-z0-9_-]+/g, "-");
  return join(dataDirectory, "reports", `${tenant}-${feed}-${time}-refused.csv`);
}

async function sizeOf(file: string): Promise<number | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}

/** A mapping of every column with long tables of values takes some 50 KB. */
const MAX_BYTES = 1_000_000;

/** Reads and checks a mapping file; each problem is a line a person can act on. */
async function readMappingFile(
  file: string,
): Promise<{ ok: true; mapping: FeedMapping } | { ok: false; problems: string[] }> {
  let text: string;
  try {
    const { size } = await stat(file);
    if (size > MAX_BYTES) {
      return { ok: false, problems: [`The mapping file '${file}' has ${size} bytes; at most ${MAX_BYTES}.`] };
    }
    text = await readFile(file, "utf8");
  } catch {
    return { ok: false, problems: [`There is no mapping file '${file}', or it may not be read.`] };
  }
  const json = parseWrittenJson(text);
  if (!json.ok)
    return { ok: false, problems: [`The mapping file '${file}' cannot be used: ${json.problem}`] };
  const parsed = parseFeedMapping(json.value);
  if (parsed.ok) return parsed;
  const problems = withLines(
    parsed.problems.map((problem) => ({ file, ...problem })),
    () => text,
  );
  return {
    ok: false,
    problems: [
      `The mapping file '${file}' cannot be used:`,
      ...problems.map((problem) => `  ${describeProblem(problem)}`),
    ],
  };
}
