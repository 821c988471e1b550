import type { SettingsOf } from "@forecourt/search/policy";
import { describe, expect, it } from "vitest";
import { policyDefaults } from "./policy-defaults.ts";
import { policySchemas } from "./policy.ts";

/** A default that its schema does not give is a type error here. */
const sectionDefaults: {
  readonly [Section in keyof typeof policySchemas]: SettingsOf<(typeof policySchemas)[Section]>;
} = policyDefaults;

const forms = (change: object) => policySchemas.forms.safeParse({ ...policyDefaults.forms, ...change });
const extra = (change: object) =>
  forms({
    changes: {
      used: { add: [{ name: "Colour wish", label: "Colour?", kind: "text", required: false, ...change }] },
    },
  });

const reserve = (priceAbove: unknown) =>
  policySchemas.reserve.safeParse({ ...policyDefaults.reserve, priceAbove }).success;
const custom = (href: string) =>
  policySchemas.carActions.safeParse({ ...policyDefaults.carActions, custom: { label: "Go", href } }).success;

describe("policySchemas", () => {
  it("accept their own defaults, and ask for every one of them", () => {
    for (const [section, schema] of Object.entries(policySchemas)) {
      const defaults = new Map<string, object>(Object.entries(sectionDefaults)).get(section) ?? {};
      expect(schema.parse(defaults)).toEqual(defaults);
      expect(Object.keys(defaults).toSorted()).toEqual(Object.keys(schema.shape).toSorted());
    }
  });

  it("describe every setting in words", () => {
    for (const schema of Object.values(policySchemas))
      for (const [name, field] of Object.entries(schema.shape))
        expect(`${name}: ${field.description}`).toMatch(/: \w+ \w+/);
  });

  it("refuse a misspelt setting", () => {
    expect(forms({ namePunctuatoin: true }).success).toBe(false);
    expect(forms({ changes: { useed: {} } }).success).toBe(false);
    expect(forms({ changes: { used: { hidden: [] } } }).success).toBe(false);
  });

  it("let a tenant add a question, but not under a name the lead already uses", () => {
    expect(extra({}).success).toBe(true);
    for (const name of [
      "email",
      "car_id",
      "category",
      "dateTime",
      "form",
      "constructor",
      "__proto__",
      "a<b",
      "",
    ])
      expect([name, extra({ name }).success]).toEqual([name, false]);
  });

  it("want choices for a question that has some", () => {
    expect(extra({ kind: "select" }).success).toBe(false);
    expect(extra({ kind: "select", options: [{ value: "a", label: "A" }] }).success).toBe(true);
  });

  it("take the reserve floor as one number or by currency", () => {
    expect([reserve(500), reserve({ AUD: 500 }), reserve({ euro: 1 }), reserve(-1), reserve("200")]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("refuse a custom button that leads to a script or another protocol", () => {
    expect([
      custom("/offers"),
      custom("https://x.example"),
      custom("javascript:alert(1)"),
      custom("//evil.example"),
    ]).toEqual([true, true, false, false]);
  });
});
