import { describe, expect, it } from "vitest";
import { aCar } from "../../testing/fixtures/a-car.ts";
import { resolveTagBanner } from "./tag-banner.ts";
import type { CarsPolicy } from "../model/cars-policy.ts";
import { policyDefaults } from "../../policy-defaults.ts";

const NOW = new Date("2026-11-21T00:00:00Z");
const HOUR = 3_600_000;
const old = { createdAt: NOW.getTime() - 30 * 24 * HOUR };
const policy: CarsPolicy = {
  ...policyDefaults.cars,
  tagBanner: {
    ...policyDefaults.cars.tagBanner,
    showFuel: true,
    certifiedMakes: ["toyota"],
    greenTags: ["Runout Sale"],
  },
};
const banner = (fields: Parameters<typeof aCar>[0], rules = policy) =>
  resolveTagBanner(aCar({ ...old, ...fields }), rules, NOW);

describe("resolveTagBanner", () => {
  const everything = {
    simpleFuel: "Electric",
    reserved: true,
    certified: true,
    tag: "Price Drop",
    status: { kind: "coming_soon" },
    createdAt: NOW.getTime(),
  } as const;

  it("follows the specified order, each rule giving way to the one before it", () => {
    expect(banner({ ...everything, status: { kind: "sold", soldAt: null } })).toMatchObject({
      kind: "sold",
      text: "JUST SOLD",
    });
    expect(banner(everything)).toMatchObject({ kind: "fuel", text: "Electric", tone: "green" });
    expect(banner({ ...everything, simpleFuel: "Diesel" }).kind).toBe("reserved");
    expect(banner({ ...everything, simpleFuel: null, reserved: false }).kind).toBe("certified");
    expect(banner({ ...everything, simpleFuel: null, reserved: false, certified: false })).toMatchObject({
      kind: "own",
      text: "Price Drop",
      tone: "red",
    });
    expect(banner({ status: { kind: "coming_soon" }, createdAt: NOW.getTime() })).toMatchObject({
      kind: "coming_soon",
      text: "COMING SOON",
    });
    expect(banner({ createdAt: NOW.getTime() })).toMatchObject({ kind: "new_arrival", text: "New Arrival" });
    expect(banner({}).kind).toBe("none");
  });

  it("gives support staff the reason of each, and says it in the site's words", () => {
    expect(banner({ ...everything, status: { kind: "sold", soldAt: null } })).toEqual({
      kind: "sold",
      text: "JUST SOLD",
      tone: "dark",
      reason: "The car is not available.",
    });
    expect(banner(everything)).toMatchObject({ reason: expect.stringContaining("Electric") as string });
    expect(banner({ reserved: true })).toMatchObject({
      text: "Reserved",
      tone: "neutral",
      reason: "The car is reserved.",
    });
    expect(banner({ certified: true })).toMatchObject({
      text: policy.tagBanner.certifiedText,
      tone: "accent",
      reason: expect.stringContaining("Toyota") as string,
    });
    expect(banner({ tag: "One Owner" })).toMatchObject({ reason: "The dealer gave the car this tag." });
    expect(banner({ status: { kind: "coming_soon" } })).toMatchObject({
      tone: "dark",
      reason: "The car has not arrived yet.",
    });
    expect(banner({ createdAt: NOW.getTime() })).toMatchObject({
      tone: "accent",
      reason: expect.stringContaining("8 days") as string,
    });
    expect(banner({})).toEqual({ kind: "none", reason: "No rule asks for a banner." });
  });

  it("leaves out a banner whose word is empty", () => {
    const tagBanner = { ...policy.tagBanner, reservedText: "", comingSoonText: "", newArrivalText: "" };
    const shown = (fields: Parameters<typeof aCar>[0]) => banner(fields, { ...policy, tagBanner }).kind;
    expect(shown({ reserved: true, tag: "One Owner" })).toBe("own");
    expect(shown({ status: { kind: "coming_soon" } })).toBe("none");
    expect(shown({ createdAt: NOW.getTime() })).toBe("none");
  });

  it("gives the certified logo for the site's makes alone, and to certified cars alone", () => {
    expect(banner({ certified: true, make: "Ford" }).kind).toBe("none");
    expect(banner({ certified: false }).kind).toBe("none");
  });

  it("shows no fuel tag unless the site asks for it", () => {
    expect(banner({ simpleFuel: "Hybrid" }, policyDefaults.cars).kind).toBe("none");
  });

  it("counts a car as new until exactly 192 hours after it arrived", () => {
    expect(banner({ createdAt: NOW.getTime() - 192 * HOUR }).kind).toBe("new_arrival");
    expect(banner({ createdAt: NOW.getTime() - 192 * HOUR - 1 }).kind).toBe("none");
    expect(banner({ createdAt: NOW.getTime() + HOUR }).kind).toBe("new_arrival");
  });

  it("paints a runout sale green where the site says so, whatever its case", () => {
    expect(banner({ tag: "RUNOUT sale" })).toMatchObject({ kind: "own", tone: "green" });
  });

  it("gives the certified logo to used cars only", () => {
    expect(banner({ certified: true, condition: "demo" }).kind).toBe("none");
  });

  it("shows nothing on a sold car when the site's sold tag is empty", () => {
    const silent = { ...policy, tagBanner: { ...policy.tagBanner, soldText: "" } };
    expect(banner({ status: { kind: "sold", soldAt: null }, tag: "One Owner" }, silent)).toEqual({
      kind: "none",
      reason: "The car is not available. The site's sold tag is empty.",
    });
  });
});
