import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import { describeSearchEngine } from "../../testing/contracts/describe-search-engine.ts";
import { describeStockIndex } from "../../testing/contracts/describe-stock-index.ts";
import { meilisearchSettings } from "./indexing/index-settings.ts";
import { openClient } from "./wire/meilisearch-call.ts";
import { meilisearchEngine } from "./searching/meilisearch-engine.ts";
import { meilisearchIndex } from "./indexing/meilisearch-index.ts";

const { MEILI_URL, MEILI_MASTER_KEY } = process.env;
const reason = MEILI_URL ? "" : " (skipped: MEILI_URL is not set, so there is no server to ask)";
const server = {
  host: MEILI_URL ?? "http://127.0.0.1:7700",
  fetch,
  timeout: 30_000,
  ...(MEILI_MASTER_KEY ? { key: MEILI_MASTER_KEY } : {}),
};
const newName = () => `forecourt_exam_${randomUUID().slice(0, 8)}`;

async function dropIndex(name: string): Promise<void> {
  await openClient(server).deleteIndex(name).waitTask({ timeout: 30_000 });
}

describe.skipIf(!MEILI_URL)(`a live Meilisearch server${reason}`, () => {
  describeStockIndex("Meilisearch", async () => {
    const name = newName();
    return { index: meilisearchIndex({ ...server, index: name }), close: () => dropIndex(name) };
  });

  describeSearchEngine("Meilisearch", async ({ documents, fields, maxValuesPerFacet, facetOrder, typos }) => {
    const name = newName();
    const client = openClient(server);
    const wait = { timeout: 60_000 };
    await client.createIndex(name, { primaryKey: "id" }).waitTask(wait);
    const settings = {
      ...meilisearchSettings({ fields }),
      faceting: { maxValuesPerFacet, sortFacetValuesBy: { "*": facetOrder } },
      typoTolerance: {
        enabled: true,
        minWordSizeForTypos: { oneTypo: typos.oneTypo, twoTypos: typos.twoTypos },
      },
    };
    await client.index(name).updateSettings(settings).waitTask(wait);
    await client
      .index(name)
      .addDocuments([...documents])
      .waitTask(wait);
    const limits = { maxTotalHits: 200_000, maxValuesPerFacet };
    return {
      engine: meilisearchEngine({ ...server, index: name, clock: Date.now, limits }),
      close: () => dropIndex(name),
    };
  });
});
