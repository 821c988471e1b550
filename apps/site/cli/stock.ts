import { join } from "node:path";
import { describeColumns } from "@forecourt/search/ingest";
import { type Command, InvalidArgumentError } from "commander";
import { importAlerts } from "./alerts/import-alerts.ts";
import { exportStockFile } from "./stock/export-stock.ts";
import type { FeedTools } from "./stock/import-one-feed.ts";
import { type ImportStockOptions, importStock } from "./stock/import-stock.ts";
import { listStock, showCar } from "./stock/list-stock.ts";
import { stockSettings } from "./stock/stock-settings.ts";
import type { ImportAlerts, KeptPages, StockTools, Terminal } from "./stock/stock-tools.ts";
import { explainRank } from "./stock/why-ranked.ts";
import { wholeNumber } from "./options/whole-number.ts";
import { fetchFeed } from "#server/stock/feeds/fetch-feed.ts";
import { type TenantSite, tenantSite } from "#server/tenants/tenant-site.ts";
import { forgetPages, SEEN_EVERYWHERE_MS } from "#host/shared-caches/forget-pages.ts";
import { readEnvironment } from "#host/wiring/env.ts";
import { openWiring } from "#host/wiring/wiring.ts";

/** `forecourt stock …`: feeds into the stock, and a look at what is there. Works while the site runs. */
export function register(program: Command): void {
  const stock = program.command("stock").description("Import feeds and look at a tenant's stock.");

  stock
    .command("import")
    .argument(
      "[files...]",
      "the feed: CSV, or one JSON object a line, gzip and ZIP are unpacked; or its https address; left out, the feeds of the tenant's settings",
    )
    .description("Bring a feed into a tenant's stock. Refused rows go to a report and never stop the run.")
    .requiredOption("--tenant <slug>", "whose stock")
    .option(
      "--map <file>",
      "the mapping file that says what the columns mean; feeds of the settings have their own",
    )
    .option("--dry-run", "say what would change, change nothing")
    .option("--report <file>", "where refused rows are written")
    .option("--accept-missing <column>", "a mapped column this file may lack; may be repeated", gathered)
    .option("--allow-leaving <percent>", "share of the stock this file may mark sold (25)", percent)
    .action((files: string[], options: ImportStockOptions) =>
      run((tools, terminal) => importStock(files, options, tools, terminal)),
    );

  stock
    .command("list")
    .description("List a tenant's cars.")
    .requiredOption("--tenant <slug>", "whose stock")
    .option("--limit <cars>", "how many to show", wholeNumber, 50)
    .option("--json", "one JSON record a line, as stored")
    .action((options: { tenant: string; limit: number; json?: boolean }) =>
      run((tools, terminal) => listStock(options, tools, terminal)),
    );

  stock
    .command("export")
    .description("Write a tenant's cars for sale as a catalogue of adverts takes them, to standard output.")
    .requiredOption("--tenant <slug>", "whose stock")
    .requiredOption("--to <catalogue>", "google, meta or tiktok")
    .action((options: { tenant: string; to: string }) =>
      run((tools, terminal) => exportStockFile(options, tools, written, terminal)),
    );

  stock
    .command("show")
    .argument("<id>", "id or slug of a car")
    .description("Show everything stored about one car.")
    .requiredOption("--tenant <slug>", "whose stock")
    .action((id: string, options: { tenant: string }) =>
      run((tools, terminal) => showCar(id, options, tools, terminal)),
    );

  stock
    .command("why-ranked")
    .argument("<car>", "id or slug of a car")
    .description("Say where a car stands in the site's list, and what put it there.")
    .requiredOption("--tenant <slug>", "whose stock")
    .action((car: string, options: { tenant: string }) =>
      run((tools, terminal) => explainRank(car, options, tools, terminal)),
    );
  stock
    .command("columns")
    .description("List the columns a mapping file may fill.")
    .action(() => {
      for (const { column, kind, meaning } of describeColumns()) {
        process.stdout.write(`${column.padEnd(32)}${kind.padEnd(14)}${meaning}\n`);
      }
    });

  stock
    .command("settings")
    .description("Compare the search index's settings with what cars need, or set them.")
    .requiredOption("--tenant <slug>", "whose stock")
    .option("--apply", "set what differs")
    .action((options: { tenant: string; apply?: boolean }) =>
      run((tools, terminal) => stockSettings(options, tools, terminal)),
    );
}

/** Runs a command with the site's own adapters and gives its outcome to the shell. */
async function run(
  command: (
    tools: StockTools & {
      site(slug: string): Promise<TenantSite | null>;
      alerts: ImportAlerts;
      pages: KeptPages;
      feeds: FeedTools;
    },
    terminal: Terminal,
  ) => Promise<number>,
): Promise<void> {
  const env = readEnvironment();
  // A person reads the output of a command, so only warnings are logged unless more was asked for.
  const level = env.FORECOURT_LOG_LEVEL === "info" ? "warn" : env.FORECOURT_LOG_LEVEL;
  const wiring = await openWiring({ ...env, FORECOURT_LOG_LEVEL: level });
  const terminal: Terminal = {
    live: process.stdout.isTTY,
    out: (line) => process.stdout.write(`${line}\n`),
    error: (line) => process.stderr.write(`${line}\n`),
  };
  try {
    const tools = {
      site: async (slug: string) => {
        const content = await wiring.tenant(slug);
        return content && tenantSite(content, wiring.now());
      },
      tenant: async (slug: string) => {
        const content = await wiring.tenant(slug);
        if (!content) return null;
        // Hidden ones among them: where cars are shown to shoppers, they are taken out by their names.
        const locationNames = new Map(
          [...content.locations, ...content.hiddenLocations].flatMap(({ id, slug: place, name }) => [
            [id, name] as const,
            [place, name] as const,
          ]),
        );
        return { cars: content.tenant.config.cars, locationNames };
      },
      slugs: () => wiring.content.slugs(),
      stock: (slug: string) => wiring.stock(slug),
      now: () => wiring.now(),
      dataDirectory: wiring.dataDirectory,
      alerts: importAlerts(wiring),
      feeds: {
        sources: async (slug: string) => {
          const content = await wiring.tenant(slug);
          const sources = content ? content.tenant.config.feeds.sources : [];
          return sources.map(({ url, map }) => ({
            url,
            map: join(env.tenantsDirectory, slug, "feeds", `${map}.json`),
          }));
        },
        fetch: (asked) =>
          fetchFeed({
            ...asked,
            fetch: wiring.tenantFetch,
            plainHttp: env.FORECOURT_OUTGOING_LOOPBACK === "on",
          }),
      } satisfies FeedTools,
      pages: {
        forget: async (slug: string) => {
          const content = await wiring.tenant(slug);
          return (
            content &&
            forgetPages({ env, site: content.tenant.config.site, seenWithinMs: SEEN_EVERYWHERE_MS })
          );
        },
      },
    };
    process.exitCode = await command(tools, terminal);
  } finally {
    await wiring.close();
  }
}

/** Writes to standard output and waits while its reader is slower. */
const written = (line: string): void | Promise<void> =>
  process.stdout.write(line)
    ? undefined
    : new Promise((resolve) => process.stdout.once("drain", () => resolve()));

/** Every value of an option that may be repeated. */
const gathered = (column: string, before: readonly string[] = []): string[] => [...before, column];

function percent(text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !(number >= 0 && number <= 100)) {
    throw new InvalidArgumentError("A percentage from 0 to 100 was expected.");
  }
  return number;
}
