import { describe, expect, it } from "vitest";
import { policyDefaults } from "../../../policy-defaults.ts";
import { assessSpam, type SpamReason, type SpamSigns } from "./assess-spam.ts";

const person: SpamSigns = {
  honeypotFilled: false,
  secondsToSubmit: 45,
  fromShopper: 1,
  sameText: 1,
  verdict: "human",
};

describe("assessSpam", () => {
  it("lets a person through", () => {
    expect(assessSpam(person, policyDefaults.leads.spam)).toEqual([]);
    expect(
      assessSpam({ ...person, secondsToSubmit: null, verdict: null }, policyDefaults.leads.spam),
    ).toEqual([]);
  });

  it.each<[Partial<SpamSigns>, SpamReason[]]>([
    [{ honeypotFilled: true }, ["honeypot_filled"]],
    [{ secondsToSubmit: 1.99 }, ["too_fast"]],
    [{ secondsToSubmit: 2 }, []],
    [{ fromShopper: 10 }, []],
    [{ fromShopper: 11 }, ["too_many_from_shopper"]],
    [{ sameText: 3 }, []],
    [{ sameText: 4 }, ["repeated_content"]],
    [{ verdict: "missing" }, ["verification_missing"]],
    [{ verdict: "robot" }, ["verification_failed"]],
    [{ verdict: "unavailable" }, ["verification_unavailable"]],
    [{ honeypotFilled: true, secondsToSubmit: 0 }, ["honeypot_filled", "too_fast"]],
  ])("for %j gives %j", (change, reasons) => {
    expect(assessSpam({ ...person, ...change }, policyDefaults.leads.spam)).toEqual(reasons);
  });

  it("follows the tenant where the service is down, and where speed is no sign", () => {
    const policy = {
      ...policyDefaults.leads.spam,
      whenVerificationIsDown: "accept",
      minimumSeconds: 0,
    } as const;
    expect(assessSpam({ ...person, verdict: "unavailable", secondsToSubmit: 0 }, policy)).toEqual([]);
  });
});
