import { describe, expect, it } from "vitest";
import { parseCar } from "./car/wire/parse-car.ts";
import type { FeedSource } from "./ingest/feed/feed-row.ts";
import { FeedRemarks } from "./ingest/feed/feed-remarks.ts";
import { readCsv } from "./ingest/feed/read-csv.ts";
import { readJsonLines } from "./ingest/feed/read-json-lines.ts";
import { bytesOf } from "./ingest/feed/unpack-feed.ts";
import { parseFeedMapping } from "./ingest/mapping/parse-feed-mapping.ts";
import { mapRow } from "./ingest/rows/map-row.ts";
import { CarIdentity } from "./ingest/rows/car-identity.ts";
import { editDistance } from "./kernel/edit-distance.ts";
import { slugify } from "./kernel/slugify.ts";
import { policyDefaults } from "./policy-defaults.ts";
import { canonicalSearch } from "./query/canonical-search.ts";
import { parseStockQuery } from "./query/parse-stock-query.ts";
import { growthRatio } from "./testing/growth-ratio.ts";
import { readSentence, sentenceLexicon } from "./words/read-sentence.ts";

const read = parseFeedMapping({
  name: "wide",
  extends: "standard",
  // Without a separator the reader guesses it.
  fields: { images: { column: "images" }, features: { column: "features" } },
});
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { mapping } = read;

const CSV = { delimiter: ",", file: null, remarks: new FeedRemarks() } as const;
const bytes = (text: string) => bytesOf(pieces(text));
const pieces = (text: string): FeedSource =>
  Array.from({ length: Math.ceil(text.length / 65_536) }, (_, at) =>
    text.slice(at * 65_536, (at + 1) * 65_536),
  );

async function rowsOf(items: ReturnType<typeof readCsv>): Promise<void> {
  const identity = new CarIdentity(mapping, 27);
  for await (const item of items) {
    if (!item.ok) continue;
    identity.idOf(item.row);
    mapRow(item.row, mapping);
  }
}

/** Some thousand pairs of a query string. */
const pairs = (count: number, pair: (at: number) => [string, string]) =>
  new URLSearchParams(Array.from({ length: count }, (_, at) => pair(at)));

const search = policyDefaults.search;
const lexicon = sentenceLexicon({ make: ["Mazda"] }, { words: "australian", distanceUnit: "km", year: 2026 });
function address(params: URLSearchParams): void {
  canonicalSearch(params, parseStockQuery(params, search), search);
}

const cell = (column: string, text: string) =>
  rowsOf(readCsv(bytes(`make,model,car_type,${column}\nMazda,CX-5,used,"${text}"\n`), CSV));

/** Each reader of input from outside, with an input of a size that takes some milliseconds. */
const READERS: readonly [name: string, size: number, work: (size: number) => unknown][] = [
  ["names of a query string", 20_000, (n) => address(pairs(n, (i) => [`a${i}`, "1"]))],
  ["values of a query string", 20_000, (n) => address(pairs(n, (i) => ["make", `m${i}`]))],
  ["a long value of a query string", 500_000, (n) => address(new URLSearchParams([["q", "a ".repeat(n)]]))],
  ["a plain-words sentence", 200_000, (n) => readSentence("under 30k ".repeat(n), lexicon)],
  ["a name for an address", 50_000, (n) => slugify("-é ".repeat(n))],
  ["words to compare", 500_000, (n) => editDistance("a".repeat(n), "b".repeat(n), 64)],
  [
    "rows of a CSV feed",
    300,
    (n) => rowsOf(readCsv(bytes(`make,model,car_type\n${"Mazda,CX-5,used\n".repeat(n)}`), CSV)),
  ],
  [
    "lines with a quote that is never closed",
    300,
    (n) => rowsOf(readCsv(bytes(`make,model\n${'Mazda,"CX-5\n\n'.repeat(n)}`), CSV)),
  ],
  ["commas in a cell of pictures", 20_000, (n) => cell("images", ",".repeat(n))],
  ["blanks in a cell of pictures", 20_000, (n) => cell("images", " a".repeat(n) + " ".repeat(n))],
  ["pictures in a cell", 5_000, (n) => cell("images", "https://a.example/1.jpg,".repeat(n))],
  ["digits in a cell of a price", 20_000, (n) => cell("price", "1 .,".repeat(n))],
  ["letters in a cell of a price", 20_000, (n) => cell("price", "$a-".repeat(n))],
  [
    "features in a cell",
    20_000,
    (n) => cell("features", Array.from({ length: n }, (_, i) => `f${i}`).join("|")),
  ],
  [
    "fields of a JSON line",
    5_000,
    (n) =>
      rowsOf(
        readJsonLines(
          bytes(`${JSON.stringify(Object.fromEntries(Array.from({ length: n }, (_, i) => [`f${i}`, i])))}\n`),
        ),
      ),
  ],
  [
    "depth of a JSON line",
    100_000,
    (n) => rowsOf(readJsonLines(bytes(`${"[".repeat(n)}${"]".repeat(n)}\n`))),
  ],
  ["a JSON line without an end", 4_000_000, (n) => rowsOf(readJsonLines(bytes("a".repeat(n))))],
  [
    "rules of a mapping",
    2_000,
    (n) =>
      parseFeedMapping({
        name: "a",
        fields: { make: Array.from({ length: n }, (_, i) => `c${i}`), model: "m", car_type: "t" },
      }),
  ],
  [
    "steps of a mapping",
    2_000,
    (n) =>
      parseFeedMapping({
        name: "a",
        fields: { make: { column: "a", steps: Array.from({ length: n }, () => ({ prefix: "a" })) } },
      }),
  ],
  [
    "pictures of a document",
    5_000,
    (n) =>
      parseCar({
        id: "1",
        name: "a",
        images: Array.from({ length: n }, (_, i) => `/p${i}.jpg`),
        thumbnails: [],
      }),
  ],
  [
    "places of a document",
    10_000,
    (n) =>
      parseCar({
        id: "1",
        name: "a",
        location: { distribution_locations: Array.from({ length: n }, (_, i) => `p${i}`) },
      }),
  ],
];

// Rules instrumented for mutation testing are many times slower, and how much says nothing about growth.
const instrumented = "STRYKER_MUTATOR_WORKER" in process.env;

describe.skipIf(instrumented)("no work grows faster than its input", () => {
  it.each(READERS)("%s", { timeout: 60_000 }, async (_, size, work) => {
    expect(await growthRatio(work, size)).toBeLessThan(3);
  });
});
