import { stringifyCar } from "@forecourt/search/car";
import type { StockIndex, StockIndexFailure } from "@forecourt/search/ingest";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { demoSiteOf } from "./demo-site.ts";
import { demoStock } from "./demo-stock.ts";
import type { StockHint } from "./stock-hint.ts";

/** What to seed, and where. */
export interface SeedDemoStock {
  readonly content: TenantContent;
  /** The tenant's `stock.json`; null seeds by its template alone. */
  readonly hint: StockHint | null;
  readonly index: StockIndex;
  readonly now: Date;
  /** 1 is what `npm start` uses. */
  readonly seed?: number;
}

/**
 * Puts a site's demo stock into its index, and takes out what an earlier seeding put there and this one does not.
 * Imported cars stay, and so do other sites' cars in a shared index. Seeding twice changes nothing but dates.
 */
export async function seedDemoStock({
  content,
  hint,
  index,
  now,
  seed = 1,
}: SeedDemoStock): Promise<{ ok: true; cars: number } | StockIndexFailure> {
  const feed = `demo:${content.slug}`;
  const cars = demoStock(demoSiteOf(content, hint ?? {}), { now: now.getTime(), seed });
  const fresh = new Set(cars.map(({ id }) => id));
  const result = await index.write(async (writer) => {
    const stale: string[] = [];
    for await (const entry of writer.entries()) {
      if (entry.feed === feed && !fresh.has(entry.id)) stale.push(entry.id);
    }
    await writer.remove(stale);
    await writer.put(cars.map((car) => ({ document: stringifyCar(car), feed, fingerprint: "" })));
    return cars.length;
  });
  return result.ok ? { ok: true, cars: result.value } : result;
}
