import { describe, expect, it } from "vitest";
import { type AttackAnswer, faultsOf } from "./answer-faults.ts";

const input = (word: string | null) => ({
  route: "r",
  method: "GET",
  path: "/",
  headers: {},
  body: null,
  word,
});
const site = { host: "north.localhost:1", foreign: ["Southern Motors"], slowMs: 1000 };
const answer = (change: Partial<AttackAnswer> = {}, headers: Record<string, string> = {}): AttackAnswer => ({
  status: 200,
  headers: {
    "content-type": "text/html",
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
    ...headers,
  },
  body: "a page",
  ms: 5,
  ...change,
});

describe("faultsOf", () => {
  it("finds none in a sound answer, also one that shows a harmless word", () => {
    expect(faultsOf(input("toyota"), answer({ body: "toyota" }), site)).toEqual([]);
    expect(faultsOf(input("<b>"), answer({ body: "&lt;b&gt;" }), site)).toEqual([]);
    expect(faultsOf(input("x"), answer({ status: 308 }, { location: "/search/x" }), site)).toEqual([]);
  });

  it.each([
    ["a server error", answer({ status: 500 }), ["failed"]],
    ["a broken connection", answer({ status: 0 }), ["failed"]],
    ["a second and more", answer({ ms: 1001 }), ["slow"]],
    ["markup that came back", answer({ body: "x <b> y" }), ["reflected"]],
    ["an injected header", answer({}, { "x-injected": "1" }), ["reflected"]],
    ["another tenant's name", answer({ body: "Southern Motors" }), ["foreign"]],
    ["a redirect elsewhere", answer({}, { location: "//evil.example/" }), ["led_away"]],
    ["a missing policy", answer({ headers: { "x-content-type-options": "nosniff" } }), ["unguarded"]],
    ["a name of what answers", answer({}, { "x-powered-by": "Next.js" }), ["unguarded"]],
  ])("finds %s", (_, found, faults) => expect(faultsOf(input("<b>"), found, site)).toEqual(faults));

  it("minds no markup in what browsers do not read as a page", () => {
    expect(
      faultsOf(input("<b>"), answer({ body: '{"q":"<b>"}' }, { "content-type": "application/json" }), site),
    ).toEqual([]);
  });
});
