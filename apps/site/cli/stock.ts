import { describeColumns } from "@forecourt/search/ingest";
import { type Command, InvalidArgumentError } from "commander";
import { checkStockImages } from "./stock/check-images.ts";
import { exportStockFile } from "./stock/export-stock.ts";
import type { ImportStockOptions } from "./stock/import/import-one-feed.ts";
import { importStock } from "./stock/import/import-stock.ts";
import {
  type JsonOption,
  listed,
  OF_TENANT,
  ofSite,
  type TenantOption,
  withJson,
} from "./options/common-options.ts";
import { listRuns } from "./stock/list-runs.ts";
import { listStock, showCar } from "./stock/list-stock.ts";
import { stockSettings } from "./stock/stock-settings.ts";
import { standardTerminal, withStockTools } from "./with-stock-tools.ts";
import { suggestMap } from "./stock/suggest-map.ts";
import { explainRank } from "./stock/why-ranked.ts";
import { wholeNumber } from "./options/whole-number.ts";

/** `forecourt stock …`: feeds into the stock, and a look at what is there. Works while the site runs. */
export function register(program: Command): void {
  const stock = program.command("stock").description("Import feeds and look at a tenant's stock.");

  ofSite(stock, "import")
    .description("Bring a feed into a tenant's stock. Refused rows go to a report and never stop the run.")
    .argument(
      "[files...]",
      "the feed: CSV, or one JSON object a line, gzip and ZIP are unpacked; or its https address; left out, the feeds of the tenant's settings",
    )
    .option(
      "--map <file>",
      "the mapping file that says what the columns mean; feeds of the settings have their own",
    )
    .option("--dry-run", "say what would change, change nothing")
    .option("--report <file>", "where refused rows are written")
    .option("--accept-missing <column>", "a mapped column this file may lack; may be repeated", gathered)
    .option("--allow-leaving <percent>", "share of the stock this file may mark sold (25)", percent)
    .action((files: string[], options: ImportStockOptions) =>
      withStockTools((tools, terminal) => importStock(files, options, tools, terminal)),
    );

  ofSite(stock, "runs")
    .description("List what the imports of a tenant's feeds did, the newest first; refused rows with --json.")
    .option("--limit <runs>", "how many to show", wholeNumber, 20)
    .action((options: TenantOption & JsonOption & { limit: number }) =>
      withStockTools((tools, terminal) => listRuns(options, tools, terminal)),
    );

  ofSite(stock, "list")
    .description("List a tenant's cars.")
    .option("--limit <cars>", "how many to show", wholeNumber, 50)
    .action((options: { tenant: string; limit: number; json?: boolean }) =>
      withStockTools((tools, terminal) => listStock(options, tools, terminal)),
    );

  stock
    .command("export")
    .description("Write a tenant's cars for sale as a catalogue of adverts takes them, to standard output.")
    .requiredOption(...OF_TENANT)
    .requiredOption("--to <catalogue>", "google, meta or tiktok")
    .action((options: { tenant: string; to: string }) =>
      withStockTools((tools, terminal) => exportStockFile(options, tools, written, terminal)),
    );

  ofSite(stock, "show")
    .description("Show everything stored about one car.")
    .argument("<id>", "id or slug of a car")
    .action((id: string, options: TenantOption & JsonOption) =>
      withStockTools((tools, terminal) => showCar(id, options, tools, terminal)),
    );

  ofSite(stock, "why-ranked")
    .description("Say where a car stands in the site's list, and what put it there.")
    .argument("<car>", "id or slug of a car")
    .action((car: string, options: TenantOption & JsonOption) =>
      withStockTools((tools, terminal) => explainRank(car, options, tools, terminal)),
    );
  ofSite(stock, "check-images")
    .description(
      "Look at the pictures of cars for sale: how many, in which order, and which addresses show nothing.",
    )
    .option("--seconds <seconds>", "how long to ask for addresses at most", wholeNumber, 600)
    .action((options: TenantOption & JsonOption & { seconds: number }) =>
      withStockTools((tools, terminal) => checkStockImages(options, tools, terminal, Date.now)),
    );
  stock
    .command("suggest-map")
    .argument("<files...>", "the feed, as for import")
    .description("Write a first mapping file for a feed to standard output, with its doubts beside it.")
    .option("--name <feed>", "what the feed is called; left out, as its file")
    .action(async (files: string[], options: { name?: string }) => {
      process.exitCode = await suggestMap(files, options, standardTerminal());
    });
  withJson(stock, "columns")
    .description("List the columns a mapping file may fill.")
    .action(({ json }: JsonOption) => {
      const columns = describeColumns();
      listed(json, columns, () =>
        columns
          .map(({ column, kind, meaning }) => `${column.padEnd(32)}${kind.padEnd(14)}${meaning}`)
          .join("\n"),
      );
    });

  ofSite(stock, "settings")
    .description("Compare the search index's settings with what cars need, or set them.")
    .option("--apply", "set what differs")
    .action((options: TenantOption & JsonOption & { apply?: boolean }) =>
      withStockTools((tools, terminal) => stockSettings(options, tools, terminal)),
    );
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
