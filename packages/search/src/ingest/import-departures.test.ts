import { bothIndexes } from "../testing/fixtures/both-indexes.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { ImportOptions } from "./import-feed.ts";
import type { StockIndex } from "../stock-index/stock-index.ts";
import {
  DAY,
  documentsOf,
  importRows,
  mapping,
  summary,
  TODAY,
  TOMORROW,
  YARD,
} from "../testing/fixtures/yard-feed.ts";

let index: StockIndex;

const bringIn = (rows: string, options: Partial<ImportOptions> = {}) => importRows(index, rows, options);
const cars = () => documentsOf(index);

describe.each(bothIndexes)("cars that leave a feed, in $name", ({ open }) => {
  beforeEach(async () => {
    index = await open();
  });

  it("marks a car that left a full feed sold, once, with the time", async () => {
    await bringIn("Mazda,CX-5,used,1,29990,SUV\nKia,Rio,used,2,9990,Hatch\n");
    expect(summary(await bringIn("Mazda,CX-5,used,1,29990,SUV\n", { now: TOMORROW }))).toBe("+0 −1 ~0");
    const kia = (await cars()).find(({ make }) => make === "Kia");
    expect(kia).toMatchObject({
      status: "sold",
      sold: true,
      sold_date_timestamp: TOMORROW.getTime(),
      price: 9_990,
    });
    const later = new Date(TOMORROW.getTime() + DAY);
    expect(summary(await bringIn("Mazda,CX-5,used,1,29990,SUV\n", { now: later }))).toBe("+0 −0 ~0");
  });

  it("forgets a car when it was sold more than 400 days ago, and not a day before", async () => {
    const mazda = "Mazda,CX-5,used,1,29990,SUV\n";
    await bringIn(`${mazda}Kia,Rio,used,2,9990,Hatch\n`);
    await bringIn(mazda);
    const edge = new Date(TODAY.getTime() + 400 * DAY);
    expect(await bringIn(mazda, { now: edge })).toMatchObject({ forgotten: 0, unchanged: 1 });
    expect(await bringIn(mazda, { now: new Date(edge.getTime() + 1) })).toMatchObject({
      forgotten: 1,
      left: 0,
    });
    expect((await cars()).map(({ make }) => make)).toEqual(["Mazda"]);
  });

  it("puts a car that comes back in stock again, with its old address and arrival", async () => {
    const both = "Mazda,CX-5,used,1,29990,SUV\nKia,Rio,used,2,9990,Hatch\n";
    await bringIn(both);
    const [, before] = await cars();
    await bringIn("Mazda,CX-5,used,1,29990,SUV\n", { now: TOMORROW });
    expect(await bringIn(both, { now: TOMORROW })).toMatchObject({ returned: 1, summary: "+1 −0 ~0" });
    expect((await cars())[1]).toEqual(before);
  });

  it("leaves what is missing from an incremental feed alone", async () => {
    const incremental = mapping({ ...YARD, feed: "incremental" });
    await bringIn("Mazda,CX-5,used,1,29990,SUV\n", { mapping: incremental });
    expect(summary(await bringIn("Kia,Rio,used,2,9990,Hatch\n", { mapping: incremental }))).toBe("+1 −0 ~0");
    expect(await cars()).toHaveLength(2);
  });

  it("removes a car when the feed asks for it, and does not mind when it is gone", async () => {
    const withDeletes = mapping({
      ...YARD,
      feed: "incremental",
      identity: { id: "Model" },
      delete: { column: "Body", is: ["DELETE"] },
    });
    await bringIn("Mazda,CX-5,used,1,29990,SUV\n", { mapping: withDeletes });
    const rows = "Mazda,CX-5,used,1,29990,delete\nKia,Rio,used,1,1,delete\n";
    expect(await bringIn(rows, { mapping: withDeletes })).toMatchObject({
      deleted: 1,
      skipped: 1,
      refused: 0,
    });
    expect(await cars()).toEqual([]);
  });

  it("does not call a car sold because its row was refused today", async () => {
    const priced = mapping({ ...YARD, required: ["price"] });
    await bringIn("Mazda,CX-5,used,1,29990,SUV\nKia,Rio,used,2,9990,Hatch\n", { mapping: priced });
    const result = await bringIn("Mazda,CX-5,used,1,POA,SUV\nKia,Rio,used,2,9990,Hatch\n", {
      mapping: priced,
    });
    expect(result).toMatchObject({ refused: 1, left: 0 });
  });

  describe("when a file looks cut short", () => {
    const many = Array.from({ length: 40 }, (_, at) => `Mazda,CX-${at},used,1,1,SUV`);

    const rows = (bare: number) =>
      many.map((row, at) => row.replace("SUV", at < bare ? "" : "in_stock")).join("\n");

    it("changes nothing when more than a quarter would be marked sold", async () => {
      await bringIn(`${many.join("\n")}\n`);
      const result = await bringIn(`${many.slice(0, 29).join("\n")}\nKia,Rio,used,1,1,SUV\n`);
      expect(result).toMatchObject({ ok: false, problem: "too-many-leaving" });
      expect(await cars()).toHaveLength(40);
    });

    it("goes on at exactly a quarter, and when a larger share is allowed", async () => {
      await bringIn(`${many.join("\n")}\n`);
      expect(await bringIn(`${many.slice(0, 30).join("\n")}\n`)).toMatchObject({ left: 10 });
      expect(await bringIn(`${many[0]}\n`, { maxLeavingShare: 1 })).toMatchObject({ left: 29 });
    });

    it("changes nothing when more than a quarter would be taken out of the lists for want of a status", async () => {
      const stated = mapping({
        ...YARD,
        identity: { id: "Model" },
        fields: { ...YARD.fields, status: "Body" },
      });
      await bringIn(`${rows(0)}\n`, { mapping: stated });
      expect(await bringIn(`${rows(11)}\n`, { mapping: stated })).toMatchObject({
        ok: false,
        problem: "too-many-leaving",
        detail: expect.stringContaining("(11 of them have no status in it)"),
      });
      expect((await cars()).filter(({ status }) => status === "in_stock")).toHaveLength(40);
      expect(await bringIn(`${rows(10)}\n`, { mapping: stated })).toMatchObject({
        ok: true,
        withoutStatus: 10,
      });
      expect((await cars()).filter(({ status }) => status === "in_stock")).toHaveLength(30);
    });

    it("changes nothing for a file without one usable row", async () => {
      await bringIn("Mazda,CX-5,used,1,1,SUV\n");
      expect(await bringIn("")).toMatchObject({ ok: false, problem: "no-cars" });
      expect(await bringIn(",,,,,\n")).toMatchObject({ ok: false, problem: "no-cars" });
      expect(await cars()).toMatchObject([{ status: "in_stock" }]);
    });
  });
});
