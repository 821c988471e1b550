import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** xs, sm, md, lg, xl and xxl of the specification; 360 is the narrowest phone that is laid out for. */
const BREAKPOINTS = [360, 400, 576, 768, 992, 1200, 1400];

it("style sheets change at the specification's breakpoints alone", () => {
  const changes = globSync("**/*.css", { cwd: import.meta.dirname }).flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), "utf8")
      .split("\n")
      .filter((line) => line.startsWith("@media") && line.includes("width: "))
      .flatMap((line) => [...line.matchAll(/(min|max)-width: (\d+)px/g)])
      .map(([, side, pixels]) => Number(pixels) + (side === "max" ? 1 : 0)),
  );
  expect(changes.length).toBeGreaterThan(50);
  expect(changes.filter((width) => !BREAKPOINTS.includes(width))).toEqual([]);
});
