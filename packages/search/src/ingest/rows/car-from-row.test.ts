import { describe, expect, it } from "vitest";
import { type StandardColumnName, standardColumnNames } from "../cells/standard-columns.ts";
import { carFromRow } from "./car-from-row.ts";
import { carSlug } from "./car-slug.ts";
import type { ColumnValue } from "./map-row.ts";
import { rowFingerprint } from "./row-fingerprint.ts";

type Values = Partial<Record<StandardColumnName, ColumnValue>>;

const NOW = Date.UTC(2026, 10, 24);

function valuesOf(more: Values): Map<StandardColumnName, ColumnValue> {
  const given: Values = { make: "Mazda", model: "CX-5", car_type: "used", ...more };
  return new Map(
    standardColumnNames.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
function carOf(values: Values) {
  const made = carFromRow("7", { values: valuesOf(values) }, NOW);
  if (!made.ok) throw new Error(made.reason);
  return made.car;
}

describe("carFromRow", () => {
  it("puts a name together of what is known, where none is mapped", () => {
    expect(carOf({ year: 2019, badge: "Akera" }).name).toBe("2019 Mazda CX-5 Akera");
    expect(carOf({}).name).toBe("Mazda CX-5");
    expect(carOf({ year: 2019, name: "A fine car" }).name).toBe("A fine car");
  });

  it("takes every field of a car that the specification names", () => {
    expect(
      carOf({
        slug: "My Mazda!",
        sold: true,
        status: "in_stock",
        created_at: 1e12,
        features: ["a"],
        filtered_features: ["b"],
        images: ["https://a.example/1.jpg", "https://a.example/2.jpg"],
        primary_image_url: ["https://a.example/2.jpg"],
        photos_count: 9,
      }),
    ).toMatchObject({
      slug: "my-mazda",
      status: { kind: "sold" },
      createdAt: 1e12,
      features: ["b"],
      images: [{ url: "https://a.example/2.jpg" }, { url: "https://a.example/1.jpg" }],
      photosCount: 9,
    });
  });

  it("shows a car unless the feed says otherwise, under the id that is given", () => {
    expect(carOf({})).toMatchObject({ id: "7", showOnDealerWebsite: true });
  });

  it("puts features and places where a stored car has them", () => {
    expect(
      carOf({
        features: ["Sunroof"],
        location_name: "Riverside",
        location_slug: "riverside",
        location_phone: "07",
        distribution_locations: ["Northside"],
      }),
    ).toMatchObject({
      features: ["Sunroof"],
      location: {
        name: "Riverside",
        slug: "riverside",
        phone: "07",
        distributionLocations: ["Northside"],
      },
    });
  });

  it("reads who may take a deposit, which is a checkout unless the feed says otherwise, and never a key", () => {
    expect(carOf({ payment_processors: ["Till", "St George"] })).toMatchObject({
      hasCheckoutPaymentProcessor: true,
      paymentProcessors: [
        { authorizationType: "Till", hasKey: false },
        { authorizationType: "St George", hasKey: false },
      ],
    });
    expect(carOf({ payment_processors: ["Till"], has_checkout_payment_processor: false })).toMatchObject({
      hasCheckoutPaymentProcessor: false,
    });
    expect(carOf({})).toMatchObject({ hasCheckoutPaymentProcessor: false, paymentProcessors: [] });
  });

  it("says which column keeps a row from being a car", () => {
    expect(carFromRow("7", { values: valuesOf({ status: "lost" }) }, NOW)).toEqual({
      ok: false,
      column: "status",
      reason: "Neither in_stock, coming_soon nor sold.",
    });
  });
});

describe("carSlug", () => {
  it("is the name in plain letters, eighty of them, and the id in small ones", () => {
    expect(carSlug("2019 Škoda Octavia RS", "K3m9")).toBe("2019-skoda-octavia-rs-k3m9");
    expect(carSlug("車", "K3")).toBe("k3");
    expect(carSlug("x".repeat(81), "7")).toBe(`${"x".repeat(80)}-7`);
  });
});

describe("rowFingerprint", () => {
  it("is sixteen letters that change with a value, and with nothing else", () => {
    const print = rowFingerprint({ values: valuesOf({ price: 1 }) });
    expect(print).toMatch(/^[\w-]{16}$/);
    expect(rowFingerprint({ values: valuesOf({ price: 1 }) })).toBe(print);
    expect(rowFingerprint({ values: valuesOf({ price: 2 }) })).not.toBe(print);
    expect(rowFingerprint({ values: valuesOf({ weekly_price: 1 }) })).not.toBe(print);
  });
});
