import { describe, expect, it } from "vitest";
import { parseCar } from "../car/wire/parse-car.ts";
import type { CarStatus } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { entryOf, type StockRecord } from "../stock-index/stock-index.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { StoredCars } from "./stored-cars.ts";
import { ImportRun } from "./import-run.ts";
import type { FeedMappingInput } from "./mapping/feed-mapping.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";
import { FeedColumns, feedRow, type FeedRow } from "./feed/feed-row.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const YARD: FeedMappingInput = {
  name: "yard",
  identity: { id: "Id" },
  fields: { make: "Make", model: "Model", car_type: "Type", status: "Status", price: "Price" },
};

/** An import over these stored cars, and everything it sends to the index, call by call. */
function importOver(stored: readonly StockRecord[], change: Partial<FeedMappingInput> = {}) {
  const parsed = parseFeedMapping({ ...YARD, ...change });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const puts: StockRecord[][] = [];
  const removes: string[][] = [];
  const gets: number[] = [];
  const byId = new Map(stored.map((record) => [record.document.id, record]));
  const writer = {
    get: async (ids: readonly string[]) => {
      gets.push(ids.length);
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    put: async (records: readonly StockRecord[]) => void puts.push([...records]),
    remove: async (ids: readonly string[]) => void removes.push([...ids]),
  };
  const cars = new StoredCars(27);
  for (const one of stored) cars.add(entryOf(one));
  const run = new ImportRun(parsed.mapping, { now: NOW, missingStatus: "not_available" }, writer, cars);
  return { run, puts, removes, gets };
}
const cells = (id: string, more: Record<string, string> = {}) => ({
  Id: id,
  Make: "Mazda",
  Model: "CX-5",
  Type: "used",
  Status: "in_stock",
  ...more,
});
const record = (
  id: string,
  feed: string | null,
  status: CarStatus = { kind: "in_stock" },
  createdAt = aCar().createdAt,
): StockRecord => ({
  document: stringifyCar(aCar({ id, slug: `slug-${id}`, status, createdAt })),
  feed,
  fingerprint: "before",
});
const rowOf = (line: number, values: Record<string, string>): FeedRow =>
  feedRow(new FeedColumns(Object.keys(values)), Object.values(values), line);
const soldAt = (at: number | null): CarStatus => ({ kind: "sold", soldAt: at });
const put = (records: readonly StockRecord[] | undefined) =>
  (records ?? []).map(({ document }) => {
    const parsed = parseCar(document);
    if (!parsed.ok) throw new Error("The import wrote a car that cannot be read.");
    return parsed.car;
  });

describe("ImportRun", () => {
  it("sends cars in batches of five hundred, and nothing where nothing waits", async () => {
    const { run, puts, removes } = importOver([]);
    for (let id = 0; id < 501; id += 1) await run.take({ ok: true, row: rowOf(id, cells(`car-${id}`)) });
    expect(puts.map((batch) => batch.length)).toEqual([500]);
    await run.flush();
    await run.flush();
    expect(puts.map((batch) => batch.length)).toEqual([500, 1]);
    expect(removes).toEqual([]);
  });

  it("counts a line that is no row as refused, where it stands", async () => {
    const { run } = importOver([]);
    const refused = await run.take({
      ok: false,
      file: null,
      line: 7,
      problem: "an unclosed quote",
      cells: [["", '"x']],
    });
    expect(refused).toEqual({
      file: null,
      line: 7,
      column: null,
      value: null,
      reason: "an unclosed quote",
      cells: [["", '"x']],
      earlier: null,
    });
    expect([run.tally.rows, run.tally.counts.refused]).toEqual([1, 1]);
  });

  it.each([
    ["other", "the car with this id (a) belongs to the feed 'other'"],
    [null, "the car with this id (a) was not brought by a feed"],
  ])("touches no car of the feed %j", async (feed, reason) => {
    const { run, puts } = importOver([record("a", feed)]);
    expect(await run.take({ ok: true, row: rowOf(3, cells("a")) })).toMatchObject({ line: 3, reason });
    await run.flush();
    expect(puts).toEqual([]);
    expect(run.available()).toEqual({ count: 0, departed: [] });
  });

  it("knows which of its own cars are for sale and are not in the file", async () => {
    const { run } = importOver([
      record("here", "yard"),
      record("gone", "yard"),
      record("sold", "yard", soldAt(1)),
      record("theirs", "other"),
    ]);
    await run.take({ ok: true, row: rowOf(2, cells("here")) });
    expect(run.available()).toEqual({ count: 2, departed: ["gone"] });
  });

  it("takes a row it refuses for a sign that the car has not left", async () => {
    const { run } = importOver([record("here", "yard")]);
    expect(await run.take({ ok: true, row: rowOf(2, cells("here", { Make: "" })) })).not.toBeNull();
    expect(run.available()).toEqual({ count: 1, departed: [] });
  });

  it("marks departed cars sold now, five hundred at a time, and counts them", async () => {
    const ids = Array.from({ length: 501 }, (_, at) => `car-${at}`);
    const { run, puts, gets } = importOver(ids.map((id) => record(id, "yard")));
    await run.retire(ids);
    expect(gets).toEqual([500, 1]);
    expect(puts.map((batch) => batch.length)).toEqual([500, 1]);
    const [car] = put(puts[1]);
    expect(car).toMatchObject({ id: "car-500", status: { kind: "sold", soldAt: NOW.getTime() } });
    expect(puts[1]?.[0]).toMatchObject({ feed: "yard", fingerprint: "" });
    expect(run.tally.counts.left).toBe(501);
  });

  it("forgets its own cars sold before a day, but none that is in the file", async () => {
    const { run, removes } = importOver([
      record("long", "yard", soldAt(99)),
      record("edge", "yard", soldAt(100)),
      record("unknown", "yard", soldAt(null)),
      record("unknown since long", "yard", soldAt(null), 99),
      record("back", "yard", soldAt(99)),
      record("theirs", "other", soldAt(99)),
      record("here", "yard"),
    ]);
    await run.take({ ok: true, row: rowOf(2, cells("back", { Status: "sold" })) });
    run.forgetSoldBefore(100);
    await run.flush();
    expect(removes).toEqual([["long", "unknown since long"]]);
    expect(run.tally.counts.forgotten).toBe(2);
  });

  it("says whether a car is new, changed or back, and keeps its address and its arrival", async () => {
    const { run, puts } = importOver([record("known", "yard"), record("back", "yard", soldAt(5))]);
    for (const [at, id] of ["new", "known", "back"].entries())
      await run.take({ ok: true, row: rowOf(at, cells(id)) });
    await run.flush();
    expect(run.tally.counts).toMatchObject({ added: 1, changed: 1, returned: 1 });
    const [fresh, known] = put(puts[0]);
    expect(fresh).toMatchObject({ slug: "mazda-cx-5-new", createdAt: NOW.getTime() });
    expect(known).toMatchObject({ slug: "slug-known", createdAt: aCar().createdAt });
  });

  const [september, october] = [Date.UTC(2026, 8, 1), Date.UTC(2026, 9, 1)];
  const DATED = { fields: { ...YARD.fields, sold_date_timestamp: "Sold on" } };

  it.each([
    ["the day the feed says, before the one that is stored", october, "2026-09-01", september],
    ["the day the feed says, of a car that was for sale", null, "2026-09-01", september],
    ["the day that is stored, where the feed says none", october, "", october],
    ["today, where nobody knows the day", null, "", NOW.getTime()],
  ])("gives a sold car %s", async (_, stored, given, sold) => {
    const known = stored === null ? record("a", "yard") : record("a", "yard", soldAt(stored));
    const { run, puts } = importOver([known], DATED);
    await run.take({ ok: true, row: rowOf(2, cells("a", { Status: "sold", "Sold on": given })) });
    await run.flush();
    expect(put(puts[0]).map(({ status }) => status)).toEqual([soldAt(sold)]);
    expect(run.tally.counts).toMatchObject({ changed: 1, returned: 0 });
  });

  it.each([
    ["new to the site", null, null],
    ["that was for sale", { kind: "in_stock" }, null],
    ["whose day of sale is known", soldAt(september), september],
  ] as const)(
    "never dates the sale of a car without a status %s, so that no list calls it sold",
    async (_, before, at) => {
      const { run, puts } = importOver(before === null ? [] : [record("a", "yard", before)]);
      await run.take({ ok: true, row: rowOf(2, cells("a", { Status: "" })) });
      await run.take({ ok: true, row: rowOf(3, cells("b", { Status: "who knows" })) });
      await run.flush();
      expect(put(puts[0]).map(({ status }) => status)).toEqual([soldAt(at), soldAt(null)]);
      expect(run.tally.counts.withoutStatus).toBe(2);
      expect(run.unpublished).toBe(before?.kind === "in_stock" ? 1 : 0);
    },
  );
});
