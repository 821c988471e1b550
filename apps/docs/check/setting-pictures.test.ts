import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { settingRows } from "@forecourt/tenant-config";
import { describe, expect, it } from "vitest";
import { ROOT } from "../write/documents.ts";
import { settingPictures } from "../write/setting-pictures.ts";

const FOLDER = join(ROOT, "apps/docs/public/settings");
const files = readdirSync(FOLDER);
const pictures = settingPictures();

describe("pictures of settings", () => {
  it("say of every setting what it looks like, or why that is not seen (pnpm shots --settings takes those that are missing)", () => {
    const settings = settingRows().map(({ path }) => path);
    expect(Object.keys(pictures).toSorted()).toEqual(settings.toSorted());
  });

  it("are there for every setting that is seen, and for no other", () => {
    const seen = Object.entries(pictures).flatMap(([path, row]) => ("none" in row ? [] : [`${path}.avif`]));
    expect(files.toSorted()).toEqual(seen.toSorted());
    expect(seen.length).toBeGreaterThan(200);
  });

  it("weigh 8 KB at most each, and together 1.5 MB", () => {
    const sizes = files.map((file) => statSync(join(FOLDER, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});
