import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { importFeed, parseFeedMapping } from "@forecourt/search/ingest";
import { openEmbeddedStock } from "@forecourt/search/snapshot";

const FEED = join(import.meta.dirname, "../feeds/sample-yard");
const directory = mkdtempSync(join(tmpdir(), "stock-"));
after(() => rmSync(directory, { recursive: true }));

test("the sample yard's feed comes in, save for the three rows that are wrong on purpose", async () => {
  const parsed = parseFeedMapping(JSON.parse(readFileSync(`${FEED}.map.json`, "utf8")));
  assert(parsed.ok, JSON.stringify(parsed));
  const { index } = await openEmbeddedStock({ directory });
  const source = [readFileSync(`${FEED}.csv`, "utf8")];
  const report = await importFeed({ source, mapping: parsed.mapping, index, now: new Date() });
  assert(report.ok, JSON.stringify(report));
  assert.deepEqual([report.added, report.refused], [72, 3]);
  const [record] = await index.get(["R1000"]);
  assert.equal(record?.document.make, "Kia");
  assert.equal(record.document.price, 20_990);
});
