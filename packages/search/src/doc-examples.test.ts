import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import * as car from "./car/index.ts";
import * as embedded from "./engines/embedded/index.ts";
import * as snapshot from "./snapshot.ts";
import * as search from "./index.ts";
import * as sentences from "./sentences.ts";
import * as ingest from "./ingest/index.ts";
import * as kernel from "./kernel/index.ts";
import * as meilisearch from "./engines/meilisearch/index.ts";
import * as policies from "./policy.ts";
import * as defaults from "./policy-defaults.ts";
import * as testing from "./testing/index.ts";

const SOURCE = import.meta.dirname;
const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(join(SOURCE, file), "utf8"));

/** The doc comment before an export, without its stars; null when there is none. */
function docOf(name: string): string | null {
  const found = new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:async )?(?:const|function|class) ${name}\b`,
  );
  for (const source of sources) {
    const [, doc] = found.exec(source) ?? [];
    if (doc !== undefined) return doc.replaceAll(/^\s*\* ?/gm, "");
  }
  return null;
}

const exampleOf = (doc: string): string | null => doc.split("@example")[1]?.trim() ?? null;

const NOW = new Date("2026-11-21T00:00:00Z");
const aMazda = testing.aCar({
  id: "7",
  slug: "2021-mazda-cx-5-7",
  make: "Mazda",
  model: "CX-5",
  body: "SUV",
  city: "Brisbane",
  seats: 7,
});
const engine = embedded.embeddedEngine([car.stringifyCar(aMazda)]);

const directory = mkdtempSync(join(tmpdir(), "examples-"));
const opened: snapshot.EmbeddedStock[] = [];
afterAll(async () => {
  for (const stock of opened) await stock.close();
  rmSync(directory, { recursive: true, force: true });
});

/** The real thing, in a directory that goes away. */
async function openEmbeddedStock(): Promise<snapshot.EmbeddedStock> {
  const stock = await snapshot.openEmbeddedStock({ directory });
  opened.push(stock);
  return stock;
}

const server = testing.fakeMeilisearch();
const read = ingest.parseFeedMapping({ name: "demo", extends: "standard" });
if (!read.ok) throw new Error("The standard preset does not parse.");
const { index } = await snapshot.openEmbeddedStock({ directory: join(directory, "index") });

/** What examples may speak of besides our own exports. */
const scope: Record<string, unknown> = {
  ...testing,
  ...embedded,
  ...kernel,
  ...policies,
  ...defaults,
  ...ingest,
  ...meilisearch,
  ...search,
  ...sentences,
  sentences: sentences.sentencesOf({ words: "australian" }),
  ...car,
  openEmbeddedStock,
  createReadStream: () => Readable.from(["id,make,model,car_type\n1,Mazda,CX-5,used\n"]),
  console: { log: () => undefined },
  mapping: read.mapping,
  index,
  host: "http://meili.test",
  key: "0123456789abcdef",
  keyUid: "00000000-0000-4000-8000-000000000000",
  expiresAt: new Date("2099-01-01T00:00:00Z"),
  fetch: server.fetch,
  document: car.stringifyCar(aMazda),
  expect,
  engine,
  car: aMazda,
  policy: defaults.policyDefaults.search,
  cars: defaults.policyDefaults.cars,
  now: NOW,
  query: search.emptyQuery,
  plan: testing.aPlan(),
  lexicon: sentences.sentenceLexicon(
    { body: ["SUV"], transmission: ["Automatic"], colour: ["Crimson Red"] },
    { words: "australian", distanceUnit: "km", year: 2026 },
  ),
};

const lineWithResult = /^(.*?);\s*\/\/ (.+)$/;
const isPlain = (result: string) => /^["'[{\d-]|^(true|false|null)\b/.test(result) && !result.includes("…");

/** An example as code: `expression; // result` becomes an expectation when the result is written as code. */
const runnable = (example: string) =>
  example
    .split("\n")
    .map((line) => {
      const [, expression = "", result = ""] = lineWithResult.exec(line) ?? [];
      if (!isPlain(result) || /^\s*(const|let|import|return|if|for)\b/.test(expression)) return line;
      return `expect(${expression}).toEqual(${result});`;
    })
    .join("\n");

const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...args: string[]
) => (...values: unknown[]) => Promise<void>;

// A contract suite is an example of itself: it declares tests, which a test cannot do.
const isContract = (name: string) => name.startsWith("describe") && name in testing;

describe.each([
  ["@forecourt/search", search],
  ["@forecourt/search/car", car],
  ["@forecourt/search/kernel", kernel],
  ["@forecourt/search/embedded", embedded],
  ["@forecourt/search/sentences", sentences],
  ["@forecourt/search/snapshot", snapshot],
  ["@forecourt/search/ingest", ingest],
  ["@forecourt/search/meilisearch", meilisearch],
  ["@forecourt/search/policy", policies],
  ["@forecourt/search/defaults", defaults],
  ["@forecourt/search/testing", testing],
])("%s", (_, entry) => {
  it.each(Object.keys(entry))("explains %s with an example that works", async (name) => {
    const doc = docOf(name);
    expect(doc, `${name} has no doc comment`).not.toBeNull();
    const example = exampleOf(doc ?? "");
    expect(example, `${name} has no @example`).not.toBeNull();
    if (isContract(name)) return;
    await new AsyncFunction(...Object.keys(scope), `{ ${runnable(example ?? "")}\n}`)(
      ...Object.values(scope),
    );
  });
});
