import { describe, expect, it } from "vitest";
import { distanceText } from "./distance-text.ts";

describe("distanceText", () => {
  it("says a near distance with a decimal, and a far one without", () => {
    const market = { locale: "en-AU", distanceUnit: "km" } as const;
    expect(distanceText(6.49, market)).toBe("6.5 km");
    expect(distanceText(126.7, market)).toBe("127 km");
  });

  it("counts miles where the market does", () => {
    expect(distanceText(8.046_72, { locale: "en-US", distanceUnit: "mi" })).toBe("5 mi");
  });
});
