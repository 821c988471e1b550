import { beforeEach, describe, expect, it } from "vitest";
import type { StockIndex } from "../stock-index/stock-index.ts";
import { bothIndexes } from "../testing/fixtures/both-indexes.ts";
import { type ImportOptions, importFeed } from "./import-feed.ts";
import type { FeedMappingInput } from "./mapping/feed-mapping.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";

let index: StockIndex;

const YARD: FeedMappingInput = {
  name: "yard",
  identity: { id: "Stock No" },
  fields: {
    make: "Make",
    model: "Model",
    car_type: { constant: "used" },
    status: { constant: "in_stock" },
    price: "Price",
    stocknum: "Stock No",
  },
};

function mapping(changes: Partial<FeedMappingInput> = {}) {
  const result = parseFeedMapping({ ...YARD, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.mapping;
}

const bringIn = (text: string, options: Partial<ImportOptions> = {}) =>
  importFeed({
    source: [text],
    mapping: mapping(),
    index,
    now: new Date("2026-11-21T00:00:00Z"),
    ...options,
  });

const rows = (count: number, price: number) =>
  Array.from({ length: count }, (_, at) => `S${at},Mazda,CX-5,${price}\n`).join("");
const file = (count: number, price: number, header = "Stock No,Make,Model,Price") =>
  `${header}\n${rows(count, price)}`;

/** Everything there is, as text, and the version. */
async function everything(): Promise<string> {
  const records: string[] = [];
  for await (const record of index.records()) records.push(JSON.stringify(record));
  const counted = await index.count();
  return [...records.toSorted(), counted.ok ? counted.version : counted.detail].join("\n");
}

const prices = async () => {
  const found: (number | undefined)[] = [];
  for await (const { document } of index.records()) found.push(document.price);
  return new Set(found);
};

const line = (car: object) => `${JSON.stringify(car)}\n`;
const standard = () => mapping({ extends: "standard", fields: {}, identity: { id: "id" } });

async function* cutOff() {
  yield file(800, 30_000);
  throw new Error("the connection was lost");
}

describe.each(bothIndexes)("an import that is refused, into $name", ({ open }) => {
  beforeEach(async () => {
    index = await open();
  });

  it("has changed nothing, although more prices had changed than one batch holds", async () => {
    await bringIn(file(1_400, 20_000));
    const before = await everything();
    // A file cut short behind 700 new prices: the other half would be marked sold.
    expect(await bringIn(file(700, 30_000))).toMatchObject({ ok: false, problem: "too-many-leaving" });
    expect(await everything()).toBe(before);
    expect(await bringIn(file(1_400, 30_000))).toMatchObject({ ok: true, changed: 1_400 });
    expect(await prices()).toEqual(new Set([30_000]));
  });

  it("has changed nothing when the file breaks off with an error", async () => {
    await bringIn(file(1_000, 20_000));
    const before = await everything();
    expect(await bringIn("", { source: cutOff() })).toMatchObject({ ok: false, problem: "unreadable" });
    expect(await everything()).toBe(before);
  });

  it("names a mapped column that the file lacks, with what was perhaps meant, and clears nothing", async () => {
    await bringIn(file(3, 20_000));
    const before = await everything();
    const result = await bringIn(file(3, 20_000, "Stock No,Make,Model,Prise"));
    expect(result).toMatchObject({
      ok: false,
      problem: "missing-columns",
      detail:
        "The file lacks columns the mapping names: 'Price' (price; perhaps 'Prise'). Its columns are: Stock No, Make, Model, Prise.",
      missingColumns: [{ column: "Price", usedFor: ["price"], nearest: ["Prise"], needed: false }],
    });
    expect(await everything()).toBe(before);
  });

  it("says of a file that was perhaps cut short how many cars it would take", async () => {
    await bringIn(file(20, 20_000));
    expect(await bringIn(file(3, 20_000))).toEqual({
      ok: false,
      problem: "too-many-leaving",
      detail:
        "This file would take 17 of 20 cars out of the lists, which looks like a file that was cut short. Nothing was changed. Ask who sends it whether it is whole.",
      refusedRows: [],
      missingColumns: [],
    });
  });

  it("says of a file without one usable row which rows were refused", async () => {
    const none = { ok: false, problem: "no-cars", missingColumns: [] };
    const cells = [
      ["Stock No", "S1"],
      ["Make", ""],
      ["Model", "CX-5"],
      ["Price", "1"],
    ];
    const row = { file: null, column: "Make", value: null, earlier: null, cells };
    const reason = "make is needed and is empty";
    expect(await bringIn("Stock No,Make,Model,Price\nS1,,CX-5,1\nS2,,CX-5,1\n")).toEqual({
      ...none,
      detail: "None of the 2 rows could be used, so the stock was left as it is.",
      refusedRows: [
        { ...row, line: 2, reason },
        { ...row, line: 3, reason, cells: cells.with(0, ["Stock No", "S2"]) },
      ],
    });
    expect(await bringIn("Stock No,Make,Model,Price\n")).toEqual({
      ...none,
      detail: "None of the 0 rows could be used, so the stock was left as it is.",
      refusedRows: [],
    });
  });

  it("says of a mapping which needed fields it has no rule for", async () => {
    const { make: _make, model: _model, ...fields } = YARD.fields;
    const bare = mapping({ fields, required: ["year"] });
    expect(await bringIn(file(1, 1), { mapping: bare })).toEqual({
      ok: false,
      problem: "missing-columns",
      detail: "The mapping has no rule for make, model, year.",
      refusedRows: [],
      missingColumns: [],
    });
  });

  it("says why a file could not be read", async () => {
    const failure = { ok: false, problem: "unreadable", refusedRows: [], missingColumns: [] };
    expect(await bringIn("", { source: cutOff() })).toEqual({
      ...failure,
      detail: "The feed could not be read: the connection was lost.",
    });
  });

  it("reports how far it is every five hundred rows, and at the end", async () => {
    const progress: { rows: number; refused: number }[] = [];
    const onProgress = (at: { rows: number; refused: number }): void => void progress.push(at);
    await bringIn(`${file(998, 1)}S998,,CX-5,1\nS999,Mazda,CX-5,1\nS1000,Mazda,CX-5,1\n`, { onProgress });
    expect(progress).toEqual([
      { rows: 500, refused: 0 },
      { rows: 1_000, refused: 1 },
      { rows: 1_001, refused: 1 },
    ]);
  });

  it("goes on without a column that was accepted as missing", async () => {
    await bringIn(file(3, 20_000));
    const result = await bringIn(file(3, 20_000, "Stock No,Make,Model,Prise"), { acceptMissing: ["Price"] });
    expect(result).toMatchObject({ ok: true, changed: 3 });
    expect(await prices()).toEqual(new Set([undefined]));
  });

  it("never goes on without the id's column, which would rename the stock, or a needed one", async () => {
    await bringIn(file(3, 20_000));
    const before = await everything();
    for (const [header, column] of [
      ["StockNumber,Make,Model,Price", "Stock No"],
      ["Stock No,Brand,Model,Price", "Make"],
    ] as const) {
      const result = await bringIn(file(3, 20_000, header), { acceptMissing: [column] });
      expect(result).toMatchObject({ ok: false, missingColumns: [{ column, needed: true }] });
    }
    expect(await everything()).toBe(before);
  });

  it("finds at the end what no line of a JSON feed has, and takes null for an empty cell", async () => {
    const json = mapping({ format: { kind: "json-lines" } });
    const car = { "Stock No": "S1", Make: "Mazda", Model: "CX-5" };
    const lacking = line({ ...car, Prices: 1 }).repeat(2);
    expect(await bringIn(lacking, { mapping: json })).toMatchObject({
      ok: false,
      missingColumns: [{ column: "Price", nearest: ["Prices"] }],
    });
    expect(await index.count()).toMatchObject({ ok: true, cars: 0 });
    const there = line({ ...car, Price: null }) + line({ ...car, "Stock No": "S2" });
    expect(await bringIn(there, { mapping: json })).toMatchObject({ ok: true, added: 2 });
  });
});

describe("the columns of a preset", () => {
  beforeEach(async () => {
    index = await (bothIndexes[0]?.open() ?? Promise.reject(new Error("There is no index.")));
  });
  it("may be missing, for a preset names all that its format knows", async () => {
    const text = "id,make,model,car_type,status\n1,Mazda,CX-5,used,in_stock\n";
    expect(await bringIn(text, { mapping: standard() })).toMatchObject({ ok: true, added: 1 });
  });

  it("stop the run when the file has one that is spelt almost so", async () => {
    const text = "id,make,model,car_type,status,Prise\n1,Mazda,CX-5,used,in_stock,1\n";
    expect(await bringIn(text, { mapping: standard() })).toMatchObject({
      ok: false,
      missingColumns: [{ column: "price", nearest: ["Prise"] }],
    });
  });
});

describe("rows without an id that repeat an earlier one", () => {
  beforeEach(async () => {
    index = await (bothIndexes[0]?.open() ?? Promise.reject(new Error("There is no index.")));
  });
  const text = "Make,Model,Price\nMazda,CX-5,1000\nKia,Rio,900\nMazda,CX-5,1100\nMazda,CX-5,1000\n";
  const { stocknum: _, ...fields } = YARD.fields;

  it("are further cars, counted in the report", async () => {
    const result = await bringIn(text, { mapping: mapping({ identity: {}, fields }) });
    expect(result).toMatchObject({
      ok: true,
      added: 4,
      repeats: { count: 2, exact: 1, first: { place: "line 4", earlier: "line 2" } },
    });
  });

  it("are refused, each with the line it repeats, where the mapping says so", async () => {
    const result = await bringIn(text, { mapping: mapping({ identity: { repeats: "refuse" }, fields }) });
    expect(result).toMatchObject({
      ok: true,
      added: 2,
      refused: 2,
      repeats: { count: 0, exact: 0, first: null },
    });
    expect(result.refusedRows.map(({ line, reason }) => [line, reason])).toEqual([
      [4, "this row repeats line 2, and repeats are refused"],
      [5, "this row repeats line 2, and repeats are refused"],
    ]);
  });
});
