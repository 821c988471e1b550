import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type FeedMark, fetchFeed } from "#server/stock/feeds/fetch-feed.ts";
import { importStock } from "./import-stock.ts";
import { feedRuns } from "#server/stock/feeds/feed-runs.ts";
import { listRuns } from "../list-runs.ts";
import { listStock, showCar } from "../list-stock.ts";
import type { ImportTools } from "./import-one-feed.ts";
import type { StockTenant, Terminal } from "../stock-tools.ts";
import { BadCall } from "../../options/exit-codes.ts";

let directory: string;
let lines: string[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "cli-stock-"));
  lines = [];
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const terminal: Terminal = {
  live: false,
  out: (line) => lines.push(line),
  error: (line) => lines.push(`! ${line}`),
};

let cars: StockTenant["cars"];
beforeEach(() => {
  cars = { missingStatus: "in_stock" };
});

/** What the import called of alerts, in order. */
let toAlerts: string[];
beforeEach(() => {
  toAlerts = [];
});

/** What caches before the site answered, and whose pages they were to forget. */
let caches: { answer: string | null; forgot: string[] };
beforeEach(() => {
  caches = { answer: null, forgot: [] };
});

/** Feeds of the settings, and what a server answers to each fetch in turn. */
let feeds: {
  sources: { url: string; map: string }[];
  answers: (() => Response)[];
  asked: (FeedMark | null)[];
};
beforeEach(() => {
  feeds = { sources: [], answers: [], asked: [] };
});

const tools: ImportTools = {
  feeds: {
    sources: async () => feeds.sources,
    fetch: async (options) => {
      feeds.asked.push(options.known);
      return fetchFeed({ ...options, fetch: async () => feeds.answers.shift()?.() ?? Response.error() });
    },
  },
  pages: {
    forget: async (tenant) => {
      caches.forgot.push(tenant);
      return caches.answer;
    },
  },
  alerts: {
    before: async (tenant) => void toAlerts.push(`before ${tenant}`),
    after: async (tenant) => {
      toAlerts.push(`after ${tenant}`);
      return "Alerts: asked.";
    },
  },
  tenant: (slug) =>
    Promise.resolve(slug === "hillside" ? { cars, locationNames: new Map([["12", "Northside"]]) } : null),
  slugs: () => Promise.resolve(["hillside", "broken"]),
  stock: () => openEmbeddedStock({ directory: join(directory, "stock") }),
  now: () => new Date("2026-11-21T00:00:00Z"),
  get dataDirectory() {
    return directory;
  },
};

const MAP = {
  name: "yard",
  fields: { make: "Make", model: "Model", car_type: { constant: "used" }, price: "Price" },
};
const FEED = "Make,Model,Price\nMazda,CX-5,$29990\nToyota,,1000\nKia,Rio,POA\n";

function file(name: string, contents: string | object): string {
  const path = join(directory, name);
  writeFileSync(path, typeof contents === "string" ? contents : JSON.stringify(contents));
  return path;
}

const runImport = (feed: string, options: Partial<Parameters<typeof importStock>[1]> = {}) =>
  importStock([feed], { tenant: "hillside", map: file("map.json", MAP), ...options }, tools, terminal);

describe("stock import", () => {
  it("brings in what it can, says what became of each row, and keeps refused rows in a file", async () => {
    expect(await runImport(file("feed.csv", FEED))).toBe(0);
    expect(lines[0]).toBe("Stock updated: +2 −0 ~0");
    expect(lines.join("\n")).toContain("1 refused");
    const report = join(directory, "reports", "hillside-yard-20261121-000000-refused.csv");
    expect(readFileSync(report, "utf8")).toBe(
      "file,line,column,reason,value,repeats line,repeats id,Make,Model,Price\n" +
        ",3,Model,model is needed and is empty,,,,Toyota,,1000\n",
    );
    expect(lines.at(-2)).toContain(report);
  });

  it("notes what each import did, with the refused rows as they came, and nothing of a rehearsal", async () => {
    await runImport(file("feed.csv", FEED), { dryRun: true });
    expect(await feedRuns(directory, "hillside").list(9)).toEqual([]);
    await runImport(file("feed.csv", FEED));
    const [run, ...others] = await feedRuns(directory, "hillside").list(9);
    expect(others).toEqual([]);
    expect(run).toMatchObject({ feed: "yard", rows: 3, refused: 1, summary: "+2 −0 ~0", problem: null });
    const cells = [
      ["Make", "Toyota"],
      ["Model", ""],
      ["Price", "1000"],
    ];
    expect(run?.refusedRows).toMatchObject([{ line: 3, column: "Model", cells }]);
    lines.length = 0;
    expect(await listRuns({ tenant: "hillside", limit: 9 }, tools, terminal)).toBe(0);
    expect(lines.join()).toMatch(/yard +3 +1 +\+2/);
  });

  it("notes why an import was given up", async () => {
    await runImport(file("empty.csv", "Nothing\n1\n"));
    const [run] = await feedRuns(directory, "hillside").list(9);
    expect(run).toMatchObject({ summary: null, rows: null, problem: expect.stringContaining("Make") });
  });

  it("has caches before the site forget the pages, and says so when they could not be reached", async () => {
    const feed = file("feed.csv", FEED);
    await runImport(feed, { dryRun: true });
    expect(caches.forgot).toEqual([]);
    expect(await runImport(feed)).toBe(0);
    caches.answer = "The caches were not reached.";
    expect(await runImport(feed)).toBe(3);
    expect(caches.forgot).toEqual(["hillside", "hillside"]);
    expect(lines.at(-1)).toBe("! The caches were not reached.");
  });

  it("has alerts look before and after, and not for a rehearsal or a file that is refused", async () => {
    await runImport(file("feed.csv", FEED), { dryRun: true });
    expect(toAlerts).toEqual([]);
    await runImport(file("feed.csv", FEED));
    expect(toAlerts).toEqual(["before hillside", "after hillside"]);
    expect(lines.at(-1)).toBe("Alerts: asked.");
    toAlerts = [];
    expect(await runImport(file("empty.csv", "Nothing\n1\n"))).not.toBe(0);
    expect(toAlerts).toEqual(["before hillside"]);
  });

  it("takes cars without a status for not available unless the site says otherwise", async () => {
    cars = { missingStatus: "not_available" };
    await runImport(file("feed.csv", FEED));
    expect(lines.join("\n")).toContain("2 without a status: not available, in no list");
    const stock = await tools.stock("hillside");
    const statuses: string[] = [];
    for await (const { document } of stock.index.records()) statuses.push(document.status);
    expect(statuses).toEqual(["sold", "sold"]);
    cars = { missingStatus: "in_stock" };
    await runImport(file("feed.csv", FEED));
    for await (const { document } of stock.index.records()) statuses.push(document.status);
    expect(statuses.slice(2)).toEqual(["in_stock", "in_stock"]);
  });

  it("takes several files as one feed, and says which one a row is in", async () => {
    const map = file("map.json", MAP);
    const files = [file("a.csv", FEED), file("b.csv", "Price;Model;Make\n1;;Kia\n2;Jazz;Honda\n")];
    expect(await importStock(files, { tenant: "hillside", map }, tools, terminal)).toBe(0);
    expect(lines[0]).toBe("Stock updated: +3 −0 ~0");
    expect(lines.join("\n")).toContain(`refused line 2 of ${files[1]}, Model: model is needed and is empty`);
  });

  it("changes nothing on a dry run", async () => {
    expect(await runImport(file("feed.csv", FEED), { dryRun: true })).toBe(0);
    expect(lines[0]).toBe("Dry run, nothing was changed. This file would give: +2 −0 ~0");
    expect(readdirSync(join(directory, "stock"))).toEqual([]);
  });

  it("disarms formulas in the report, which people open in a spreadsheet", async () => {
    const map = file("map2.json", { ...MAP, fields: { ...MAP.fields, car_type: "Type" } });
    const feed = file("feed.csv", "Make,Model,Type,Price\nMazda,CX-5,=cmd(),1\nKia,Rio,used,1\n");
    const report = join(directory, "refused.csv");
    await runImport(feed, { map, report });
    expect(readFileSync(report, "utf8")).toContain("'=cmd()");
  });

  it.each([
    [
      "an unknown tenant",
      () => ({ tenant: "unknown" }),
      "There is no tenant called 'unknown'. There are: hillside, broken.",
    ],
    [
      "a tenant whose folder is broken",
      () => ({ tenant: "broken" }),
      "The folder of the tenant 'broken' cannot be used; forecourt tenant check says why.",
    ],
    [
      "a mapping that is not there",
      () => ({ map: "/nowhere.json" }),
      "There is no mapping file '/nowhere.json', or it may not be read.",
    ],
    [
      "a mapping of more than a megabyte",
      () => ({ map: file("huge.json", " ".repeat(1_000_001)) }),
      "has 1000001 bytes; at most 1000000.",
    ],
    ["a mapping that is not JSON", () => ({ map: file("bad.json", "{") }), "not JSON"],
    [
      "a mapping that says a thing twice",
      () => ({ map: file("bad.json", '{"name":"yard",\n"name":"lot"}') }),
      'the key "name" stands twice in one object, the second time on line 2',
    ],
    ["a misspelt field", () => ({ map: file("bad.json", { ...MAP, fields: { mak: "Make" } }) }), "mak"],
  ])("refuses %s with a sentence that helps", async (_, options, sentence) => {
    const run = runImport(file("feed.csv", FEED), options());
    await expect(run).rejects.toThrow(BadCall);
    await expect(run).rejects.toThrow(sentence);
  });

  it("refuses a feed file that is not there", async () => {
    await expect(runImport(join(directory, "nowhere.csv"))).rejects.toThrow("There is no file");
  });

  it("reports which columns a wrong file lacks", async () => {
    expect(await runImport(file("feed.csv", "a,b\n1,2\n"))).toBe(1);
    expect(lines[0]).toBe(
      "! The import stopped: The file lacks columns the mapping names: 'Make' (make), 'Model' (model), 'Price' (price). Its columns are: a, b.",
    );
    expect(lines[1]).toBe(
      '! Correct the mapping, or the file. Columns that files may lack stand under "optional" in the mapping.',
    );
  });

  it("leaves the fields of a missing column empty only when that was accepted", async () => {
    const map = file("ids.json", { ...MAP, identity: { id: "No" } });
    const feed = "No,Make,Model,Price\n1,Mazda,CX-5,29990\n";
    await runImport(file("feed.csv", feed), { map });
    const misspelt = file("feed.csv", feed.replace("Price", "Prise"));
    expect(await runImport(misspelt, { map })).toBe(1);
    expect(lines.join("\n")).toContain("'Price' (price; perhaps 'Prise')");
    expect(await runImport(misspelt, { map, acceptMissing: ["Price"] })).toBe(0);
    expect(lines.join("\n")).toContain("Stock updated: +0 −0 ~1");
  });

  it("reports rows that repeat one another", async () => {
    await runImport(file("feed.csv", "Make,Model,Price\nKia,Rio,1\nKia,Rio,2\n"));
    expect(lines.join("\n")).toContain(
      "1 rows without an id repeat an earlier one and count as further cars, 0 of them in every cell (first: line 3 repeats line 2).",
    );
  });

  it("says what is wrong when a file would empty the yard, and advises nothing that lets it", async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `Mazda,CX-${at},1000`).join("\n");
    await runImport(file("feed.csv", `Make,Model,Price\n${rows}\n`));
    expect(await runImport(file("feed.csv", "Make,Model,Price\nMazda,CX-1,1000\n"))).toBe(1);
    expect(lines.at(-1)).toBe(
      "! The import stopped: This file would take 19 of 20 cars out of the lists, which looks like a file that was cut short. Nothing was changed. Ask who sends it whether it is whole.",
    );
    expect(lines.join("\n")).not.toContain("--");
    expect(
      await runImport(file("feed.csv", "Make,Model,Price\nMazda,CX-1,1000\n"), { allowLeaving: 100 }),
    ).toBe(0);
  });
});

const ADDRESS = "https://feeds.example.com/stock.csv?key=secret";
const served = (text = FEED, headers: Record<string, string> = { etag: '"1"' }) =>
  feeds.answers.push(() => new Response(text, { headers }));
const unchanged = () => feeds.answers.push(() => new Response(null, { status: 304 }));

describe("stock import of an address", () => {
  it("fetches it, and says 'unchanged' while the server does", async () => {
    served();
    unchanged();
    expect(await runImport(ADDRESS)).toBe(0);
    expect(lines[0]).toBe("Stock updated: +2 −0 ~0");
    expect(lines.join()).not.toContain("secret");
    lines.length = 0;
    expect(await runImport(ADDRESS)).toBe(0);
    expect(lines).toEqual([
      "The feed https://feeds.example.com/stock.csv?… is unchanged since it was last imported. Nothing was done.",
    ]);
    expect(feeds.asked).toEqual([null, { etag: '"1"', lastModified: null, readAs: expect.any(String) }]);
    expect(toAlerts).toEqual(["before hillside", "after hillside"]);
  });

  it("asks for it in any case with another mapping or setting, after a dry run or a refused file, and of an empty stock", async () => {
    served();
    await runImport(ADDRESS, { dryRun: true });
    served("Nothing\n1\n");
    expect(await runImport(ADDRESS)).toBe(1);
    served();
    await runImport(ADDRESS);
    served();
    await runImport(ADDRESS, { map: file("other.json", { ...MAP, required: ["price"] }) });
    served();
    cars = { missingStatus: "not_available" };
    await runImport(ADDRESS);
    expect(feeds.asked).toEqual([null, null, null, null, null]);
    const { index } = await tools.stock("hillside");
    await index.rebuild(async () => undefined);
    served();
    await runImport(ADDRESS);
    expect(feeds.asked.at(-1)).toBeNull();
  });

  it("leaves the stock as it was when the server fails, and asks as before the next time", async () => {
    served();
    await runImport(ADDRESS);
    feeds.answers.push(() => new Response("", { status: 503 }));
    expect(await runImport(ADDRESS)).toBe(1);
    expect(lines.at(-1)).toBe(
      "! The feed https://feeds.example.com/stock.csv?… could not be fetched: the server answered 503. The stock was left as it is.",
    );
    unchanged();
    expect(await runImport(ADDRESS)).toBe(0);
    expect(await (await tools.stock("hillside")).index.count()).toMatchObject({ cars: 2 });
  });

  it("imports every feed of the tenant's settings, and the others where one fails", async () => {
    feeds.sources = [
      { url: "https://one.example/a.csv", map: file("one.json", { ...MAP, name: "one" }) },
      { url: "https://two.example/b.csv", map: file("two.json", { ...MAP, name: "two" }) },
      { url: "https://three.example/c.csv", map: join(directory, "nowhere.json") },
    ];
    feeds.answers.push(() => new Response("", { status: 404 }));
    served("Make,Model,Price\nKia,Rio,1\n");
    expect(await importStock([], { tenant: "hillside" }, tools, terminal)).toBe(2);
    expect(lines[0]).toContain("there is nothing at this address (404)");
    expect(lines[1]).toBe("Stock updated: +1 −0 ~0");
    expect(lines.at(-1)).toContain("There is no mapping file");
  });

  it("imports no second feed of the settings under the name of the first", async () => {
    const map = file("one.json", MAP);
    feeds.sources = [
      { url: "https://one.example/a.csv", map },
      { url: "https://two.example/b.csv", map },
    ];
    served();
    expect(await importStock([], { tenant: "hillside" }, tools, terminal)).toBe(2);
    expect(lines.at(-1)).toBe(
      "! Two feeds of 'hillside' have mappings called 'yard': each would take the other's cars for sold. Give each a name of its own.",
    );
    expect(await (await tools.stock("hillside")).index.count()).toMatchObject({ cars: 2 });
  });

  it.each([
    [[], {}, "Name a file or an address: the settings of 'hillside' name no feeds (feeds.sources)."],
    [[ADDRESS], {}, "Name the mapping file with --map; it says what the columns mean."],
    [[ADDRESS, "a.csv"], {}, "An address is a feed of its own: name it alone, without other files."],
  ])("refuses %j with a sentence that helps", async (names, options, sentence) => {
    const run = importStock(names, { tenant: "hillside", ...options }, tools, terminal);
    await expect(run).rejects.toThrow(sentence);
  });
});

describe("stock list and show", () => {
  it("list what is there, and show one car by id or slug", async () => {
    await runImport(file("feed.csv", FEED));
    lines.length = 0;
    expect(await listStock({ tenant: "hillside", limit: 1 }, tools, terminal)).toBe(0);
    expect(lines[0]).toContain("Mazda CX-5");
    expect(lines[0]).toContain("$29,990");
    expect(lines[1]).toBe("… of 2 cars; --limit shows more.");
    const id = lines[0]?.split(" ")[0] ?? "";
    lines.length = 0;
    expect(await showCar(`mazda-cx-5-${id}`, { tenant: "hillside" }, tools, terminal)).toBe(0);
    expect(lines[0]).toContain(`"id": "${id}"`);
    expect(lines[1]).toBe("Brought by the feed 'yard'.");
  });

  it("say so when there is no such car", async () => {
    expect(await showCar("unknown", { tenant: "hillside" }, tools, terminal)).toBe(1);
    expect(lines).toEqual(["! hillside has no car with the id or slug 'unknown'."]);
  });
});
