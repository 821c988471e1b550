import { describe, expect, it } from "vitest";
import type { CarStatus } from "../car/model/car.ts";
import { stringifyCar } from "../car/wire/stringify-car.ts";
import { aCar } from "../testing/fixtures/a-car.ts";
import { entryOf, ownRecord, StockIndexError } from "./stock-index.ts";

const entry = (status: CarStatus, createdAt: number | null = 5) =>
  entryOf({
    document: stringifyCar(aCar({ id: "7", slug: "s-7", status, createdAt })),
    feed: "yard",
    fingerprint: "f",
  });

describe("entryOf", () => {
  it("says of a stored car what an import needs to know", () => {
    expect(entry({ kind: "in_stock" })).toEqual({
      id: "7",
      slug: "s-7",
      sold: null,
      createdAt: 5,
      feed: "yard",
      fingerprint: "f",
    });
    expect(entry({ kind: "in_stock" }, null).createdAt).toBeNull();
  });

  it("knows a sold car, with the day of its sale or without", () => {
    expect(entry({ kind: "sold", soldAt: 9 }).sold).toEqual({ at: 9 });
    expect(entry({ kind: "sold", soldAt: null }).sold).toEqual({ at: null });
    expect(entry({ kind: "coming_soon" }).sold).toBeNull();
  });
});

describe("ownRecord", () => {
  it("is of no feed", () => {
    const document = stringifyCar(aCar());
    expect(ownRecord(document)).toEqual({ document, feed: null, fingerprint: "" });
  });
});

describe("StockIndexError", () => {
  it("says what failed", () => {
    const failure = { ok: false, problem: "busy", detail: "Another writer." } as const;
    const error = new StockIndexError(failure);
    expect([error.name, error.message, error.failure]).toEqual([
      "StockIndexError",
      "The stock index failed (busy): Another writer.",
      failure,
    ]);
  });
});
