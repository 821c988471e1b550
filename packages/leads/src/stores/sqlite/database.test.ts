import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Database, openDatabase } from "./database.ts";

let folder: string;
let file: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
  file = join(folder, "deep", "a.sqlite");
  database = await openDatabase(file, "FULL");
  database.exec("CREATE TABLE kept (id INTEGER PRIMARY KEY, word TEXT)");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const words = () => database.all("SELECT word FROM kept ORDER BY id").map(({ word }) => word);
const add = (word: string) => database.run("INSERT INTO kept (word) VALUES (?)", word);

/** What a setting of the connection is. */
const setting = (name: string) => Object.values(database.one(`PRAGMA ${name}`) ?? {})[0];

describe("openDatabase", () => {
  it("flushes every commit, keeps references whole and overwrites what is erased", async () => {
    expect([setting("journal_mode"), setting("synchronous")]).toEqual(["wal", 2]);
    expect([setting("foreign_keys"), setting("secure_delete"), setting("busy_timeout")]).toEqual([1, 1, 40]);
    const relaxed = await openDatabase(join(folder, "b.sqlite"), "NORMAL");
    expect(Object.values(relaxed.one("PRAGMA synchronous") ?? {})).toEqual([1]);
    relaxed.close();
  });

  it("says how many rows changed, and gives the first row or none", () => {
    expect([add("a"), add("b"), database.run("UPDATE kept SET word = 'c'")]).toEqual([1, 1, 2]);
    expect(database.one("SELECT word FROM kept WHERE id = ?", 1)).toEqual({ word: "c" });
    expect(database.one("SELECT word FROM kept WHERE id = ?", 9)).toBeUndefined();
  });
});

describe("a transaction", () => {
  it("gives what the work gave, and keeps all of it", async () => {
    expect(await database.transaction(() => add("a") + add("b"))).toBe(2);
    expect(words()).toEqual(["a", "b"]);
  });

  it("keeps nothing of work that fails, reports why, and leaves the next one free", async () => {
    const failing = database.transaction(() => {
      add("a");
      throw new Error("half way");
    });
    await expect(failing).rejects.toThrow("half way");
    await database.transaction(() => add("b"));
    expect(words()).toEqual(["b"]);
  });

  it("reports the first failure where SQLite has rolled back by itself", async () => {
    const failing = database.transaction(() => {
      database.exec("ROLLBACK");
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
  });

  it("waits while another process writes, without holding up this one", async () => {
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE; INSERT INTO kept (word) VALUES ('theirs')");
    // SQLite's own wait is over when this returns; from then on the write is tried again between other work.
    const ours = database.transaction(() => add("ours"));
    other.exec("COMMIT");
    other.close();
    expect(await ours).toBe(1);
    expect(words()).toEqual(["theirs", "ours"]);
  });

  it("does not try again what fails for another reason", async () => {
    let tried = 0;
    const failing = database.transaction(() => {
      tried += 1;
      database.exec("INSERT INTO nowhere VALUES (1)");
    });
    await expect(failing).rejects.toThrow("no such table");
    expect(tried).toBe(1);
  });

  it("names the file that was deleted beneath it", async () => {
    rmSync(file);
    await expect(database.transaction(() => add("a"))).rejects.toThrow(
      `The database ${file} was deleted or replaced, so nothing can be kept in it.`,
    );
  });
});
