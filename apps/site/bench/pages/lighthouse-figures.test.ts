import { describe, expect, it } from "vitest";
import { type LighthouseFigures, medianFigures } from "./lighthouse-figures.ts";

const run = (LCP: number, SEO = 100, lost: readonly string[] = []): LighthouseFigures => ({
  performance: 90,
  accessibility: 100,
  "best practices": 100,
  SEO,
  LCP,
  TBT: 0,
  CLS: 0,
  task: 0,
  lost,
});

describe("medianFigures", () => {
  it("takes the middle of each figure by itself", () => {
    const { LCP, SEO } = medianFigures([run(900), run(5000, 92), run(1100)]);
    expect({ LCP, SEO }).toEqual({ LCP: 1100, SEO: 100 });
  });

  it("takes the lower of the two in the middle where the number of runs is even", () => {
    expect(medianFigures([run(100, 92), run(200)]).SEO).toBe(92);
  });

  it("names every audit that lost points in any run, once", () => {
    const { lost } = medianFigures([
      run(1, 92, ["meta-description"]),
      run(2),
      run(3, 92, ["meta-description"]),
    ]);
    expect(lost).toEqual(["meta-description"]);
  });
});
