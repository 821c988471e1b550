import { describe, expect, it } from "vitest";
import { consentSignals, resolveConsent } from "./consent.ts";
import { parseConsentAnswer, printConsentAnswer } from "./consent-answer.ts";
import { browserPrivacyControl, requestPrivacyControl } from "./privacy-control.ts";

const who = (own: boolean, measurement: boolean, advertising: boolean) => ({ own, measurement, advertising });

describe("resolveConsent", () => {
  it.each([
    ["ask", null, false, { ...who(true, false, false), reason: "not_answered", ask: true }],
    ["notice", null, false, { ...who(true, true, true), reason: "implied", ask: true }],
    ["implied", null, false, { ...who(true, true, true), reason: "implied", ask: false }],
    ["ask", [], false, { ...who(false, false, false), reason: "answered", ask: false }],
    ["notice", ["own"], false, { ...who(true, false, false), reason: "answered", ask: false }],
    ["ask", ["measurement"], false, { ...who(false, true, false), reason: "answered", ask: false }],
    ["implied", null, true, { ...who(true, false, false), reason: "privacy_control", ask: false }],
    [
      "ask",
      ["own", "measurement", "advertising"],
      true,
      { ...who(true, false, false), reason: "privacy_control", ask: false },
    ],
    ["ask", [], true, { ...who(false, false, false), reason: "privacy_control", ask: false }],
  ] as const)("rule %s, answer %s, privacy control %s", (rule, answer, privacyControl, decision) => {
    expect(resolveConsent({ rule, answer, privacyControl })).toEqual(decision);
  });
});

describe("consentSignals", () => {
  it("tells measurement and advertising apart, and denies neither safety nor function", () => {
    expect(consentSignals(who(false, true, false))).toEqual({
      analytics_storage: "granted",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
      functionality_storage: "granted",
      security_storage: "granted",
    });
    expect(consentSignals(who(true, false, true))).toMatchObject({
      analytics_storage: "denied",
      ad_user_data: "granted",
    });
  });
});

describe("a kept answer", () => {
  it.each([[], ["own"], ["own", "measurement"], ["own", "measurement", "advertising"]] as const)(
    "is read as it was printed: %s",
    (...answer) => expect(parseConsentAnswer(printConsentAnswer(answer))).toEqual(answer),
  );

  it.each([null, undefined, "", "yes", "measurement.own", "own.own", "own,measurement", "none.own"])(
    "is none for %j",
    (text) => expect(parseConsentAnswer(text)).toBeNull(),
  );
});

describe("privacy control", () => {
  it("counts only the signal itself", () => {
    expect(browserPrivacyControl({ globalPrivacyControl: true })).toBe(true);
    expect(browserPrivacyControl({ globalPrivacyControl: "1" })).toBe(false);
    expect(browserPrivacyControl({})).toBe(false);
    expect(requestPrivacyControl("1")).toBe(true);
    expect(requestPrivacyControl(" 1 ")).toBe(true);
    expect(requestPrivacyControl(undefined)).toBe(false);
    expect(requestPrivacyControl("0")).toBe(false);
    expect(requestPrivacyControl(null)).toBe(false);
  });
});
