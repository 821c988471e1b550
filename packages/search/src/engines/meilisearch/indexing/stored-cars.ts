import type { Meilisearch } from "meilisearch";
import type { PlanFilter } from "../../../plan/search-plan.ts";
import {
  entryOf,
  StockIndexError,
  type StockRecord,
  type StockWriter,
} from "../../../stock-index/stock-index.ts";
import { call } from "../wire/meilisearch-call.ts";
import { printFilter, printFilters } from "../wire/print-filter.ts";
import type { Place } from "./shared-index.ts";
import { readStoredDocument } from "./stored-record.ts";
import { failureOf } from "./task-watch.ts";

/** Documents fetched or deleted in one request. */
export const PAGE = 1_000;

type StockReads = Pick<StockWriter, "entries" | "get">;

/** The stored cars of an index that has none. */
export const NOTHING: StockReads = {
  async *entries() {
    // There is nothing yet.
  },
  get: async () => [],
};

/** What stands in a place of an index. */
export const readerOf = (client: Meilisearch, name: string, place: Place): StockReads => ({
  async *entries() {
    for await (const document of fetchAll(client, name, place)) {
      const record = readStoredDocument(document);
      if (record) yield entryOf(record);
    }
  },
  get: (ids) => fetchRecords(client, name, { ids, place }),
});

/** Of a shared index the server knows no tenant's number, but it says how many documents a listing would have. */
export const countCars = async (client: Meilisearch, name: string, { filter }: Place): Promise<number> =>
  filter === null
    ? (await client.index(name).getStats()).numberOfDocuments
    : (await client.index(name).getDocuments({ filter: printFilter(filter), limit: 0 })).total;

/** Whether there is no such index. */
export const isMissing = (fault: { kind: string; code?: string }) =>
  fault.kind === "api" && fault.code === "index_not_found";

/** The records of some ids; unknown ones are left out. Throws {@link StockIndexError}. */
export async function fetchRecords(
  client: Meilisearch,
  name: string,
  { ids, place }: { ids: readonly string[]; place: Place },
): Promise<StockRecord[]> {
  const records: StockRecord[] = [];
  for (let at = 0; at < ids.length; at += PAGE) {
    const values = ids.slice(at, at + PAGE);
    const filter = listFilter(place, { kind: "oneOf", field: "id", values });
    const page = await call(() =>
      client.index(name).getDocuments({ ...(filter ? { filter } : {}), limit: PAGE }),
    );
    if (!page.ok) {
      if (isMissing(page.fault)) return [];
      throw new StockIndexError(failureOf(page.fault));
    }
    records.push(...page.value.results.flatMap((document) => readStoredDocument(document) ?? []));
  }
  return records;
}

/** Conditions of a listing, the place's own among them; undefined when there are none. */
const listFilter = ({ filter }: Place, ...more: readonly PlanFilter[]): string[] | undefined =>
  printFilters([...(filter === null ? [] : [filter]), ...more]);

/** Every document of a place, in the server's order. Throws {@link StockIndexError}. */
export async function* fetchAll(
  client: Meilisearch,
  name: string,
  place: Place,
): AsyncGenerator<Record<string, unknown>> {
  const filter = listFilter(place);
  for (let offset = 0; ; offset += PAGE) {
    const page = await call(() =>
      client.index(name).getDocuments({ offset, limit: PAGE, ...(filter ? { filter } : {}) }),
    );
    if (!page.ok) {
      if (isMissing(page.fault)) return;
      throw new StockIndexError(failureOf(page.fault));
    }
    yield* page.value.results;
    if (page.value.results.length < PAGE) return;
  }
}
