import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../../testing/sample-market.ts";
import { type PersonFacts, readPerson } from "./lead-person.ts";

const facts: PersonFacts = { phone: sampleMarket.phone, testPhoneNumber: "0400000000", placeState: "qld" };
const read = (values: Record<string, string | boolean>, change: Partial<PersonFacts> = {}) =>
  readPerson(values, { ...facts, ...change });
const phoneOf = (phone: string, change: Partial<PersonFacts> = {}, values = {}) => {
  const { person, test } = read({ ...values, phone }, change);
  return [person.phone, person.phoneE164, test];
};

describe("readPerson", () => {
  it("takes every answer from its own field, and null for one that was not given", () => {
    const { person, test } = read({
      name: "Ada B Lovelace",
      first_name: "Ada",
      middle_name: "B",
      last_name: "Lovelace",
      email: "ada@example.com",
      postcode: "4000",
      state: "nsw",
    });
    expect(person).toEqual({
      name: "Ada B Lovelace",
      firstName: "Ada",
      middleName: "B",
      lastName: "Lovelace",
      email: "ada@example.com",
      phone: null,
      phoneE164: null,
      postcode: "4000",
      state: "nsw",
    });
    expect(test).toBe(false);
    expect(Object.values(read({}).person).every((answer) => answer === null)).toBe(true);
  });

  it.each([
    ["undefined-undefined", "Ada", "Ada"],
    ["undefined-Lovelace", "Ada", "undefined-Lovelace"],
    ["Ada L", "Ada", "Ada L"],
  ])("names %j with the first name %j as %j", (name, first, shown) => {
    expect(read({ name, first_name: first }).person.name).toBe(shown);
  });

  it("names a shopper without a name by the first name", () => {
    expect(read({ first_name: "Ada" }).person.name).toBe("Ada");
  });

  it("gives a local number the area code of the shopper's state, else of the place's", () => {
    expect(phoneOf("3300 1234")).toEqual(["07 3300 1234", "+61733001234", false]);
    expect(phoneOf("3300 1234", {}, { state: "nsw" })).toEqual(["02 3300 1234", "+61233001234", false]);
    expect(phoneOf("3300 1234", { placeState: null })).toEqual(["3300 1234", null, false]);
  });

  it("shows every other number as it was typed", () => {
    expect(phoneOf("0733001234")).toEqual(["0733001234", "+61733001234", false]);
    expect(phoneOf("0412 345 678")).toEqual(["0412 345 678", "+61412345678", false]);
    expect(phoneOf("13001234")).toEqual(["13001234", null, false]);
    expect(phoneOf("not a number")).toEqual(["not a number", null, false]);
  });

  it("shows a local number as typed where the market writes it so", () => {
    const shapes = sampleMarket.phone.shapes.map((shape) =>
      shape.local ? { ...shape, local: "as_typed" as const } : shape,
    );
    expect(phoneOf("3300 1234", { phone: { ...sampleMarket.phone, shapes } })).toEqual([
      "3300 1234",
      "+61733001234",
      false,
    ]);
  });

  it("shows an Australian mobile of the test number and a service number as typed", () => {
    expect(phoneOf("0400000000")).toEqual(["0400000000", "+61400000000", true]);
    expect(phoneOf("1300 123 456")).toEqual(["1300 123 456", "+611300123456", false]);
  });

  it("is a test by the fixed test number, however it is written", () => {
    expect(phoneOf("0400 000 000")[2]).toBe(true);
    expect(phoneOf("0400 000 001")[2]).toBe(false);
    expect(phoneOf("0400 000 000", { testPhoneNumber: null })[2]).toBe(false);
  });
});
