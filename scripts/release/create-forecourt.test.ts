import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ROOT } from "../run.ts";

const work = mkdtempSync(join(tmpdir(), "forecourt-create-"));
afterAll(() => rmSync(work, { recursive: true }));

const create = (...words: string[]) => {
  const program = join(ROOT, "apps/create-forecourt/create-forecourt.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: work,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
};

describe("create-forecourt", () => {
  it("writes a platform that has the folder's name", () => {
    expect(create("Kea & Sons")).toMatchObject({
      status: 0,
      output: expect.stringMatching(/^kea-sons is in /),
    });
    const file = (name: string) => readFileSync(join(work, "Kea & Sons", name), "utf8");
    expect(JSON.parse(file("package.json"))).toMatchObject({ name: "kea-sons", private: true });
    expect(file("README.md")).toMatch(/^# kea-sons\n/);
    expect(file(".gitignore")).toContain(".env\n");
    expect(existsSync(join(work, "Kea & Sons/_gitignore"))).toBe(false);
  });

  it("leaves a folder that is not empty as it is", () => {
    writeFileSync(join(work, "here.txt"), "mine");
    const before = readdirSync(work);
    expect(create(".")).toEqual({ status: 2, output: expect.stringContaining("is not empty") });
    expect(readdirSync(work)).toEqual(before);
  });

  it.each([[], ["--force"], ["one", "two"], ["!!!"]])("writes nothing for %j", (...words) => {
    const before = readdirSync(work);
    expect(create(...words).status).toBe(2);
    expect(readdirSync(work)).toEqual(before);
  });
});
