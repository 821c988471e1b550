import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SearchDocument } from "../../plan/search-engine.ts";
import { atOnce } from "../../lists/steps.ts";
import { type Changes, changedStore } from "./changed-store.ts";
import { buildColumnStore, type ColumnStore } from "./column-store.ts";
import { storedValue } from "./value-file/stored-value.ts";

const fields = {
  searchable: ["name", "code", "features"],
  exactOnly: ["code"],
  values: ["id", "make", "features", "specs.seats", "never"],
  numbers: ["price"],
  sortable: ["price", "best_match"],
};
const settings = { fields };

/** Spellings that are one value, words that stand in fields with typos and without, and nothing in many ways. */
const aDocument = fc.record(
  {
    name: fc.constantFrom("Land Rover", "land cruiser", "GX-9 Škoda", "gx", "Mazda mazda", ""),
    code: fc.constantFrom("gx", "K1", "k1", "land"),
    make: fc.constantFrom<unknown>("Škoda", "ŠKODA", " škoda", "Kia", "kia", 90, "90", true, null, "", {}),
    features: fc.oneof(
      fc.constantFrom<unknown>("Tow Bar", "tow bar", []),
      fc.array(fc.constantFrom("Tow Bar", "tow bar", "Sunroof", "日本"), { maxLength: 3 }),
    ),
    specs: fc.record({ seats: fc.constantFrom(5, 7, "5") }),
    price: fc.constantFrom<unknown>(0, 5, 7.5, 100, "POA", Number.NaN),
  },
  { requiredKeys: [] },
);
const anId = fc.constantFrom(...Array.from({ length: 40 }, (_, at) => `c${at}`), "C1", "C2");
const aStock = fc
  .uniqueArray(fc.tuple(anId, aDocument), { selector: ([id]) => id, maxLength: 42 })
  .map((cars) => cars.map(([id, car]): SearchDocument => ({ ...car, id })));
const someChanges = fc
  .array(fc.tuple(anId, fc.option(aDocument)), { maxLength: 8 })
  .map((changes) => new Map(changes.map(([id, car]) => [id, car && { ...car, id }])));

const changed = (store: ColumnStore, changes: Changes): ColumnStore =>
  atOnce(changedStore(store, changes, settings));

const contents = ({ size, columns, groups, text, documents }: ColumnStore) => ({
  index: storedValue({ size, columns, groups, text }),
  documents: Array.from({ length: size }, (_, at) => JSON.stringify(documents.get(at))),
});

describe("changedStore", () => {
  it("is the store that is built of the changed documents, whatever is changed how often", () =>
    fc.assert(
      fc.property(aStock, fc.array(someChanges, { minLength: 1, maxLength: 3 }), (stock, commits) => {
        const documents = new Map(stock.map((car) => [String(car["id"]), car]));
        let store = buildColumnStore(stock, settings);
        for (const changes of commits) {
          for (const [id, car] of changes)
            if (car) documents.set(id, car);
            else documents.delete(id);
          store = changed(store, changes);
          expect(contents(store)).toEqual(contents(buildColumnStore(documents.values(), settings)));
        }
      }),
    ));

  it("leaves the store before as it was", () =>
    fc.assert(
      fc.property(aStock, someChanges, (stock, changes) => {
        const store = buildColumnStore(stock, settings);
        changed(store, changes);
        expect(contents(store)).toEqual(contents(buildColumnStore(stock, settings)));
      }),
    ));
});
