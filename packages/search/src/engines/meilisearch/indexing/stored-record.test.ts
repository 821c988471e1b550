import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { bestMatchOf } from "../../../plan/best-match.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { placeOf } from "./shared-index.ts";
import { ORIGIN_FIELD, readStoredDocument, storedDocument } from "./stored-record.ts";

const document = stringifyCar(aCar({ id: "a" }));

describe("readStoredDocument", () => {
  it("gives back what was stored, with the feed it came from", () => {
    for (const [feed, tenant] of [
      ["yard", undefined],
      [null, "north"],
    ] as const) {
      const record = { document, feed, fingerprint: "f1" };
      const stored = storedDocument(record, placeOf(tenant));
      expect(readStoredDocument(stored)).toEqual(record);
      // The server sorts by points that were worked out when the car was written.
      expect(stored["best_match"]).toBe(bestMatchOf({ ...document }).points);
    }
  });

  it("knows no feed of a car that another program put there", () => {
    for (const origin of [undefined, "yard", { feed: 5, fingerprint: "f1" }, { feed: "yard" }])
      expect(readStoredDocument({ ...document, [ORIGIN_FIELD]: origin })).toEqual({
        document,
        feed: null,
        fingerprint: "",
      });
  });

  it("is nothing for a document that holds no car", () => {
    expect(readStoredDocument({ id: "a", title: "A page" })).toBeNull();
  });
});
