import { parseStockQuery, resolveStockList, searchStock } from "@forecourt/search";
import { TENANT } from "#host/testing/built-site.ts";
import type { AlertsWorld } from "./alerts-world.ts";

/** Asks the stock list each of some saved searches, and compares the changed cars it shows with what the run found. */
export async function compareWithList(
  world: AlertsWorld,
  changed: readonly string[],
  sample: number,
): Promise<{ asked: number; different: number; empty: number }> {
  const { wiring } = world;
  const content = await wiring.tenant(TENANT);
  if (!content) throw new Error(`There is no demo dealer ${TENANT}.`);
  const { config } = content.tenant;
  const { engine } = await wiring.stock(TENANT);
  const isChanged = new Set(changed);
  const policy = { ...config.search, pageSize: 1_000_000 };
  const counts = { asked: 0, different: 0, empty: 0 };
  for (const { list, query, cars, total } of world.sampled(sample)) {
    const found = resolveStockList(list, config.search);
    if (!found) throw new Error(`The demo dealer has no list ${list}.`);
    const result = await searchStock({
      engine,
      query: parseStockQuery(new URLSearchParams(query), config.search),
      scope: found.scope,
      policy,
      cars: config.cars,
      now: wiring.now(),
    });
    if (!result.ok) throw new Error(`The list did not answer ${query}.`);
    const shown = new Set(result.cars.map(({ id }) => id).filter((id) => isChanged.has(id)));
    const isSame = shown.size === total && cars.every((id) => shown.has(id));
    counts.asked += 1;
    if (shown.size === 0) counts.empty += 1;
    if (isSame) continue;
    counts.different += 1;
    console.log(`  ${list}?${query}: the list shows ${shown.size} changed cars, the run found ${total}`);
  }
  return counts;
}
