import { describe, expect, it } from "vitest";
import { killRate } from "./kill-rate.ts";
import { isSampled } from "./sample-checker.ts";

const mutant = (line: number) => ({
  fileName: "/copy/packages/leads/src/a.ts",
  mutatorName: "BooleanLiteral",
  replacement: "false",
  location: { start: { line, column: 1 }, end: { line, column: 5 } },
});

describe("killRate", () => {
  it("counts a mutant that no test runs as a survivor, and one whose tests did not end not at all", () => {
    const counts = { killed: 85, unfinished: 40, survived: 10, noCoverage: 5 };
    expect(killRate(counts)?.rate).toBe(0.85);
  });

  it("gives the interval of Wilson, which stays between nothing and everything", () => {
    const { low, high } = killRate({ killed: 85, survived: 15, noCoverage: 0 }) ?? {
      low: 0,
      high: 0,
    };
    expect(low).toBeCloseTo(0.767, 3);
    expect(high).toBeCloseTo(0.907, 3);
    expect(killRate({ killed: 3, survived: 0, noCoverage: 0 })).toMatchObject({
      rate: 1,
      high: 1,
    });
  });

  it("has no rate where nothing was tested", () => {
    expect(killRate({ killed: 0, survived: 0, noCoverage: 0 })).toBeNull();
  });
});

describe("isSampled", () => {
  const lines = Array.from({ length: 4000 }, (_, line) => line);
  const chosen = (seed: string, root = "/copy") =>
    lines.filter((line) => isSampled(mutant(line), { share: 0.1, seed, root }));

  it("takes about the share asked for", () => {
    expect(chosen("1").length).toBeGreaterThan(320);
    expect(chosen("1").length).toBeLessThan(480);
  });

  it("takes the same mutants for the same seed, and others for another", () => {
    expect(chosen("1")).toEqual(chosen("1"));
    expect(chosen("2")).not.toEqual(chosen("1"));
  });

  it("does not depend on where the copy lies", () => {
    const elsewhere = { ...mutant(7), fileName: "/other/packages/leads/src/a.ts" };
    for (const share of [0.2, 0.5, 0.8])
      expect(isSampled(elsewhere, { share, seed: "1", root: "/other" })).toBe(
        isSampled(mutant(7), { share, seed: "1", root: "/copy" }),
      );
  });
});
