import { describe, expect, it } from "vitest";
import { centsOf, moneyText } from "./money-text.ts";
import { callProvider } from "./provider-call.ts";

describe("moneyText", () => {
  it.each([
    [20_050, "200.50"],
    [20_005, "200.05"],
    [99, "0.99"],
    [100, "1.00"],
    [0, "0.00"],
  ])("writes %i cents as %s", (cents, text) => {
    expect(moneyText(cents)).toBe(text);
    expect(centsOf(text)).toBe(cents);
  });
});

describe("centsOf", () => {
  it.each([
    ["200.5", 20_050],
    [200.5, 20_050],
    [" 7 ", 700],
    ["7.", null],
    ["7.123", null],
    ["-7", null],
    ["1e3", null],
    ["x7", null],
    ["7x", null],
    ["1234567890", null],
    ["123456789", 12_345_678_900],
    [null, null],
    [{}, null],
  ])("reads %j as %j", (text, cents) => expect(centsOf(text)).toBe(cents));
});

const asked = (answer: () => Response | Promise<Response>) =>
  callProvider(async () => answer(), "https://p.example", { timeoutMs: 1000 });

/** An answer of so many characters. */
const text = (length: number) => new Response(`"${"x".repeat(length - 2)}"`);

describe("callProvider", () => {
  it("gives the status and the JSON of an answer, a refusal's too", async () => {
    expect(await asked(() => Response.json({ a: 1 }, { status: 499 }))).toEqual({
      ok: true,
      status: 499,
      body: { a: 1 },
    });
  });

  it.each([
    [500, "The provider responded with 500."],
    [429, "The provider responded with 429."],
  ])("does not know what happened after %i", async (status, detail) => {
    expect(await asked(() => Response.json({}, { status }))).toEqual({ ok: false, detail });
  });

  it("reads 500,000 characters, and nothing that is longer or no JSON", async () => {
    expect(await asked(() => text(500_000))).toMatchObject({ ok: true });
    expect(await asked(() => text(500_001))).toEqual({
      ok: false,
      detail: "The provider's response is too long.",
    });
    expect(await asked(() => new Response("<html>"))).toMatchObject({ ok: false });
    expect(await asked(() => Promise.reject(new Error("refused")))).toEqual({ ok: false, detail: "refused" });
    // oxlint-disable-next-line prefer-promise-reject-errors -- a library may throw anything
    expect(await asked(() => Promise.reject("odd"))).toEqual({
      ok: false,
      detail: "The provider did not respond.",
    });
  });
});
