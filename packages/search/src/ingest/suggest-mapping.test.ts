import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { bothIndexes } from "../testing/fixtures/both-indexes.ts";
import { importFeed } from "./import-feed.ts";
import { parseFeedMapping } from "./mapping/parse-feed-mapping.ts";
import { suggestMapping } from "./suggest-mapping.ts";

const suggest = (...lines: string[]) => suggestMapping("yard", [lines.join("\n")]);
const columnOf = async (suggested: ReturnType<typeof suggest>, name: string) =>
  (await suggested).columns.find(({ column }) => column === name);

/** What one of two columns may be. */
const fieldsOf = async (column: "Year" | "Condition", ...rows: string[]) =>
  (await columnOf(suggest("Year,Condition", ...rows), column))?.fields;

const shared = process.env["FORECOURT_SHARED"] ?? "";
const real = join(shared, "data/au-vehicle-prices/au_vehicle_prices.csv");
const sample = join(import.meta.dirname, "../../../../apps/site/demo/feeds/sample-yard.csv");

/** What an import by a suggested mapping gives. */
async function importOf(csv: string | Buffer) {
  const { mapping } = await suggestMapping("yard", [csv]);
  const parsed = parseFeedMapping(JSON.parse(JSON.stringify(mapping)));
  const [embedded] = bothIndexes;
  if (!parsed.ok || !embedded) throw new Error("The mapping or the index cannot be used.");
  const index = await embedded.open();
  return importFeed({ source: [csv], mapping: parsed.mapping, index, now: new Date(0) });
}

describe("suggestMapping", () => {
  it("knows columns by usual names, whole or in part, and by what stands in them", async () => {
    const { mapping } = await suggest(
      "Vehicle Id,Vehicle Make,Modell,A,B,C,Photo 1,Photo 2",
      "7,Mazda,CX-5,used,$29990,JM0KF4W7A00123456,https://a.example/1.jpg,https://a.example/2.jpg",
      "8,Kia,Rio,new,$19990,KNADN512MC6000001,https://a.example/3.jpg,",
    );
    expect(mapping).toEqual({
      name: "yard",
      identity: { id: "Vehicle Id" },
      fields: {
        make: "Vehicle Make",
        model: "Modell",
        car_type: "A",
        price: "B",
        vin: "C",
        images: { columns: ["Photo *"] },
        status: { constant: "in_stock" },
      },
    });
  });

  it("knows short names of columns, and prices among words that stand for one", async () => {
    const { mapping } = await suggest(
      "Mfr,Line,Cond.,C1,Odo mi,Berths",
      "Jayco,Journey,Pre-Owned,CALL,,4",
      "Ford,F-150,Factory New,$25 587,1232,",
      "Ram,1500,CPO,$38 186,88000,",
    );
    expect(mapping.fields).toMatchObject({
      car_type: { column: "Cond." },
      price: "C1",
      km: "Odo mi",
      sleeps: "Berths",
    });
  });

  it("sees points for thousands and foreign dates, with a doubt", async () => {
    const feed = suggest(
      "Preis;Laufleistung;Listed",
      "12.900,00 €;85.000 km;1.2.2026",
      "9.500 €;120.000 km;3.4.2026",
    );
    const { mapping } = await feed;
    const plain = [{ remove: ["."] }, { before: "," }];
    expect(mapping.fields).toMatchObject({
      price: { column: "Preis", steps: plain },
      km: { column: "Laufleistung", steps: plain },
      created_at: { column: "Listed", steps: [{ date: "dmy" }] },
    });
    expect((await columnOf(feed, "Listed"))?.doubts).toEqual([
      "no date shows whether the day or the month stands first",
    ]);
    expect((await suggest("Listed", "11/21/2026")).mapping.fields).toMatchObject({
      created_at: { steps: [{ date: "mdy" }] },
    });
  });

  it("lists words it does not know for a person to translate, and takes none of them until then", async () => {
    const feed = suggest("Zustand", "Gebraucht", "used", "Neu");
    expect((await feed).mapping.fields).toMatchObject({
      car_type: { column: "Zustand", steps: [{ values: { Gebraucht: null, Neu: null } }] },
    });
    expect((await columnOf(feed, "Zustand"))?.doubts).toEqual([
      "say what each of these means as new, used or demo: Gebraucht, Neu",
    ]);
  });

  it("takes no column for an id that is empty or stands twice, and says so", async () => {
    const { mapping, doubts } = await suggest("Stock No,Make", "1,Kia", "1,Kia");
    expect(mapping).not.toHaveProperty("identity");
    expect(doubts.at(-1)).toBe(
      "'Stock No' is called like an id, but is empty or stands twice in some rows; without an id cars are known by the rest of their row.",
    );
  });

  it("says which other column has another value in every row", async () => {
    const { doubts } = await suggest("Lagernr.,Marke", "A-1,Kia", "A-2,Kia");
    expect(doubts.at(-1)).toBe(
      "No column is called like an id; cars are known by the whole of their row without price and kilometres. 'Lagernr.' has another value in every row: it may be the id.",
    );
  });

  it("finds nested pictures of JSON lines", async () => {
    const line = { id: 1, make: "Kia", media: { pictures: [{ url: "https://a.example/1.jpg" }] } };
    expect((await suggest(JSON.stringify(line))).mapping.fields).toMatchObject({
      images: { columns: ["media.pictures[*].url"] },
    });
  });

  it("names what no column says, and suggests nothing for columns it does not know", async () => {
    const feed = suggest("Shape,Keys", "x,1");
    const { mapping, columns, doubts } = await feed;
    expect(mapping).toEqual({ name: "yard", fields: { status: { constant: "in_stock" } } });
    expect(columns.map(({ fields }) => fields)).toEqual([[], []]);
    expect(doubts).toHaveLength(7);
  });

  it("takes a named column for words to translate while it has twenty of them, and for no number it cannot read", async () => {
    const kinds = Array.from("abcdefghijklmnopqrstu", (letter) => `2020,kind${letter}`);
    expect(await fieldsOf("Condition", ...kinds.slice(1))).toEqual(["car_type"]);
    expect(await fieldsOf("Condition", ...kinds)).toEqual([]);
    expect(await fieldsOf("Year", "unknown,used", "unknown,used")).toEqual([]);
    expect(await fieldsOf("Year", "2020,used", "2021,used")).toEqual(["year"]);
  });

  it("imports the sample feed but for the rows that are wrong in it", async () => {
    expect(await importOf(readFileSync(sample))).toMatchObject({ ok: true, rows: 75, added: 73 });
  });

  it.skipIf(!existsSync(real))("imports real listings (skipped without shared data)", async () => {
    const report = await importOf(readFileSync(real).subarray(0, 500_000));
    expect(report.ok && report.added / report.rows).toBeGreaterThan(0.98);
  });
});
