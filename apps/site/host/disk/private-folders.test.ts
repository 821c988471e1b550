import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makePrivateDatabase, makePrivateFolders } from "./private-folders.ts";

const root = mkdtempSync(join(tmpdir(), "forecourt-private-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const modeOf = (path: string): string => (statSync(join(root, path)).mode & 0o777).toString(8);

describe("makePrivateFolders", () => {
  it("closes new folders, and those that stood open before", () => {
    mkdirSync(join(root, "data/mail"), { recursive: true, mode: 0o755 });
    makePrivateFolders(join(root, "data"));
    expect(["data", "data/mail", "data/events", "data/files"].map(modeOf)).toEqual([
      "700",
      "700",
      "700",
      "700",
    ]);
  });
});

describe("makePrivateDatabase", () => {
  it("closes the database and what stands beside it", () => {
    for (const name of ["leads.sqlite", "leads.sqlite-wal", "leads.sqlite-shm"])
      writeFileSync(join(root, "data", name), "", { mode: 0o644 });
    makePrivateDatabase(join(root, "data"));
    expect(["", "-wal", "-shm"].map((end) => modeOf(`data/leads.sqlite${end}`))).toEqual([
      "600",
      "600",
      "600",
    ]);
  });
});
