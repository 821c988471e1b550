import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { describeLeadStore } from "../../testing/describe-lead-store.ts";
import { onEveryDatabase } from "../../testing/test-databases.ts";
import { sqliteDatabase } from "../sql/sqlite/sqlite-database.ts";
import { leadStore } from "./lead-store.ts";

const folders: string[] = [];
const freshFile = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "forecourt-leads-"));
  folders.push(folder);
  return join(folder, "deep", "leads.sqlite");
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

onEveryDatabase(describeLeadStore, leadStore);

const onFile = (file: string) => leadStore(sqliteDatabase({ file }));

describe("leadStore on SQLite", () => {
  it("is shared by two connections that start and write at once", async () => {
    const ids: string[] = [];
    const file = freshFile();
    const stores = [onFile(file), onFile(file)];
    await Promise.all(stores.map((store) => store.migrate()));
    const accepted = stores.flatMap((store) =>
      Array.from({ length: 60 }, (_, index) =>
        store.accept(aNewLead({ id: crypto.randomUUID(), key: `key-${index}` })),
      ),
    );
    for (const answer of await Promise.all(accepted)) ids.push(answer.ok ? answer.id : answer.detail);
    await Promise.all(stores.map((store) => store.close()));
    const store = onFile(file);
    expect(new Set(ids).size).toBe(60);
    expect(await store.list({ limit: 200 })).toHaveLength(60);
    await store.close();
  });

  it("leaves nothing of an erased shopper on the disk", async () => {
    const file = freshFile();
    const store = onFile(file);
    await store.migrate();
    const lead = aNewLead({ lead: { message: "a word that gives me away ".repeat(500) } });
    await store.accept(lead);
    await store.erase({ ids: [lead.id] }, 1);
    const onDisk = readdirSync(dirname(file)).map((name) =>
      readFileSync(join(dirname(file), name), "latin1"),
    );
    expect(onDisk.join("")).not.toMatch(/gives me away|aroha@example\.com|0412 345 678/);
    await store.close();
  });

  it.each([
    ["deleted", (file: string) => rmSync(file)],
    ["moved away", (file: string) => renameSync(file, `${file}.old`)],
    [
      "replaced by another",
      (file: string) => {
        rmSync(file);
        writeFileSync(file, "");
      },
    ],
  ])("acknowledges no lead once its file was %s, and does not answer a ping", async (_, takeAway) => {
    const file = freshFile();
    const store = onFile(file);
    await store.migrate();
    expect(await store.accept(aNewLead())).toMatchObject({ ok: true });
    expect(await store.ping()).toBe(true);
    takeAway(file);
    expect(await store.accept(aNewLead({ key: "another" }))).toMatchObject({
      ok: false,
      problem: "unavailable",
    });
    expect(await store.ping()).toBe(false);
    await store.close();
  });

  it("does not answer a ping while it can be read but not written", async () => {
    const file = freshFile();
    const store = onFile(file);
    await store.migrate();
    const database = new DatabaseSync(file);
    database.exec(
      "DROP TABLE store_probe; CREATE VIEW store_probe AS SELECT 1 AS id, 1 AS writes, '' AS filler",
    );
    database.close();
    expect(await store.ping()).toBe(false);
    expect(await store.list({ limit: 1 })).toEqual([]);
    await store.close();
  });

  it.each(["leads", "lead_deliveries"])("does not answer a ping without its table %s", async (table) => {
    const file = freshFile();
    const store = onFile(file);
    await store.migrate();
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA foreign_keys = OFF; DROP TABLE ${table}`);
    database.close();
    expect(await store.ping()).toBe(false);
    await store.close();
  });

  it("says unavailable instead of throwing when the file cannot be written", async () => {
    const store = onFile("/dev/null/leads.sqlite");
    expect(await store.accept(aNewLead())).toMatchObject({ ok: false, problem: "unavailable" });
    expect(await store.ping()).toBe(false);
    await store.close();
  });
});
