import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { type Script, sql } from "../script.ts";
import { sqliteDatabase } from "./sqlite-database.ts";

let folder: string;
let file: string;
let database: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-sqlite-"));
  file = join(folder, "a.sqlite");
  database = sqliteDatabase({ file });
  await database.write(sql`CREATE TABLE kept (word TEXT UNIQUE)`);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (word: string) => database.write(sql`INSERT INTO kept (word) VALUES (${word})`);
const words = async () =>
  (await database.read(sql`SELECT word FROM kept ORDER BY word`)).map(({ word }) => word);

const onDisk = () =>
  readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "latin1"))
    .join("");

/** Adds a word named after how many there are, and gives how many there are then. */
const count = () =>
  database.run(function* (): Script<number> {
    yield* sql`INSERT INTO kept (word) SELECT 'w' || count(*) FROM kept`;
    return (yield* sql`SELECT * FROM kept`).length;
  });

/** How often the log was written to: each commit that changes something ends in one page marked as its last. */
function commits(): number {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let count = 0;
  for (let at = 32; at < log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) count += 1;
  return count;
}

describe("a database on SQLite", () => {
  it("lets scripts that arrive together share one commit", async () => {
    const before = commits();
    await Promise.all(["a", "b", "c", "d"].map(add));
    expect(await words()).toEqual(["a", "b", "c", "d"]);
    expect(commits() - before).toBe(1);
  });

  it("fails one script of many that share a commit, and keeps nothing of that one alone", async () => {
    const halfWay = database.run(function* (): Script<void> {
      yield* sql`INSERT INTO kept (word) VALUES ('lost')`;
      throw new Error("half way");
    });
    const ended = await Promise.allSettled([add("a"), halfWay, add("b"), add("a")]);
    expect(ended.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
    expect(await words()).toEqual(["a", "b"]);
  });

  it("gives each script what its own statements found", async () => {
    expect(await Promise.all([count(), count(), count()])).toEqual([1, 2, 3]);
  });

  it("leaves nothing on the disk of what was deleted, once it is scrubbed", async () => {
    await add("a word that gives me away");
    await database.write(sql`DELETE FROM kept`);
    expect(onDisk()).toContain("gives me away");
    await database.scrub();
    expect(onDisk()).not.toContain("gives me away");
  });

  it("has each migration once, goes on where an earlier release stopped, and refuses a newer one's tables", async () => {
    const tables = { name: "drafts", migrations: ["CREATE TABLE a (id TEXT)"] } as const;
    const more = {
      ...tables,
      migrations: [...tables.migrations, "CREATE TABLE b (id TEXT); CREATE TABLE c (id TEXT)"],
    };
    await database.migrate(tables);
    await database.migrate(more);
    await database.migrate(more);
    expect(await database.read(sql`SELECT * FROM c`)).toEqual([]);
    await expect(database.migrate(tables)).rejects.toThrow("of a newer release (version 2");
  });

  it("is opened anew after it was closed, and tries again where it could not be opened", async () => {
    await add("a");
    await database.close();
    await database.close();
    expect(await words()).toEqual(["a"]);
    const away = join(folder, "a-file");
    new DatabaseSync(away).close();
    const later = sqliteDatabase({ file: join(away, "b.sqlite") });
    await expect(later.read(sql`SELECT 1`)).rejects.toThrow("a-file");
    rmSync(away);
    expect(await later.read(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    await later.close();
  });
});
