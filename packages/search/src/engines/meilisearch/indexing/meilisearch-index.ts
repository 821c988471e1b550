import type { Meilisearch, Settings } from "meilisearch";
import {
  type ConfigurableStockIndex,
  StockIndexError,
  type StockIndexFailure,
  type StockWriteResult,
} from "../../../stock-index/stock-index.ts";
import { HeldChanges } from "./held-changes.ts";
import { type IndexSettingsOptions, meilisearchSettings, settingsDrift } from "./index-settings.ts";
import { call, type MeilisearchServer, openClient } from "../wire/meilisearch-call.ts";
import { type Place, placeOf } from "./shared-index.ts";
import { countCars, fetchAll, fetchRecords, isMissing, readerOf } from "./stored-cars.ts";
import { readStoredDocument } from "./stored-record.ts";
import { failureOf, orFail, type TaskTimeout, TaskWatch } from "./task-watch.ts";
import { rebuildInPlace, writesTo } from "./write-cars.ts";

/** What the index of a Meilisearch server needs. */
export interface MeilisearchIndexOptions extends MeilisearchServer {
  /** Name of the index, for example `Car_production`. */
  index: string;
  settings?: IndexSettingsOptions;
  /** Whose cars these are, in an index that several tenants share. */
  tenant?: string;
  taskTimeout?: TaskTimeout;
}

/**
 * A {@link ConfigurableStockIndex} on a Meilisearch server. `rebuild` fills a second index and swaps the two, so shoppers never
 * see half a stock; in an index shared with other tenants, which cannot be swapped, it puts all cars and then takes out those
 * that are gone. `write` sends nothing before its work is done: until then the changes wait in memory, about 2 KB
 * for each changed car. Writes through one such object take turns; two processes writing at once do not.
 */
export function meilisearchIndex(options: MeilisearchIndexOptions): ConfigurableStockIndex {
  const client = openClient({ timeout: 30_000, ...options });
  const { tenant } = options;
  const place = placeOf(tenant);
  const settings = meilisearchSettings({ ...options.settings, isShared: tenant !== undefined });
  const taskTimeout = options.taskTimeout ?? { timeout: 600_000, interval: 100 };
  const { index: name } = options;
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work, work);
    turn = mine.catch(() => undefined);
    return mine;
  };

  const version = async () => (await orFail(() => client.getRawIndex(name))).updatedAt;

  return {
    write: (work) =>
      inTurn(() =>
        asResult(async () => {
          const tasks = new TaskWatch(client, taskTimeout);
          const held = new HeldChanges();
          const value = await work({ ...readerOf(client, name, place), ...held.writes });
          await makeIndex(client, name, { settings, place }, tasks);
          await held.sendTo(writesTo(client, name, { tasks, place }));
          await tasks.settle();
          return { value, version: await version() };
        }),
      ),
    rebuild: (work) =>
      inTurn(() =>
        asResult(async () => {
          const tasks = new TaskWatch(client, taskTimeout);
          await makeIndex(client, name, { settings, place }, tasks);
          if (place.filter !== null) {
            const value = await rebuildInPlace(work, { client, name, place, tasks });
            return { value, version: await version() };
          }
          const next = `${name}_next`;
          // Left over from a rebuild that was interrupted.
          if (await indexExists(client, next)) await tasks.finish(() => client.deleteIndex(next));
          await makeIndex(client, next, { settings, place }, tasks);
          try {
            const value = await work({
              ...readerOf(client, next, place),
              ...writesTo(client, next, { tasks, place }),
            });
            await tasks.settle();
            await tasks.finish(() => client.swapIndexes([{ indexes: [name, next], rename: false }]));
            return { value, version: await version() };
          } finally {
            // After the swap this is the old stock; after a failure it is the half-made new one.
            await call(() => client.deleteIndex(next));
          }
        }),
      ),
    async *records() {
      for await (const document of fetchAll(client, name, place)) {
        const record = readStoredDocument(document);
        if (record) yield record;
      }
    },
    get: (ids) => fetchRecords(client, name, { ids, place }),
    async count() {
      const index = await call(() => client.getRawIndex(name));
      if (!index.ok)
        return isMissing(index.fault) ? { ok: true, cars: 0, version: "empty" } : failureOf(index.fault);
      const cars = await call(() => countCars(client, name, place));
      if (!cars.ok) return failureOf(cars.fault);
      return { ok: true, cars: cars.value, version: index.value.updatedAt };
    },
    settingsDrift: () => driftOf(client, name, settings),
    applySettings() {
      return inTurn(async () => {
        const drift = await driftOf(client, name, settings);
        if (!drift.ok || drift.differing.length === 0) return drift.ok ? { ok: true, changed: [] } : drift;
        const applied = await asResult(async () => {
          const tasks = new TaskWatch(client, taskTimeout);
          const made = await makeIndex(client, name, { settings, place }, tasks);
          if (!made) await tasks.finish(() => client.index(name).updateSettings(settings));
          return { value: drift.differing, version: "" };
        });
        return applied.ok ? { ok: true, changed: applied.value } : applied;
      });
    },
  };
}

async function driftOf(
  client: Meilisearch,
  name: string,
  settings: Settings,
): Promise<{ ok: true; differing: string[] } | StockIndexFailure> {
  const current = await call(() => client.index(name).getSettings());
  if (current.ok) return { ok: true, differing: settingsDrift(current.value, settings) };
  return isMissing(current.fault) ? { ok: true, differing: Object.keys(settings) } : failureOf(current.fault);
}

async function asResult<T>(work: () => Promise<{ value: T; version: string }>): Promise<StockWriteResult<T>> {
  try {
    return { ok: true, ...(await work()) };
  } catch (error) {
    if (error instanceof StockIndexError) return error.failure;
    throw error;
  }
}

/** Makes the index with its settings when there is none, before the first car, so that nothing is indexed twice. */
async function makeIndex(
  client: Meilisearch,
  name: string,
  { settings, place: { primaryKey } }: { settings: Settings; place: Place },
  tasks: TaskWatch,
): Promise<boolean> {
  if (await indexExists(client, name)) return false;
  try {
    await tasks.finish(() => client.createIndex(name, { primaryKey }));
  } catch (error) {
    // Of two tenants that come to a shared index first, one makes it.
    if (await indexExists(client, name)) return false;
    throw error;
  }
  await tasks.finish(() => client.index(name).updateSettings(settings));
  return true;
}

async function indexExists(client: Meilisearch, name: string): Promise<boolean> {
  const found = await call(() => client.getRawIndex(name));
  if (found.ok) return true;
  if (isMissing(found.fault)) return false;
  throw new StockIndexError(failureOf(found.fault));
}
