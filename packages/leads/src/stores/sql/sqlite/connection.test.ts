import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Connection, openConnection } from "./connection.ts";

let folder: string;
let file: string;
let database: Connection;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
  file = join(folder, "deep", "a.sqlite");
  database = await openConnection(file, "FULL");
  database.exec("CREATE TABLE kept (id INTEGER PRIMARY KEY, word TEXT)");
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const words = () => database.all("SELECT word FROM kept ORDER BY id").map(({ word }) => word);
const add = (word: string) => database.all("INSERT INTO kept (word) VALUES (?1) RETURNING id", [word]).length;

/** What a setting of the connection is. */
const setting = (name: string) => Object.values(database.all(`PRAGMA ${name}`)[0] ?? {})[0];

const wordsWhere = (condition: string, list: string[]) =>
  database.all(`SELECT word FROM kept WHERE ${condition} ORDER BY id FOR UPDATE SKIP LOCKED`, [list]);

describe("openConnection", () => {
  it("flushes every commit, keeps references whole and overwrites what is erased", async () => {
    expect([setting("journal_mode"), setting("synchronous")]).toEqual(["wal", 2]);
    expect([setting("foreign_keys"), setting("secure_delete"), setting("busy_timeout")]).toEqual([1, 1, 40]);
    const relaxed = await openConnection(join(folder, "b.sqlite"), "NORMAL");
    expect(Object.values(relaxed.all("PRAGMA synchronous")[0] ?? {})).toEqual([1]);
    relaxed.close();
  });

  it("takes lists and locks as PostgreSQL spells them", () => {
    for (const word of ["a", "b", "c", "'"]) add(word);
    expect(wordsWhere("word = ANY(?1)", ["a", "'", "d"])).toEqual([{ word: "a" }, { word: "'" }]);
    expect(wordsWhere("word <> ALL(?1)", ["a", "b"])).toEqual([{ word: "c" }, { word: "'" }]);
    expect(wordsWhere("word <> ALL(?1)", [])).toHaveLength(4);
    expect(wordsWhere("word = ANY(?1)", [])).toEqual([]);
  });

  it("runs more different statements than it keeps prepared", () => {
    add("a");
    for (let index = 0; index < 700; index += 1)
      expect(database.all(`SELECT word, ${index} AS at FROM kept`)).toEqual([{ word: "a", at: index }]);
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
      `The database ${file} was deleted or replaced, so nothing can be stored in it.`,
    );
  });
});
