import { describe, expect, it } from "vitest";
import { resolveConsent } from "./consent.ts";
import { readConsentAnswer, saveConsentAnswer } from "./consent-storage.ts";
import { browserPrivacyControl, requestPrivacyControl } from "./privacy-control.ts";

describe("resolveConsent", () => {
  it.each([
    ["ask", null, false, { thirdParties: false, reason: "not_answered", ask: true }],
    ["ask", "granted", false, { thirdParties: true, reason: "granted", ask: false }],
    ["ask", "refused", false, { thirdParties: false, reason: "refused", ask: false }],
    ["implied", null, false, { thirdParties: true, reason: "implied", ask: false }],
    ["implied", "refused", false, { thirdParties: false, reason: "refused", ask: false }],
    ["implied", null, true, { thirdParties: false, reason: "privacy_control", ask: false }],
    ["ask", "granted", true, { thirdParties: false, reason: "privacy_control", ask: false }],
  ] as const)("rule %s, answer %s, privacy control %s", (rule, answer, privacyControl, decision) => {
    expect(resolveConsent({ rule, answer, privacyControl })).toEqual(decision);
  });
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

describe("the remembered answer", () => {
  it("is what was saved, and nothing else counts as an answer", () => {
    const map = new Map<string, string>();
    const storage = {
      getItem: (key: string) => map.get(key) ?? null,
      setItem: (key: string, value: string) => void map.set(key, value),
      removeItem: (key: string) => void map.delete(key),
    };
    expect(readConsentAnswer(storage)).toBeNull();
    saveConsentAnswer(storage, "granted");
    expect(readConsentAnswer(storage)).toBe("granted");
    saveConsentAnswer(storage, "refused");
    expect(readConsentAnswer(storage)).toBe("refused");
    expect([...map]).toEqual([["third-party-consent", "refused"]]);
    for (const key of map.keys()) map.set(key, "true");
    expect(readConsentAnswer(storage)).toBeNull();
  });
});
