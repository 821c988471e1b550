import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { openMeilisearchStock } from "@forecourt/search/meilisearch";
import { fakeMeilisearch } from "@forecourt/search/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { stockSettings } from "./stock-settings.ts";
import type { StockTools, Terminal } from "./stock-tools.ts";

let lines: string[];
beforeEach(() => {
  lines = [];
});

const terminal: Terminal = {
  live: false,
  out: (line) => lines.push(line),
  error: (line) => lines.push(`! ${line}`),
};

const toolsFor = (stock: StockTools["stock"]): StockTools => ({
  tenant: () => Promise.resolve({ cars: { missingStatus: "not_available" }, locationNames: new Map() }),
  slugs: () => Promise.resolve(["hillside"]),
  stock,
  now: () => new Date(0),
  dataDirectory: "",
});

const refusing = () =>
  Promise.reject(new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") }));

describe("stock settings", () => {
  it("reports what differs on a server, sets it, and has nothing to do afterwards", async () => {
    const { fetch } = fakeMeilisearch();
    const options = { host: "http://meili.test", index: "cars", fetch, clock: () => 0 };
    const tools = toolsFor(() => Promise.resolve(openMeilisearchStock(options)));
    expect(await stockSettings({ tenant: "hillside" }, tools, terminal)).toBe(1);
    expect(lines.at(-1)).toContain("rankingRules");
    expect(await stockSettings({ tenant: "hillside", apply: true }, tools, terminal)).toBe(0);
    expect(await stockSettings({ tenant: "hillside" }, tools, terminal)).toBe(0);
    expect(lines.at(-1)).toBe("All settings are right.");
  });

  it("says so when the server cannot be reached", async () => {
    const options = { host: "http://meili.test", index: "cars", fetch: refusing, clock: () => 0 };
    const tools = toolsFor(() => Promise.resolve(openMeilisearchStock(options)));
    expect(await stockSettings({ tenant: "hillside", apply: true }, tools, terminal)).toBe(1);
    expect(lines).toEqual(["! The search server cannot be used: connect ECONNREFUSED."]);
  });

  it("has nothing to do for the embedded engine", async () => {
    const directory = mkdtempSync(join(tmpdir(), "cli-settings-"));
    const tools = toolsFor(() => openEmbeddedStock({ directory }));
    expect(await stockSettings({ tenant: "hillside", apply: true }, tools, terminal)).toBe(0);
    expect(lines[0]).toContain("nothing to apply");
  });
});
