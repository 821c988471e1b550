import { type StockIndex, StockIndexError, type StockRecord } from "@forecourt/search/ingest";
import { type StockTools, stockOf, type Terminal } from "./stock-tools.ts";
import { EXIT } from "../options/exit-codes.ts";

/** `stock list`: the cars of a tenant, one a line. */
export async function listStock(
  options: { tenant: string; limit: number; json?: boolean },
  tools: StockTools,
  terminal: Terminal,
): Promise<number> {
  return withStock(options.tenant, tools, terminal, async (index) => {
    const counted = await index.count();
    if (!counted.ok) throw new StockIndexError(counted);
    let shown = 0;
    for await (const record of index.records()) {
      if (shown++ >= options.limit) break;
      terminal.out(options.json ? JSON.stringify(record) : carLine(record));
    }
    if (options.json) return EXIT.done;
    if (shown === 0) terminal.out("There are no cars yet.");
    else if (counted.cars > options.limit) terminal.out(`… of ${counted.cars} cars; --limit shows more.`);
    return EXIT.done;
  });
}

/** `stock show`: everything stored about one car, found by its id or slug. */
export async function showCar(
  idOrSlug: string,
  options: { tenant: string; json?: boolean },
  tools: StockTools,
  terminal: Terminal,
): Promise<number> {
  return withStock(options.tenant, tools, terminal, async (index) => {
    const [byId] = await index.get([idOrSlug]);
    const record = byId ?? (await findBySlug(index, idOrSlug));
    if (!record) {
      terminal.error(`${options.tenant} has no car with the id or slug '${idOrSlug}'.`);
      return EXIT.failed;
    }
    if (options.json) {
      terminal.out(JSON.stringify(record));
      return EXIT.done;
    }
    terminal.out(JSON.stringify(record.document, null, 2));
    terminal.out(record.feed === null ? "Brought by no feed." : `Brought by the feed '${record.feed}'.`);
    return EXIT.done;
  });
}

async function withStock(
  tenant: string,
  tools: StockTools,
  terminal: Terminal,
  work: (index: StockIndex) => Promise<number>,
): Promise<number> {
  const { index } = await stockOf(tools, tenant);
  try {
    return await work(index);
  } catch (error) {
    if (!(error instanceof StockIndexError)) throw error;
    terminal.error(`The stock of ${tenant} cannot be read: ${error.failure.detail}`);
    return EXIT.failed;
  }
}

async function findBySlug(index: StockIndex, slug: string): Promise<StockRecord | undefined> {
  for await (const record of index.records()) if (record.document.slug === slug) return record;
  return undefined;
}

function carLine({ document, feed }: StockRecord): string {
  const price = document.price === undefined ? "no price" : `$${document.price.toLocaleString("en-AU")}`;
  return [
    document.id.padEnd(14),
    document.status.padEnd(11),
    price.padStart(10),
    document.name,
    feed ?? "–",
  ].join("  ");
}
