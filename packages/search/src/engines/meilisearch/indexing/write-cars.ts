import type { Meilisearch } from "meilisearch";
import type { StockWriter } from "../../../stock-index/stock-index.ts";
import { HeldChanges, type StockWrites } from "./held-changes.ts";
import type { Place } from "./shared-index.ts";
import { fetchAll, NOTHING, PAGE } from "./stored-cars.ts";
import { storedDocument } from "./stored-record.ts";
import type { TaskWatch } from "./task-watch.ts";

/** Where cars are written. */
export interface WrittenPlace {
  tasks: TaskWatch;
  place: Place;
}

/** Sends changes of a place's cars, and remembers their tasks. */
export function writesTo(client: Meilisearch, name: string, { tasks, place }: WrittenPlace): StockWrites {
  const index = client.index(name);
  return {
    async put(records) {
      if (records.length === 0) return;
      // Without its name the server would look for a primary key, find `dealership_id` too, and give up.
      const documents = records.map((record) => storedDocument(record, place));
      await tasks.send(() => index.addDocuments(documents, { primaryKey: place.primaryKey }));
    },
    async remove(ids) {
      for (let at = 0; at < ids.length; at += PAGE) {
        const keys = ids.slice(at, at + PAGE).map((id) => place.keyOf(id));
        await tasks.send(() => index.deleteDocuments(keys));
      }
    },
  };
}

/**
 * Replaces a tenant's whole stock in an index that others use: puts what the work puts, then takes out what it did not.
 * Shoppers meanwhile see old and new cars, and never none.
 */
export async function rebuildInPlace<T>(
  work: (writer: StockWriter) => Promise<T>,
  { client, name, tasks, place }: WrittenPlace & { client: Meilisearch; name: string },
): Promise<T> {
  const held = new HeldChanges();
  const value = await work({ ...NOTHING, ...held.writes });
  const { put, remove } = writesTo(client, name, { tasks, place });
  const current = new Set<string>();
  await held.sendTo({
    put: async (records) => {
      for (const { document } of records) current.add(document.id);
      await put(records);
    },
    remove: async (ids) => {
      for (const id of ids) current.delete(id);
      await remove(ids);
    },
  });
  await tasks.settle();
  const gone: string[] = [];
  for await (const { id } of fetchAll(client, name, place))
    if (!current.has(String(id))) gone.push(String(id));
  await remove(gone);
  await tasks.settle();
  return value;
}
