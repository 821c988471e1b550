import { aCar } from "@forecourt/search/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import { type ReserveFacts, reserveBlockers } from "./reserve-blockers.ts";
import type { ReservePolicy } from "./reserve-policy.ts";

const reserve: ReservePolicy = { ...policyDefaults.reserve, paymentProvider: "stripe" };
const paidCar = aCar({
  hasCheckoutPaymentProcessor: true,
  paymentProcessors: [{ authorizationType: "stripe", hasKey: true }],
});
const facts: ReserveFacts = { currency: "AUD" };
const blockers = (changes: Parameters<typeof aCar>[0], policy = reserve, more: ReserveFacts = facts) =>
  reserveBlockers({ ...paidCar, ...changes }, policy, more);

describe("reserveBlockers", () => {
  it("finds nothing against a car that meets all nine conditions", () => {
    expect(blockers({})).toEqual([]);
  });

  it.each([
    ["not_in_stock", { status: { kind: "coming_soon" as const } }],
    ["test_drive_only", { tag: " TEST drive ONLY " }],
    ["test_drive_only", { tag: "test-drive-only" }],
    [
      "no_checkout_processor",
      { hasCheckoutPaymentProcessor: false, paymentProcessors: [{ authorizationType: "x", hasKey: false }] },
    ],
    ["sold", { status: { kind: "sold" as const, soldAt: null } }],
    ["reserved", { reserved: true }],
    ["price_too_low", { price: 200 }],
    ["price_too_low", { price: null }],
    ["not_reservable", { reservable: false }],
    ["no_payment_processor", { paymentProcessors: [] }],
  ])("names %s alone", (blocker, changes) => {
    expect(blockers(changes)).toEqual([blocker]);
  });

  it("names payments_off for a tenant with neither payments nor a provider", () => {
    expect(blockers({}, { ...reserve, paymentProvider: null })).toEqual(["payments_off"]);
    expect(blockers({}, { ...reserve, paymentProvider: null, payments: true })).toEqual([]);
  });

  it("stands on the price: 200 is too low, a cent more is not", () => {
    expect(blockers({ price: 200.01 })).toEqual([]);
  });

  it.each([
    ["AUD", 500, 500, false],
    ["AUD", { AUD: 500 }, 501, true],
    ["NZD", { AUD: 500 }, 201, true],
    ["USD", { USD: 100 }, 150, true],
  ] as const)(
    "in %s with a floor of %j and a price of %d allows: %s",
    (currency, priceAbove, price, allowed) => {
      expect(blockers({ price }, { ...reserve, priceAbove }, { currency }).length === 0).toBe(allowed);
    },
  );

  it("lets a tenant reserve cars that are coming soon, but never an autograb site", () => {
    const soon = { status: { kind: "coming_soon" as const } };
    expect(blockers(soon, { ...reserve, comingSoonToo: true })).toEqual([]);
    expect(blockers(soon, { ...reserve, comingSoonToo: true }, { ...facts, autograb: true })).toEqual([
      "not_in_stock",
    ]);
  });

  it("a key is enough where there is no checkout processor", () => {
    expect(blockers({ hasCheckoutPaymentProcessor: false })).toEqual([]);
  });

  it("takes the account of its dealership for the processor of a car whose source names none", () => {
    const unnamed = { hasCheckoutPaymentProcessor: false, paymentProcessors: [] };
    expect(blockers(unnamed)).toEqual(["no_checkout_processor", "no_payment_processor"]);
    expect(blockers(unnamed, reserve, { ...facts, account: true })).toEqual([]);
    const keyless = { ...unnamed, paymentProcessors: [{ authorizationType: "till", hasKey: false }] };
    expect(blockers(keyless, reserve, { ...facts, account: true })).toEqual(["no_checkout_processor"]);
  });

  it("lists every reason at once", () => {
    expect(blockers({ reserved: true, price: 1, reservable: false })).toEqual([
      "reserved",
      "price_too_low",
      "not_reservable",
    ]);
  });

  it("follows the rental rule at a rental location: a weekly price, no floor, coming soon is fine", () => {
    const rental = { ...facts, rentalPlace: true };
    const hire = { price: null, weeklyPrice: 150, paymentProcessors: [], hasCheckoutPaymentProcessor: false };
    expect(blockers({ ...hire, status: { kind: "coming_soon" } }, reserve, rental)).toEqual([]);
    expect(blockers({ ...hire, weeklyPrice: 0 }, reserve, rental)).toEqual(["no_weekly_price"]);
    expect(blockers({ ...hire, weeklyPrice: null, reserved: true }, reserve, rental)).toEqual([
      "reserved",
      "no_weekly_price",
    ]);
    expect(blockers(hire, { ...reserve, paymentProvider: null }, rental)).toEqual(["payments_off"]);
  });

  it("agrees with the rule written as one sentence for every combination", () => {
    const status = fc.constantFrom("in_stock", "coming_soon", "sold");
    fc.assert(
      fc.property(
        fc.tuple(
          status,
          fc.boolean(),
          fc.boolean(),
          fc.boolean(),
          fc.boolean(),
          fc.boolean(),
          fc.boolean(),
          fc.integer({ min: 199, max: 202 }),
        ),
        ([kind, soonToo, tagged, checkout, key, reserved, reservable, price]) => {
          const car = {
            ...paidCar,
            status:
              kind === "sold"
                ? { kind, soldAt: null }
                : kind === "in_stock"
                  ? { kind }
                  : { kind: "coming_soon" as const },
            tag: tagged ? "Test drive only" : null,
            hasCheckoutPaymentProcessor: checkout,
            paymentProcessors: [{ authorizationType: "x", hasKey: key }],
            reserved,
            reservable,
            price,
          };
          const shown =
            (kind === "in_stock" || (kind === "coming_soon" && soonToo)) &&
            !tagged &&
            (checkout || key) &&
            !reserved &&
            price > 200 &&
            reservable;
          expect(reserveBlockers(car, { ...reserve, comingSoonToo: soonToo }, facts).length === 0).toBe(
            shown,
          );
        },
      ),
    );
  });
});
