// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(join(import.meta.dirname, "outlines.css"), "utf8");
const OUTLINES = [
  ...CSS.matchAll(/data-outline="([^"]+)"\] \{\s*--fc-outline: url\("data:image\/svg\+xml,([^"]+)"/g),
];

describe("the line drawings", () => {
  it("are twelve", () => {
    expect(OUTLINES).toHaveLength(12);
  });

  it.each(OUTLINES.map(([, kind = "", svg = ""]) => [kind, svg] as const))(
    "of a %s has lines and wheels",
    (_, svg) => {
      const drawing = new DOMParser().parseFromString(decodeURIComponent(svg), "image/svg+xml");
      expect(drawing.querySelector("parsererror")).toBeNull();
      expect(drawing.querySelectorAll("path").length).toBeGreaterThan(0);
      for (const path of drawing.querySelectorAll("path")) expect(path.getAttribute("d")).toMatch(/^M/);
      expect(drawing.querySelectorAll("circle").length).toBeGreaterThan(1);
      for (const wheel of drawing.querySelectorAll("circle"))
        expect(wheel.getAttribute("r")).toMatch(/^\d+$/);
    },
  );
});
