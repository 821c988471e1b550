import { aCar } from "@forecourt/search/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../policy.ts";
import { type Blocker, describeBlocker } from "./blocker.ts";
import { type CarActions, carActions, type CarActionsFacts } from "./car-actions.ts";
import { carActionKinds } from "./car-actions-policy.ts";
import { isRentalPlace } from "./car-kind.ts";
import { financeLink } from "./finance-link.ts";
import { financeTestDriveBlockers, formBlockers } from "./offered.ts";
import { canReserve, type ReserveFacts, reserveBlockers } from "./reserve-blockers.ts";
import type { ReservePolicy } from "./reserve-policy.ts";
import { tradeInBlockers } from "./trade-in.ts";

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
    expect(canReserve(paidCar, reserve, facts)).toBe(true);
  });

  it.each([
    ["not_in_stock", { status: { kind: "coming_soon" as const } }],
    ["test_drive_only", { tag: " TEST drive ONLY " }],
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

  it("agrees with the specification's sentence for every combination", () => {
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
          expect(canReserve(car, { ...reserve, comingSoonToo: soonToo }, facts)).toBe(shown);
        },
      ),
    );
  });
});

describe("tradeInBlockers", () => {
  it.each<[Blocker[], Parameters<typeof aCar>[0]]>([
    [[], {}],
    [[], { status: { kind: "coming_soon" } }],
    [["sold"], { status: { kind: "sold", soldAt: 1 } }],
    [["reserved"], { reserved: true }],
    [["rental"], { itemType: "Rental" }],
    [["subscription"], { price: null, subscriptionPrice: 300 }],
    [["subscription"], { categories: ["Subscription cars"] }],
  ])("finds %j", (found, changes) => {
    expect(tradeInBlockers(aCar(changes), { enabled: true })).toEqual(found);
  });

  it("is off when the tenant says so, and at a rental location", () => {
    expect(tradeInBlockers(aCar(), { enabled: false }, { rentalPlace: true })).toEqual([
      "trade_in_off",
      "rental",
    ]);
  });
});

describe("formBlockers", () => {
  it("offers test drives and finance of available cars that are no rentals", () => {
    expect(formBlockers("test-drive", aCar(), { offered: ["test-drive"] })).toEqual([]);
    expect(formBlockers("finance", aCar(), { offered: ["test-drive"] })).toEqual(["form_off"]);
    expect(
      formBlockers("finance", aCar({ itemType: "rental", status: { kind: "sold", soldAt: 1 } }), {
        offered: ["finance"],
      }),
    ).toEqual(["sold", "rental"]);
  });
});

describe("financeTestDriveBlockers", () => {
  const policy = { priceAbove: 200 };
  it("asks more of a car only on autograb sites", () => {
    const car = aCar({ status: { kind: "coming_soon" }, reserved: true, price: 200 });
    expect(financeTestDriveBlockers(car, policy, { autograb: false, currency: "AUD" })).toEqual([]);
    expect(financeTestDriveBlockers(car, policy, { autograb: true, currency: "AUD" })).toEqual([
      "not_in_stock",
      "reserved",
      "price_too_low",
    ]);
    expect(financeTestDriveBlockers(aCar(), policy, { autograb: true, currency: "AUD" })).toEqual([]);
  });
});

const kinds = (row: CarActions) => row.actions.map(({ kind }) => kind);

describe("carActions", () => {
  const sections = { ...policyDefaults, reserve };
  const rowFacts: CarActionsFacts = {
    market: "AU",
    currency: "AUD",
    carPath: "/cars/a-car",
    financePath: "/finance",
  };

  it("gives the specification's order, and a reason for every missing button", () => {
    const row = carActions(paidCar, sections, rowFacts);
    expect(kinds(row)).toEqual([
      "call",
      "finance",
      "enquire",
      "test_drive",
      "trade_in",
      "reserve",
      "location",
    ]);
    expect(row.missing).toEqual([
      { kind: "whatsapp", reasons: ["not_configured"] },
      { kind: "chat", reasons: ["not_configured"] },
      { kind: "history_report", reasons: ["no_history_report"] },
      { kind: "assistant", reasons: ["not_configured"] },
      { kind: "custom", reasons: ["not_configured"] },
    ]);
  });

  it("follows the tenant's order and words", () => {
    const carActionsPolicy = {
      ...sections.carActions,
      order: ["enquire", "call"] as const,
      labels: { enquire: "Message Now" },
    };
    const row = carActions(paidCar, { ...sections, carActions: carActionsPolicy }, rowFacts);
    expect(row.actions.map(({ label }) => label)).toEqual(["Message Now", "Call us now"]);
    expect(row.missing).toContainEqual({ kind: "reserve", reasons: ["not_in_row"] });
  });

  it("says Inquire in the US", () => {
    const row = carActions(paidCar, sections, { ...rowFacts, market: "US", currency: "USD" });
    expect(row.actions.find(({ kind }) => kind === "enquire")?.label).toBe("Inquire Now");
  });

  it("leads where the specification says", () => {
    const car = { ...paidCar, historyReportUrl: "https://files.example/r.pdf" };
    const carActionsPolicy = {
      ...sections.carActions,
      whatsappNumber: "61400000000",
      custom: { label: "Deals", href: "/offers" },
    };
    const row = carActions(car, { ...sections, carActions: carActionsPolicy }, rowFacts);
    const href = new Map(
      row.actions.map(({ kind, target }) => [kind, target.kind === "link" ? target.href : target.kind]),
    );
    expect(Object.fromEntries(href)).toEqual({
      call: "reveal_phone",
      finance: financeLink("/finance", car),
      enquire: "dialog",
      test_drive: "dialog",
      trade_in: "/cars/trade-in?car_id=1",
      whatsapp: "https://wa.me/61400000000",
      reserve: "/cars/a-car/checkout",
      history_report: "https://files.example/r.pdf",
      location: "/cars/a-car#vehicle-map",
      custom: "/offers",
    });
  });

  it("hides the phone of a car without one, and a report that is no web address", () => {
    const car = aCar({
      location: { ...paidCar.location, phone: null },
      historyReportUrl: "javascript:alert(1)",
    });
    expect(carActions(car, sections, rowFacts).missing).toEqual(
      expect.arrayContaining([
        { kind: "call", reasons: ["no_phone"] },
        { kind: "history_report", reasons: ["no_history_report"] },
      ]),
    );
  });

  it("turns the enquiry of a sold car into a wish for something similar", () => {
    const row = carActions(aCar({ status: { kind: "sold", soldAt: 1 } }), sections, rowFacts);
    expect(row.actions.find(({ kind }) => kind === "enquire")?.target).toEqual({
      kind: "dialog",
      form: "similar",
    });
  });

  it("shows or explains each button exactly once", () => {
    const row = carActions(paidCar, sections, rowFacts);
    const all = [...kinds(row), ...row.missing.map(({ kind }) => kind)];
    expect(all.toSorted()).toEqual([...carActionKinds].toSorted());
  });
});

describe("financeLink", () => {
  it("fills in the form for the car, in the specification's order", () => {
    expect(financeLink("/apply-for-finance", aCar())).toBe(
      "/apply-for-finance?preferredDealership=riverside-toyota&vehiclePriceBudget=52990&car_id=1&car_type=used&vin=MR0FZ29G001234567#finance-form",
    );
  });

  it("leaves out what is not known", () => {
    const car = aCar({ price: null, vin: null, dealership: { id: null, slug: null, name: null } });
    expect(financeLink("/finance", car)).toBe("/finance?car_id=1&car_type=used#finance-form");
  });
});

describe("isRentalPlace and describeBlocker", () => {
  it("finds the word in any subtype", () => {
    expect([isRentalPlace([]), isRentalPlace(["buying"]), isRentalPlace(["Truck Rental"])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("has a sentence for support staff", () => {
    expect(describeBlocker("reserved")).toBe("The car is reserved.");
  });
});
