import { describe, expect, it } from "vitest";
import { measurements } from "./page-speeds.ts";

function listOf(measured: readonly (readonly [page: string, metric: string, value: number])[]) {
  const speeds = measurements();
  for (const [page, metric, value] of measured) speeds.add({ page, metric, value });
  return speeds.list();
}

describe("measurements", () => {
  it("tells the value that three of four visits were not slower than", () => {
    expect(listOf([4000, 1000, 3000, 2000].map((value) => ["car", "LCP", value]))).toEqual([
      { page: "car", metric: "LCP", value: 3000, rating: "to be improved", times: 4 },
    ]);
  });

  it.each([
    ["LCP", 2500, "good"],
    ["LCP", 2501, "to be improved"],
    ["LCP", 4001, "poor"],
    ["INP", 200, "good"],
    ["INP", 500, "to be improved"],
    ["INP", 501, "poor"],
    ["CLS", 0.1, "good"],
    ["CLS", 0.25, "to be improved"],
    ["CLS", 0.251, "poor"],
  ])("calls %s of %s %s", (metric, value, rating) =>
    expect(listOf([["home", metric, value]])).toMatchObject([{ rating }]),
  );

  it("names the worst first, whatever it is measured in", () => {
    const names = listOf([
      ["home", "LCP", 2500],
      ["list", "CLS", 0.3],
      ["car", "INP", 400],
    ]).map(({ page, metric }) => `${page} ${metric}`);
    expect(names).toEqual(["list CLS", "car INP", "home LCP"]);
  });

  it("leaves out what is no such metric, and what cannot be", () => {
    expect(
      listOf([
        ["home", "toString", 1],
        ["home", "TTFB", 1],
        ["home", "LCP", -1],
      ]),
    ).toEqual([]);
  });
});
