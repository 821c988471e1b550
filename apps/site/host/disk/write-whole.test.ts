import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createWhole, writeWhole } from "./write-whole.ts";

const folder = mkdtempSync(join(tmpdir(), "forecourt-whole-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "1.json");

describe("createWhole", () => {
  it("is done by one of many that write the same name at once, and leaves nothing unfinished", async () => {
    const texts = Array.from({ length: 20 }, (_, at) => `writer ${at}`);
    const done = await Promise.all(texts.map((text) => createWhole(file, text)));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(readFileSync(file, "utf8")).toBe(texts[done.indexOf(true)]);
    expect(readdirSync(folder)).toEqual(["1.json"]);
  });

  it("does not replace what is there, which writeWhole does", async () => {
    await writeWhole(file, "first");
    expect(await createWhole(file, "second")).toBe(false);
    expect(readFileSync(file, "utf8")).toBe("first");
  });

  it("throws where the folder is not there", async () => {
    await expect(createWhole(join(folder, "none", "1.json"), "text")).rejects.toThrow("ENOENT");
  });
});
