import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** The files that a module of faces names, with their size in bytes. */
function filesOf(module: string): { file: string; bytes: number }[] {
  const source = readFileSync(join(import.meta.dirname, module), "utf8");
  return Array.from(source.matchAll(/(?:src:|from) "([^"]+\.woff2)"/g), ([, path = ""]) => ({
    file: path.split("/").at(-1) ?? "",
    bytes: statSync(join(import.meta.dirname, path)).size,
  }));
}

describe("the faces of headings", () => {
  const display = filesOf("display-faces.ts");
  const text = filesOf("fonts.ts").reduce((sum, { bytes }) => sum + bytes, 0);

  it("weigh at most 45 KB each", () => {
    expect(display).toHaveLength(9);
    expect(display.filter(({ bytes }) => bytes > 45_000)).toEqual([]);
  });

  it("weigh at most 90 KB with the text face, whichever a template names", () => {
    const outfit = display.filter(({ file }) => file.startsWith("outfit"));
    const heaviest = Math.max(
      ...display.map(({ bytes }) => bytes),
      outfit.reduce((sum, { bytes }) => sum + bytes, 0),
    );
    expect(text + heaviest).toBeLessThanOrEqual(90_000);
  });
});
