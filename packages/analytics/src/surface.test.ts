import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as collect from "./collect/index.ts";
import * as consent from "./consent/index.ts";
import * as carPhoneCall from "./destinations/car-phone-call.ts";
import * as numberedEvents from "./destinations/numbered-events.ts";
import * as root from "./index.ts";
import * as journey from "./journey/index.ts";
import * as policy from "./policy.ts";
import * as defaults from "./policy-defaults.ts";
import * as thirdParties from "./third-parties/index.ts";

const source = new URL(".", import.meta.url);

/** Every file an entry reaches by imports that survive compilation, and every package it needs. */
function reach(file: string, seen = new Set<string>(), packages = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  const text = readFileSync(new URL(file, source), "utf8");
  for (const [, kind, from] of text.matchAll(/^(import|export) (?!type ).*?from "([^"]+)"/gms)) {
    if (kind === undefined || from === undefined) continue;
    if (from.startsWith("."))
      reach(new URL(from, new URL(file, source)).href.slice(source.href.length), seen, packages);
    else packages.add(from);
  }
  return packages;
}

describe("the public surface", () => {
  it("is exactly this", () => {
    expect({
      ".": Object.keys(root),
      "./collect": Object.keys(collect),
      "./consent": Object.keys(consent),
      "./defaults": Object.keys(defaults),
      "./destinations/car-phone-call": Object.keys(carPhoneCall),
      "./destinations/numbered-events": Object.keys(numberedEvents),
      "./journey": Object.keys(journey),
      "./policy": Object.keys(policy),
      "./third-parties": Object.keys(thirdParties),
    }).toMatchInlineSnapshot(`
      {
        ".": [
          "createDispatcher",
          "eventId",
          "formEvent",
          "leadCar",
          "leadEventName",
          "parseSiteEvent",
          "vehicleTracking",
          "splitVersion",
          "visitFacts",
          "visitIds",
        ],
        "./collect": [
          "forwardEvents",
          "forwardPhoneCall",
          "forwardPhoneReveal",
          "parseEvents",
          "parsePhoneCall",
          "repeatedEvents",
          "parsePixelCopy",
          "pixelServerEvent",
          "parseFailures",
          "parseTraces",
        ],
        "./consent": [
          "consentPurposes",
          "consentSignals",
          "resolveConsent",
          "parseConsentAnswer",
          "printConsentAnswer",
          "browserPrivacyControl",
          "requestPrivacyControl",
        ],
        "./defaults": [
          "policyDefaults",
        ],
        "./destinations/car-phone-call": [
          "carPhoneCall",
        ],
        "./destinations/numbered-events": [
          "numberedEvents",
        ],
        "./journey": [
          "journeyForLead",
          "rememberPage",
          "publicJourney",
          "publicUrl",
        ],
        "./policy": [
          "policySchemas",
        ],
        "./third-parties": [
          "adConversions",
          "ascEvents",
          "consoleEvents",
          "dataLayer",
          "ga4Events",
          "hashShopper",
          "phoneDigits",
          "socialPixel",
          "videoPixel",
        ],
      }
    `);
  });

  it("carries zod in the policy entry alone", () => {
    for (const entry of [
      "index.ts",
      "collect/index.ts",
      "consent/index.ts",
      "destinations/car-phone-call.ts",
      "destinations/numbered-events.ts",
      "journey/index.ts",
      "policy-defaults.ts",
      "third-parties/index.ts",
    ])
      expect([...reach(entry)]).toEqual([]);
    expect([...reach("policy.ts")]).toEqual(["zod"]);
  });

  it("says what every public export means", () => {
    const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|index\.ts$/.test(file),
    );
    const bare = files.flatMap((file) =>
      [
        ...readFileSync(new URL(file, source), "utf8").matchAll(
          /(\*\/\n)?^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm,
        ),
      ]
        .filter(([, comment]) => comment === undefined)
        .map(([, , name]) => `${file}: ${name}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(bare).toEqual([]);
  });
});
