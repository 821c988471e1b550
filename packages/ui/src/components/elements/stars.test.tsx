// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { Stars } from "./stars.tsx";

describe("Stars", () => {
  it("are filled as far as the rating goes", () => {
    const lines = outline(<Stars full={4} partial={0.5} label="4.5 out of 5" />).split("\n");
    expect(lines[0]).toContain("[role=img][aria-label=4.5 out of 5]");
    expect(lines.filter((line) => line.includes("path["))).toHaveLength(10);
    expect(lines.find((line) => line.startsWith("  svg"))).toBe("  svg[width=90][height=20]");
    expect(lines.filter((line) => line.includes("translate(80 0)"))).toHaveLength(2);
  });
});
