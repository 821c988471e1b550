import { stringifyCar } from "@forecourt/search/car";
import type { StockIndex, StockIndexFailure } from "@forecourt/search/ingest";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { demoSiteOf } from "./demo-site.ts";
import { demoStock } from "./demo-stock.ts";
import type { StockHint } from "./stock-hint.ts";

/** What to seed, and where. */
export interface SeedDemoStock {
  readonly content: TenantContent;
  /** The tenant's `stock.json`; a dealer without one (null) gets no invented cars. */
  readonly hint: StockHint | null;
  readonly index: StockIndex;
  readonly now: Date;
  /** 1 is what `npm start` uses. */
  readonly seed?: number;
}

/** How many cars the demo stock has now, or why there is none. */
export type SeedResult =
  | { ok: true; seeded: true; cars: number }
  | { ok: true; seeded: false; reason: string }
  | StockIndexFailure;

/**
 * Puts a site's demo stock into its index, and takes out what an earlier seeding put there and this one does not.
 * It leaves an index alone that holds any other cars: invented ones never stand beside real ones.
 * Seeding twice changes nothing but dates.
 */
export async function seedDemoStock({
  content,
  hint,
  index,
  now,
  seed = 1,
}: SeedDemoStock): Promise<SeedResult> {
  if (hint === null) return { ok: true, seeded: false, reason: "it has no stock.json" };
  const feed = `demo:${content.slug}`;
  const cars = demoStock(demoSiteOf(content, hint), { now: now.getTime(), seed });
  const fresh = new Set(cars.map(({ id }) => id));
  const result = await index.write(async (writer) => {
    const stale: string[] = [];
    for await (const entry of writer.entries()) {
      if (entry.feed !== feed) return false;
      if (!fresh.has(entry.id)) stale.push(entry.id);
    }
    await writer.remove(stale);
    await writer.put(cars.map((car) => ({ document: stringifyCar(car), feed, fingerprint: "" })));
    return true;
  });
  if (!result.ok) return result;
  return result.value
    ? { ok: true, seeded: true, cars: cars.length }
    : { ok: true, seeded: false, reason: "it has cars of its own" };
}
