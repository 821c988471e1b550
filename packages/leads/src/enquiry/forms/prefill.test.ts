import { describe, expect, it } from "vitest";
import { aField, aForm, plainRules } from "../../testing/a-form.ts";
import { prefill, type Shopper } from "./prefill.ts";

const kim: Shopper = {
  name: "Kim",
  lastName: "Lee",
  email: "kim@example.com",
  phone: "0412345678",
  postcode: "4000",
};
const names = ["name", "first_name", "last_name", "email", "phone", "postcode", "message"];
const form = aForm(
  names.map((name) =>
    aField({ name, kind: name === "email" || name === "phone" || name === "postcode" ? name : "text" }),
  ),
);

const query = (slug: string) => new URLSearchParams({ preferredDealership: slug });

describe("prefill", () => {
  it("fills in what the browser remembers of its shopper, each answer where it is asked", () => {
    expect(prefill(form, { shopper: kim }, plainRules)).toEqual({
      name: "Kim",
      first_name: "Kim",
      last_name: "Lee",
      email: "kim@example.com",
      phone: "0412345678",
      postcode: "4000",
    });
  });

  it("fills in nothing where nothing is known", () => {
    expect(prefill(form, {}, plainRules)).toEqual({});
    expect(prefill(form, { shopper: null }, plainRules)).toEqual({});
    const stranger = { name: null, lastName: null, email: null, phone: null, postcode: null };
    expect(prefill(form, { shopper: stranger, query: new URLSearchParams() }, plainRules)).toEqual({});
  });

  it("takes the vehicle and the day that a workshop's home page asked", () => {
    const asked = { Rego: "ABC123", "Service Booking Date": "2026-12-01" };
    const booking = aForm(Object.keys(asked).map((name) => aField({ name, kind: "text" })));
    expect(prefill(booking, { query: new URLSearchParams(asked) }, plainRules)).toEqual(asked);
  });

  it("takes these names from an address and no others", () => {
    const asked = [
      "preferredDealership",
      "vehiclePriceBudget",
      "deposit",
      "loan_term",
      "balloon",
      "repayment_frequency",
      "email",
      "message",
    ];
    const open = aForm(asked.map((name) => aField({ name, kind: "text" })));
    const query = new URLSearchParams(asked.map((name) => [name, "5"]));
    expect(Object.keys(prefill(open, { query }, plainRules))).toEqual(asked.slice(0, 6));
  });

  it("chooses the dealership an address prefers, under either field's name", () => {
    const options = [
      { value: "north", label: "North" },
      { value: "south", label: "South" },
    ];
    const list = aForm([
      aField({ name: "dealership_slug", kind: "select", options }),
      aField({ name: "preferredDealership", kind: "select", options }),
    ]);
    const both = { dealership_slug: "south", preferredDealership: "south" };
    expect(prefill(list, { query: query("south") }, plainRules)).toEqual(both);
    expect(prefill(list, { query: query("west") }, plainRules)).toEqual({});
  });

  it("leaves out what the form would refuse, and keeps the rest", () => {
    const odd = { ...kim, email: "nope", phone: "12", postcode: "99999" };
    expect(Object.keys(prefill(form, { shopper: odd }, plainRules))).toEqual([
      "name",
      "first_name",
      "last_name",
    ]);
  });
});
