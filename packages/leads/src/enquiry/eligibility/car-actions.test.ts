import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../policy-defaults.ts";
import { type CarActions, carActions, type CarActionsFacts } from "./car-actions.ts";
import { carActionKinds } from "./car-action-kinds.ts";
import type { ReservePolicy } from "./reserve-policy.ts";

const reserve: ReservePolicy = { ...policyDefaults.reserve, paymentProvider: "stripe" };
const paidCar = aCar({
  hasCheckoutPaymentProcessor: true,
  paymentProcessors: [{ authorizationType: "stripe", hasKey: true }],
});
const kinds = (row: CarActions) => row.actions.map(({ kind }) => kind);

describe("carActions", () => {
  const sections = { ...policyDefaults, reserve };
  const rowFacts: CarActionsFacts = {
    currency: "AUD",
    pages: {
      finance: "/finance?car_id=1",
      trade_in: "/cars/trade-in?car_id=1",
      reserve: "/cars/a-car/checkout",
      location: "/cars/a-car#vehicle-map",
    },
  };

  it("gives the agreed order, and a reason for every missing button", () => {
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

  it("has a chat that opens in the page", () => {
    const everything = { ...sections.carActions, whatsappNumber: "61491570156", chat: true };
    const row = carActions(paidCar, { ...sections, carActions: everything }, rowFacts);
    const shown = new Map<string, (typeof row.actions)[number]>(row.actions.map((each) => [each.kind, each]));
    expect(shown.get("chat")?.target).toEqual({ kind: "widget", widget: "chat" });
    expect(shown.get("whatsapp")?.target).toMatchObject({ href: "https://wa.me/61491570156" });
  });

  it("follows the tenant's order", () => {
    const carActionsPolicy = {
      ...sections.carActions,
      order: ["enquire", "call"] as const,
    };
    const row = carActions(paidCar, { ...sections, carActions: carActionsPolicy }, rowFacts);
    expect(kinds(row)).toEqual(["enquire", "call"]);
    expect(row.missing).toContainEqual({ kind: "reserve", reasons: ["not_in_row"] });
  });

  it("leads where the site has the pages", () => {
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
      finance: "/finance?car_id=1",
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

  it("draws no button to a page this site does not have", () => {
    const row = carActions(paidCar, sections, { ...rowFacts, pages: { finance: null } });
    expect(kinds(row)).toEqual(["call", "enquire", "test_drive"]);
    expect(row.missing).toContainEqual({ kind: "reserve", reasons: ["no_page"] });
    expect(row.missing).toContainEqual({ kind: "finance", reasons: ["no_page"] });
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

  it("turns the enquiry of a sold car into an enquiry for something similar", () => {
    const row = carActions(aCar({ status: { kind: "sold", soldAt: 1 } }), sections, rowFacts);
    expect(row.actions.find(({ kind }) => kind === "enquire")?.target).toEqual({
      kind: "dialog",
      form: "similar",
    });
  });

  it.each([
    ["new", "new"],
    ["demo", "new"],
    ["used", "used"],
  ] as const)("enquires about a %s car with the form %s, where the dealer offers it", (condition, form) => {
    const enquire = (offered: readonly string[]) => {
      const forms = {
        ...sections.forms,
        offered: sections.forms.offered.filter((id) => offered.includes(id)),
      };
      const row = carActions(aCar({ condition }), { ...sections, forms }, rowFacts);
      return row.actions.find(({ kind }) => kind === "enquire")?.target;
    };
    expect(enquire([form])).toEqual({ kind: "dialog", form });
    expect(enquire(["new", "used", "similar"].filter((id) => id !== form))).toBeUndefined();
  });

  it("shows or explains each button exactly once", () => {
    const row = carActions(paidCar, sections, rowFacts);
    const all = [...kinds(row), ...row.missing.map(({ kind }) => kind)];
    expect(all.toSorted()).toEqual([...carActionKinds].toSorted());
  });
});
