import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listEntries, putEntry, withoutEntry } from "./list-entries.ts";

const HOURS = "special-hours.json";
const LIST = '[\n  { "id": 1, "name": "A" },\n  {\n    "id": 2,\n    "name": "B"\n  }\n]\n';

describe("entries of a list file", () => {
  it("changes one and leaves all else as it was written", () => {
    const changed = putEntry("offers.json", LIST, { id: 1, name: "C" }) ?? "";
    expect(changed).toMatch(/"name": "C"/);
    expect(changed.endsWith('  {\n    "id": 2,\n    "name": "B"\n  }\n]\n')).toBe(true);
  });

  it("adds one at the end, also of a file that is not there, and of a list in an object", () => {
    expect(JSON.parse(putEntry("offers.json", null, { id: 1 }) ?? "")).toEqual([{ id: 1 }]);
    const inObject = '{ "$schema": "x", "offers": [] }';
    expect(JSON.parse(putEntry("es-US/offers.json", inObject, { id: 1 }) ?? "")).toEqual({
      $schema: "x",
      offers: [{ id: 1 }],
    });
  });

  it("knows a special day by its date and its location", () => {
    const day = { date: "2026-12-25", status: "Closed" };
    const both = putEntry(HOURS, putEntry(HOURS, null, day), { ...day, location_id: 411 });
    expect(listEntries(HOURS, both)?.map(({ key }) => key)).toEqual(["2026-12-25", "2026-12-25 411"]);
    expect(JSON.parse(withoutEntry(HOURS, both, "2026-12-25") ?? "")).toEqual([{ ...day, location_id: 411 }]);
  });

  it("refuses what is no list, has no key or is not there", () => {
    expect(putEntry("offers.json", "{", { id: 1 })).toBeNull();
    expect(putEntry("reviews.json", '{ "count": 1 }', { id: 1 })).toBeNull();
    expect(putEntry("offers.json", LIST, { name: "no id" })).toBeNull();
    expect(withoutEntry("offers.json", LIST, "9")).toBeNull();
    expect(listEntries("offers.json", "[")).toBeNull();
  });

  it("is as it was after an entry is put and taken out again", () => {
    const ids = fc.uniqueArray(fc.nat(50), { maxLength: 8 });
    fc.assert(
      fc.property(ids, (others) => {
        const list = others.map((id) => ({ id, name: `Offer ${id}` }));
        const text = `${JSON.stringify(list, null, 2)}\n`;
        const put = putEntry("offers.json", text, { id: "new" });
        expect(JSON.parse(withoutEntry("offers.json", put, "new") ?? "")).toEqual(list);
      }),
    );
  });
});
