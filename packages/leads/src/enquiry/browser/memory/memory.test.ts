import { FORM_MESSAGES } from "../../forms/messages/form-messages.ts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../../testing/sample-market.ts";
import { formFor } from "../../forms/form-for.ts";
import { policyDefaults } from "../../../policy-defaults.ts";
import type { BrowserStorage } from "./browser-storage.ts";
import { rememberEnquiredCar } from "./enquired-car.ts";
import { parseLeadQuery } from "../../forms/lead-query.ts";
import { prefill } from "../../forms/prefill.ts";
import { readShopper, rememberShopper } from "./shopper.ts";
import { readValuation, rememberValuation } from "./trade-in-valuation.ts";

function aStore(entries: Record<string, string> = {}): BrowserStorage & { texts: Map<string, string> } {
  const texts = new Map(Object.entries(entries));
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}

const blocked: BrowserStorage = {
  getItem: () => {
    throw new Error("blocked");
  },
  setItem: () => {
    throw new Error("full");
  },
};

const now = new Date(Date.UTC(2026, 10, 21));

describe("rememberShopper", () => {
  it("keeps details under the agreed key and names", () => {
    const store = aStore();
    rememberShopper(store, "north", {
      first_name: "Kim",
      last_name: "Lee",
      email: "kim@example.com",
      opt_in: true,
    });
    expect(JSON.parse(store.texts.get("north-User") ?? "")).toEqual({
      name: "Kim",
      last_name: "Lee",
      email: "kim@example.com",
    });
  });

  it("keeps what a later form did not ask, and is never shared between tenants", () => {
    const store = aStore();
    rememberShopper(store, "north", { first_name: "Kim", last_name: "Lee", phone: "0412345678" });
    rememberShopper(store, "north", { name: "Kim Lee", postcode: "4000" });
    expect(readShopper(store, "north")).toEqual({
      name: "Kim Lee",
      lastName: "Lee",
      email: null,
      phone: "0412345678",
      postcode: "4000",
    });
    expect(readShopper(store, "south")).toBeNull();
  });

  it("does without storage", () => {
    expect(() => rememberShopper(blocked, "north", { first_name: "Kim" })).not.toThrow();
    expect(readShopper(blocked, "north")).toBeNull();
  });

  it.each(["", "null", "[]", "{", '"Kim"', "5", `{"name":"${"x".repeat(20_000)}"}`])(
    "takes %.20s for nothing",
    (text) => {
      expect(readShopper(aStore({ "north-User": text }), "north")).toBeNull();
    },
  );

  it("never throws and gives only texts, whatever lies in storage", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const shopper = readShopper(aStore({ "north-User": text }), "north");
        for (const value of Object.values(shopper ?? {}))
          expect(value === null || typeof value === "string").toBe(true);
      }),
    );
  });
});

describe("prefill", () => {
  const form = formFor("finance", policyDefaults, {
    market: sampleMarket,
    words: FORM_MESSAGES,
    places: [],
    dealerships: [
      { slug: "north", name: "North" },
      { slug: "south", name: "South" },
    ],
  });
  const shopper = {
    name: "Kim",
    lastName: "Lee",
    email: "kim@example.com",
    phone: "0412345678",
    postcode: "4000",
  };
  const fill = (query: string, who: Partial<typeof shopper> = shopper) =>
    prefill(
      form,
      { query: new URLSearchParams(query), shopper: { ...shopper, ...who } },
      policyDefaults.forms,
    );

  it("takes the address first, then the shopper's own details", () => {
    expect(fill("preferredDealership=south&vehiclePriceBudget=29990")).toEqual({
      preferredDealership: "south",
      vehiclePriceBudget: "29990",
      first_name: "Kim",
      last_name: "Lee",
      email: "kim@example.com",
      phone: "0412345678",
      postcode: "4000",
    });
  });

  it("leaves out what the form would refuse", () => {
    const filled = fill("preferredDealership=elsewhere&vehiclePriceBudget=%3Cscript%3E&email=x@y.zz", {
      email: "nope",
    });
    expect(Object.keys(filled).toSorted()).toEqual(["first_name", "last_name", "phone", "postcode"]);
  });
});

describe("parseLeadQuery", () => {
  it("reads the car of an address", () => {
    expect(parseLeadQuery(new URLSearchParams("car_id=7&car_type=USED&vin=%20ABC%20"))).toEqual({
      carId: "7",
      carType: "used",
      vin: "ABC",
    });
  });

  it("takes an unknown type for none", () => {
    expect(parseLeadQuery(new URLSearchParams("car_type=constructor"))).toEqual({
      carId: null,
      carType: null,
      vin: null,
    });
  });
});

describe("rememberEnquiredCar", () => {
  it("keeps the car last asked about", () => {
    const store = aStore();
    const car = { id: "7", slug: "a-car", name: "A car", condition: "used" as const };
    rememberEnquiredCar(store, "north", car);
    expect(JSON.parse(store.getItem("north-EnquiredCar") ?? "")).toEqual(car);
  });
});

describe("readValuation", () => {
  const valuation = {
    rego: "ABC123",
    vehicle: "2018 Mazda 3",
    low: 12_000,
    high: 14_000,
    valuedAt: now.getTime(),
  };
  const read = (changes: object, at = now) => {
    const store = aStore({ "north-TradeIn": JSON.stringify({ ...valuation, ...changes }) });
    return readValuation(store, "north", at);
  };

  it("gives back what was remembered", () => {
    const store = aStore();
    rememberValuation(store, "north", valuation);
    expect(readValuation(store, "north", now)).toEqual(valuation);
  });

  it("lasts 30 days, the last moment excluded", () => {
    const month = 30 * 86_400_000;
    expect(read({}, new Date(now.getTime() + month - 1))).toEqual(valuation);
    expect(read({}, new Date(now.getTime() + month))).toBeNull();
  });

  it.each([{ low: 15_000 }, { low: -1 }, { high: "14000" }, { valuedAt: null }])(
    "does not believe %j",
    (changes) => {
      expect(read(changes)).toBeNull();
    },
  );
});
