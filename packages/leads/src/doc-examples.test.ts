import { readdirSync, readFileSync } from "node:fs";
import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import * as finance from "./enquiry/finance/index.ts";
import * as messages from "./enquiry/forms/messages/form-messages.ts";
import * as intake from "./enquiry/intake/index.ts";
import * as root from "./index.ts";
import * as phone from "./enquiry/phone/index.ts";
import { policyDefaults } from "./policy-defaults.ts";
import * as policy from "./policy.ts";
import { sampleMarket } from "./testing/sample-market.ts";
import { aSubmission } from "./testing/a-submission.ts";

const source = new URL(".", import.meta.url);
/** Folders of the pure half; stores and sinks show their use in their contract tests. */
const FOLDERS = [
  "enquiry/browser",
  "enquiry/eligibility",
  "enquiry/finance",
  "enquiry/forms",
  "enquiry/intake/build",
  "enquiry/intake/routing",
  "enquiry/model",
  "enquiry/phone",
  "enquiry/submission",
];

interface Example {
  file: string;
  code: string;
  expected: string;
}

/** Every `@example` line of the form `code // expected`, the comment beside the code or on the next line. */
function examplesOf(file: string): Example[] {
  const text = readFileSync(new URL(file, source), "utf8");
  return [...text.matchAll(/@example\n([\s\S]*?)\*\//g)].flatMap(([, block = ""]) => {
    const joined = block.replaceAll(/^ \* ?/gm, "").replaceAll(/\n\/\/ /g, " // ");
    return joined.split("\n").flatMap((line) => {
      const [, code, expected] = /^(\S.*?) \/\/ (.+)$/.exec(line) ?? [];
      return code && expected ? [{ file, code, expected }] : [];
    });
  });
}

const examples = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, source), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) => examplesOf(`${folder}/${name}`)),
);

const facts = { market: sampleMarket, words: messages.FORM_MESSAGES, places: [], dealerships: [] };
const form = root.formFor("used", policyDefaults, facts);
const financeForm = root.formFor("finance", policyDefaults, facts);
const reservable = aCar({
  id: "7",
  price: 29_990,
  vin: null,
  dealership: { id: null, slug: "north", name: null },
  hasCheckoutPaymentProcessor: true,
  paymentProcessors: [{ authorizationType: "stripe", hasKey: true }],
});
const lead = intake.buildLead({
  form,
  values: {},
  submission: aSubmission(),
  tenant: "north",
  car: aCar({ make: "Mazda" }),
  offer: null,
  model: null,
  places: [],
  dealerships: [],
  primaryPlace: null,
  pushToPrimaryLocation: false,
  manufacturerSlug: null,
  autogaugeEnabled: false,
  userAgent: null,
  hasFiles: false,
  testPhoneNumber: null,
  visit: "test_drive",
  now: new Date(0),
});
const asked = finance.quoteLoan(
  { price: 30_000, deposit: 0, years: 5, balloon: 0, frequency: "monthly" },
  policyDefaults.finance,
);
const phrases = {
  repayment: { weekly: String, fortnightly: String, monthly: String },
  rate: (rate: string) => `${rate}% p.a.`,
  rateAndComparison: (rate: string, comparison: string) =>
    `${rate}% p.a., comparison rate ${comparison}% p.a.`,
  rateWithFees: (rate: string) => `${rate}% APR`,
};
const common = {
  ...finance,
  ...messages,
  ...root,
  ...intake,
  ...phone,
  ...policy,
  policyDefaults,
  phrases,
  ...facts,
  phone: sampleMarket.phone,
  postcode: sampleMarket.postcode,
  config: policyDefaults,
  quote: asked.ok ? asked.quote : null,
  lead,
  car: reservable,
};

const deskExample = {
  unasked: { location: null, dealership: null },
  directory: {
    places: [
      { id: "9", name: "Newcastle - Service", kind: "service", dealershipSlug: "newcastle", state: "nsw" },
    ],
    dealerships: [{ slug: "newcastle", name: "Newcastle" }],
    primaryPlace: null,
    pushToPrimaryLocation: false,
  },
};

/** What the names of an example mean, file by file where they differ. */
function scopeOf(file: string): Readonly<Record<string, unknown>> {
  if (file.startsWith("enquiry/finance/")) return { ...common, policy: policyDefaults.finance };
  if (file.includes("choose-desk")) return { ...common, ...deskExample };
  if (file.includes("reserve-blockers"))
    return { ...common, policy: { ...policyDefaults.reserve, payments: true } };
  if (file.includes("prefill"))
    return { ...common, form: financeForm, policy: policyDefaults.forms, shopper: { name: "Kim" } };
  if (file.includes("car-actions"))
    return {
      ...common,
      facts: {
        currency: "AUD",
        pages: { finance: "/finance", trade_in: "/cars/trade-in", reserve: "/checkout", location: "/cars/a" },
      },
    };
  return { ...common, form, policy: policyDefaults.forms };
}

describe("the examples in the doc comments", () => {
  it("are there", () => {
    expect(examples.length).toBeGreaterThan(30);
  });

  it.each(examples.filter(({ code }) => !/\bawait\b|phoneRules/.test(code)))(
    "are true: $file: $code",
    async ({ file, code, expected }) => {
      const own = (await import(new URL(file, source).href)) as Readonly<Record<string, unknown>>;
      const scope = { ...scopeOf(file), ...own };
      const run = (text: string): unknown =>
        Reflect.construct(Function, [...Object.keys(scope), `return (${text});`])(...Object.values(scope));
      const result = run(code.replace(/;$/, ""));
      const cut = /^([\d.]+)…$/.exec(expected)?.[1]; // a number written out to a few digits only
      const wanted = cut ?? run(expected.replaceAll(/, …(?= ?[\]}])/g, ""));
      const shown = cut === undefined ? result : String(result).slice(0, cut.length);
      expect(expected.includes("…") ? shownPart(shown, wanted) : shown).toEqual(wanted);
    },
  );
});

/** As much of a result as its example shows: an example that ends in "…" promises no more. */
function shownPart(result: unknown, shape: unknown): unknown {
  if (Array.isArray(result) && Array.isArray(shape))
    return shape.map((part: unknown, index) => shownPart(result[index], part));
  if (typeof result !== "object" || result === null || typeof shape !== "object" || shape === null)
    return result;
  const entries = new Map(Object.entries(result));
  return Object.fromEntries(
    Object.entries(shape).map(([name, part]) => [name, shownPart(entries.get(name), part)]),
  );
}
