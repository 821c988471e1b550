import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { describe, expect, it } from "vitest";
import { ROOT } from "../run.ts";

/**
 * What a browser downloads at once for names of one entry, in bytes after gzip, React apart; whether more comes later;
 * and what its bundler warns of.
 */
async function bundled(file: string, names: readonly string[], besides: string) {
  const warnings: string[] = [];
  const bundle = await rolldown({
    input: "entry",
    external: ["react", "react/jsx-runtime"],
    platform: "browser",
    onLog: (_level, { code, message }) => code !== "MODULE_LEVEL_DIRECTIVE" && warnings.push(message),
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) =>
          id === "entry"
            ? `export { ${names.join(", ")} } from ${JSON.stringify(join(ROOT, "packages", file))};${besides}`
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  const chunks = output.filter((part) => part.type === "chunk");
  const code = chunks.map((part) => (part.isEntry ? part.code : "")).join("");
  return { bytes: gzipSync(code).length, comesLater: chunks.length > 1, warnings };
}

const XSTATE = `export { createActor } from ${JSON.stringify(join(ROOT, "packages/forms-machine/node_modules/xstate"))};`;

/** What each may measure. A form before a touch is allowed 15 KB, a touched one 60 KB with its machine of 14 KB. */
const BUDGETS = [
  // The four of search carry the table of facts of the trades, 1.3 KB, a list the prices of subscription terms, 0.2 KB.
  ["an address and its query", "search/src/index.ts", ["parseStockQuery", "stringifyStockQuery"], 4_700],
  ["a whole stock list", "search/src/index.ts", ["searchStock"], 14_000],
  ["the embedded engine", "search/src/engines/embedded/index.ts", ["embeddedEngine"], 15_400],
  ["what a car says", "search/src/car/index.ts", ["parseCar", "describePrice", "resolveTagBanner"], 5_700],
  ["addresses of a site", "tenant-config/src/routes/index.ts", ["href", "matchRoute"], 6_400],
  ["opening hours", "tenant-config/src/locations/index.ts", ["describeOpenNow"], 1_900],
  ["a car's tile", "ui/src/components/cars/car-card.tsx", ["CarCard"], 1_750],
  ["all filters of a list", "ui/src/components/stock/filter-panel.tsx", ["FilterPanel"], 4_000],
  ["events of a page", "analytics/src/index.ts", ["createDispatcher", "visitFacts", "visitIds"], 1_150],
  ["events to the site", "analytics/src/destinations/numbered-events.ts", ["numberedEvents"], 2_400],
  ["checking a form", "leads/src/index.ts", ["validateForm"], 3_100],
  [
    "checking, sending and success",
    "leads/src/index.ts",
    ["validateForm", "parseSubmission", "successQuery"],
    4_600,
  ],
  ["the lead call", "leads/src/enquiry/browser/index.ts", ["sendLead"], 2_000],
  ["a masked or formatted number", "leads/src/enquiry/phone/index.ts", ["maskPhone", "maskTyping"], 1_000],
  ["the finance calculator", "leads/src/enquiry/finance/index.ts", ["quoteLoan"], 1_500],
  ["prefilling a form", "leads/src/index.ts", ["prefill"], 4_000],
  ["remembering a shopper", "leads/src/enquiry/browser/index.ts", ["readShopper", "rememberShopper"], 1_500],
  ["an untouched form", "forms-machine/src/react/index.ts", ["useLazyForm"], 1_500],
  ["a one-step form", "forms-machine/src/index.ts", ["provideSubmit", "submitView"], 14_500, XSTATE],
  ["a form of several steps", "forms-machine/src/index.ts", ["provideSteps", "stepsView"], 17_000, XSTATE],
  ["a masked number", "forms-machine/src/index.ts", ["providePhoneReveal"], 14_500, XSTATE],
  ["the 'Text us' button", "forms-machine/src/index.ts", ["provideTextUs"], 15_000, XSTATE],
] as const;

describe("what a browser downloads", () => {
  it.each(BUDGETS)("for %s", async (_, file, names, budget, besides = "") => {
    const { bytes, comesLater, warnings } = await bundled(file, names, besides);
    process.stdout.write(`${names.join(", ")}: ${bytes} of ${budget} bytes gzip\n`);
    expect(warnings).toEqual([]);
    expect(comesLater).toBe(false);
    expect(bytes).toBeGreaterThan(200);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
});
