import type { Car, Condition } from "@forecourt/search/car";
import { demoCar } from "./demo-car.ts";
import { kindsOf, linesFor, type Offer } from "./demo-catalogue.ts";
import type { DemoSite } from "./demo-site.ts";
import { mayBeNew, yardFor } from "./demo-yard.ts";
import { hashWords, seededRandom } from "../dice/seeded-random.ts";

/** How the stock is rolled. */
export interface DemoStockOptions {
  /** Epoch milliseconds; every date is counted back from here. */
  readonly now: number;
  readonly seed: number;
}

const OFFERS = new Map<string, Offer>([
  ["rental", "rental"],
  ["subscription", "subscription"],
]);

/**
 * A site's whole demo stock. The same site, clock and seed give the same stock; another day moves only the dates and
 * model years. A site without yards has none.
 *
 * @example
 * demoStock(site, { now: Date.UTC(2026, 10, 21), seed: 1 }).length // the hint's count
 */
export function demoStock(site: DemoSite, { now, seed }: DemoStockOptions): Car[] {
  const count = site.yards.length === 0 ? 0 : (site.hint.count ?? 60);
  const kinds = kindsOf(site).map((kind) => ({ kind, lines: linesFor(site, kind) }));
  const shares = site.hint.conditions ?? { new: 0.35, used: 0.55, demo: 0.1 };
  const ids = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    // Each vehicle has dice of its own: adding one does not change the others.
    const random = seededRandom(hashWords(seed, site.slug, index));
    const { kind, lines } = random.pick(kinds);
    const offer = OFFERS.get(kind) ?? "sale";
    const condition = random.weighted<Condition>([
      ["new", shares.new ?? 0],
      ["used", shares.used ?? 0],
      ["demo", shares.demo ?? 0],
    ]);
    const sold = lines.filter(
      ({ line, make }) =>
        condition === "used" || offer !== "sale" || (mayBeNew(site, make) && line.make !== "Holden"),
    );
    const stocked = random.weighted(
      (sold.length > 0 ? sold : lines).map((entry) => [entry, entry.line.weight] as const),
    );
    const settled = sold.length > 0 ? condition : "used";
    const yard = yardFor(random, site, stocked.make, settled);
    if (yard === null)
      throw new Error("A site without yards was asked for stock; demoStock should have given none.");
    return demoCar(random, {
      site,
      stocked,
      offer,
      condition: settled,
      yard,
      id: freshId(ids, seed, site.slug, index),
      serial: index,
      now,
    });
  });
}

/** Seven letters and digits that look like a stock system's. */
function freshId(taken: Set<string>, seed: number, slug: string, index: number): string {
  for (let attempt = 0; ; attempt++) {
    const id = `d${hashWords("id", seed, slug, index, attempt).toString(36).padStart(7, "0")}`;
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
