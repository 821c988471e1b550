import type { Meilisearch, Settings } from "meilisearch";
import {
  type ConfigurableStockIndex,
  entryOf,
  StockIndexError,
  type StockIndexFailure,
  type StockRecord,
  type StockWriter,
  type StockWriteResult,
} from "../../stock-index/stock-index.ts";
import { type IndexSettingsOptions, meilisearchSettings, settingsDrift } from "./index-settings.ts";
import { call, type MeilisearchServer, openClient } from "./meilisearch-call.ts";
import { printFilter } from "./print-filter.ts";
import { readStoredDocument, storedDocument } from "./stored-record.ts";
import { HeldChanges, type StockWrites } from "./held-changes.ts";
import { failureOf, orFail, type TaskTimeout, TaskWatch } from "./task-watch.ts";

/** Documents fetched or deleted in one request. */
const PAGE = 1_000;

/** What the index of a Meilisearch server needs. */
export interface MeilisearchIndexOptions extends MeilisearchServer {
  /** Name of the index, for example `Car_production`. */
  index: string;
  settings?: IndexSettingsOptions;
  taskTimeout?: TaskTimeout;
}

/**
 * A {@link ConfigurableStockIndex} on a Meilisearch server. `rebuild` fills a second index and swaps the two, so shoppers never
 * see half a stock. `write` sends nothing before its work is done: until then the changes wait in memory, about 2 KB
 * for each changed car. Writes through one such object take turns; two processes writing at once do not.
 *
 * @example
 * const index = meilisearchIndex({ host, key, index: "Car_production", fetch });
 * await index.applySettings();
 */
export function meilisearchIndex(options: MeilisearchIndexOptions): ConfigurableStockIndex {
  const client = openClient({ timeout: 30_000, ...options });
  const settings = meilisearchSettings(options.settings);
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
          const value = await work({ ...readerOf(client, name), ...held.writes });
          await makeIndex(client, name, settings, tasks);
          await held.sendTo(writesTo(client, name, tasks));
          await tasks.settle();
          return { value, version: await version() };
        }),
      ),
    rebuild: (work) =>
      inTurn(() =>
        asResult(async () => {
          const next = `${name}_next`;
          const tasks = new TaskWatch(client, taskTimeout);
          await makeIndex(client, name, settings, tasks);
          // Left over from a rebuild that was interrupted.
          if (await indexExists(client, next)) await tasks.finish(() => client.deleteIndex(next));
          await makeIndex(client, next, settings, tasks);
          try {
            const value = await work({ ...readerOf(client, next), ...writesTo(client, next, tasks) });
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
      for await (const document of fetchAll(client, name)) {
        const record = readStoredDocument(document);
        if (record) yield record;
      }
    },
    get: (ids) => fetchRecords(client, name, ids),
    async count() {
      const index = await call(() => client.getRawIndex(name));
      if (!index.ok)
        return isMissing(index.fault) ? { ok: true, cars: 0, version: "empty" } : failureOf(index.fault);
      const stats = await call(() => client.index(name).getStats());
      if (!stats.ok) return failureOf(stats.fault);
      return { ok: true, cars: stats.value.numberOfDocuments, version: index.value.updatedAt };
    },
    settingsDrift: () => driftOf(client, name, settings),
    applySettings() {
      return inTurn(async () => {
        const drift = await driftOf(client, name, settings);
        if (!drift.ok || drift.differing.length === 0) return drift.ok ? { ok: true, changed: [] } : drift;
        const applied = await asResult(async () => {
          const tasks = new TaskWatch(client, taskTimeout);
          const made = await makeIndex(client, name, settings, tasks);
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

const readerOf = (client: Meilisearch, name: string): Pick<StockWriter, "entries" | "get"> => ({
  async *entries() {
    for await (const document of fetchAll(client, name)) {
      const record = readStoredDocument(document);
      if (record) yield entryOf(record);
    }
  },
  get: (ids) => fetchRecords(client, name, ids),
});

function writesTo(client: Meilisearch, name: string, tasks: TaskWatch): StockWrites {
  const index = client.index(name);
  return {
    async put(records) {
      if (records.length === 0) return;
      // Without its name the server would look for a primary key, find `dealership_id` too, and give up.
      await tasks.send(() => index.addDocuments(records.map(storedDocument), { primaryKey: "id" }));
    },
    async remove(ids) {
      for (let at = 0; at < ids.length; at += PAGE) {
        await tasks.send(() => index.deleteDocuments(ids.slice(at, at + PAGE)));
      }
    },
  };
}

/** Makes the index with its settings when there is none, before the first car, so that nothing is indexed twice. */
async function makeIndex(
  client: Meilisearch,
  name: string,
  settings: Settings,
  tasks: TaskWatch,
): Promise<boolean> {
  if (await indexExists(client, name)) return false;
  await tasks.finish(() => client.createIndex(name, { primaryKey: "id" }));
  await tasks.finish(() => client.index(name).updateSettings(settings));
  return true;
}

async function indexExists(client: Meilisearch, name: string): Promise<boolean> {
  const found = await call(() => client.getRawIndex(name));
  if (found.ok) return true;
  if (isMissing(found.fault)) return false;
  throw new StockIndexError(failureOf(found.fault));
}

const isMissing = (fault: { kind: string; code?: string }) =>
  fault.kind === "api" && fault.code === "index_not_found";

async function fetchRecords(
  client: Meilisearch,
  name: string,
  ids: readonly string[],
): Promise<StockRecord[]> {
  const records: StockRecord[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const values = ids.slice(at, at + PAGE);
    const filter = printFilter({ kind: "oneOf", field: "id", values });
    const page = await call(() => client.index(name).getDocuments({ filter, limit: PAGE }));
    if (!page.ok) {
      if (isMissing(page.fault)) return [];
      throw new StockIndexError(failureOf(page.fault));
    }
    records.push(...page.value.results.flatMap((document) => readStoredDocument(document) ?? []));
  }
  return records;
}

async function* fetchAll(client: Meilisearch, name: string): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await call(() => client.index(name).getDocuments({ offset, limit: PAGE }));
    if (!page.ok) {
      if (isMissing(page.fault)) return;
      throw new StockIndexError(failureOf(page.fault));
    }
    yield* page.value.results;
    if (page.value.results.length < PAGE) return;
  }
}
