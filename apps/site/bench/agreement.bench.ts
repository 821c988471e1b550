/**
 * `MEILI_URL=… pnpm bench agreement [--cars 3000] [--texts 2000] [--seed 27]`: the embedded engine beside a live Meilisearch
 * over one stock. Totals and the first ten cars of each text are compared; what differs stands in a table with its reason.
 * The key is in MEILI_MASTER_KEY. The index it makes is deleted again.
 */
import { randomUUID } from "node:crypto";
import { Command } from "commander";
import { embeddedEngine } from "@forecourt/search/embedded";
import { openMeilisearchStock } from "@forecourt/search/meilisearch";
import { compareEngines } from "./agreement/compare-engines.ts";
import { KINDS, textsOf } from "./agreement/texts.ts";
import { benchStock } from "./search/bench-stock.ts";
import { machine, row } from "./site/figures.ts";

const options = new Command("pnpm bench agreement")
  .description("Whether the embedded engine and a Meilisearch server answer alike.")
  .option("--cars <count>", "size of the stock", "3000")
  .option("--texts <count>", "how many texts are searched for", "2000")
  .option("--seed <number>", "which texts", "27")
  .showHelpAfterError()
  .parse()
  .opts<{ cars: string; texts: string; seed: string }>();

const MOST_TOTALS = 0.5;
const MOST_FIRST_TEN = 2;
const percent = (part: number, of: number) => (part * 100) / of;

const { MEILI_URL: host, MEILI_MASTER_KEY: key } = process.env;
if (host) await compare(host);
else
  console.log(
    "skipped: MEILI_URL is not set, so there is no server to compare with, and nothing was compared",
  );

async function compare(url: string): Promise<void> {
  const index = `forecourt_agreement_${randomUUID().slice(0, 8)}`;
  const stock = openMeilisearchStock({
    host: url,
    ...(key ? { key } : {}),
    index,
    fetch,
    timeout: 30_000,
    clock: Date.now,
  });
  const cars = await benchStock(Number(options.cars));
  const texts = textsOf(cars, Number(options.texts), Number(options.seed));
  try {
    const written = await stock.index.rebuild(async (writer) => {
      await writer.put(cars.map((document) => ({ document, feed: null, fingerprint: "" })));
    });
    if (!written.ok) throw new Error(written.detail);
    console.log(`${machine()}; ${cars.length} cars, ${texts.length} texts, seed ${options.seed}`);
    const rows = await compareEngines(texts, embeddedEngine(cars), stock.engine);
    for (const { kind, asked, totals, firstTen, order, examples } of rows) {
      console.log(
        `${kind.padEnd(24)} ${asked} texts: ${totals} totals, ${firstTen} first ten, ${order} orders differ (${KINDS[kind]})`,
      );
      for (const example of examples) console.log(`  ${example}`);
    }
    const sum = (of: "totals" | "firstTen" | "order") => rows.reduce((all, each) => all + each[of], 0);
    row("other totals", percent(sum("totals"), texts.length), "%", { most: MOST_TOTALS });
    row("another first ten", percent(sum("firstTen") + sum("order"), texts.length), "%", {
      most: MOST_FIRST_TEN,
    });
  } finally {
    await stock.close();
    await fetch(`${url}/indexes/${index}`, {
      method: "DELETE",
      ...(key ? { headers: { Authorization: `Bearer ${key}` } } : {}),
    });
  }
}
