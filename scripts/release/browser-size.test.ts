import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { ROOT } from "../run.ts";

/** What a browser downloads for names of one entry, in bytes after gzip, React apart; and what its bundler warns of. */
async function bundled(file: string, names: readonly string[]) {
  const warnings: string[] = [];
  const bundle = await rolldown({
    input: "entry",
    external: ["react", "react/jsx-runtime"],
    platform: "browser",
    onLog: (_level, log) => void warnings.push(log.message),
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) =>
          id === "entry"
            ? `export { ${names.join(", ")} } from ${JSON.stringify(join(ROOT, "packages", file))};`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const code = output.map((part) => (part.type === "chunk" ? part.code : "")).join("");
  return { bytes: gzipSync(code).length, warnings };
}

/** Forms and leads have budgets of their own beside their sources (`size.test.ts`). */
const BUDGETS = [
  // The four of search carry the table of facts of the trades, 1.3 KB.
  ["an address and its query", "search/src/index.ts", ["parseStockQuery", "stringifyStockQuery"], 4_600],
  // With the makes, models and places of every market, which a misspelt filter is compared with.
  ["a whole stock list", "search/src/index.ts", ["searchStock"], 49_500],
  ["the embedded engine", "search/src/engines/embedded/index.ts", ["embeddedEngine"], 12_300],
  ["what a car says", "search/src/car/index.ts", ["parseCar", "describePrice", "resolveTagBanner"], 5_600],
  ["addresses of a site", "tenant-config/src/routes/index.ts", ["href", "matchRoute"], 6_400],
  ["opening hours", "tenant-config/src/locations/index.ts", ["describeOpenNow"], 1_900],
  ["a car's tile", "ui/src/components/cars/car-card.tsx", ["CarCard"], 1_750],
  ["all filters of a list", "ui/src/components/stock/filter-panel.tsx", ["FilterPanel"], 3_600],
  ["events of a page", "analytics/src/index.ts", ["createDispatcher", "visitFacts", "visitIds"], 1_150],
  ["events to the site", "analytics/src/destinations/numbered-events.ts", ["numberedEvents"], 2_400],
] as const;

describe("what a browser downloads", () => {
  it.each(BUDGETS)("for %s", async (_, file, names, budget) => {
    const { bytes, warnings } = await bundled(file, names);
    process.stdout.write(`${names.join(", ")}: ${bytes} of ${budget} bytes gzip\n`);
    expect(warnings).toEqual([]);
    expect(bytes).toBeGreaterThan(200);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
