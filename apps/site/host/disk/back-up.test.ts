import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backUp } from "./back-up.ts";

const OPEN = "/proc/self/fd";
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-back-up-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

it("leaves out files that are still being written, which may be gone before they are copied", async () => {
  const data = join(directory, "data");
  mkdirSync(join(data, "files"), { recursive: true });
  for (const name of ["whole", "coming.part"]) writeFileSync(join(data, "files", name), name);
  const target = join(directory, "copy");
  await backUp({ dataDirectory: data, target, now: new Date(0) });
  expect(readdirSync(join(target, "files"))).toEqual(["whole"]);
});

it("copies the databases and what cannot be made again, readable by its owner alone, and says what it holds", async () => {
  const data = join(directory, "data");
  for (const folder of ["files/2026", "mail", "stock"]) {
    mkdirSync(join(data, folder), { recursive: true });
    writeFileSync(join(data, folder, "one.txt"), folder);
  }
  for (const name of ["leads", "alerts"]) {
    const database = new DatabaseSync(join(data, `${name}.sqlite`));
    database.exec(`CREATE TABLE kept (name TEXT); INSERT INTO kept VALUES ('${name}')`);
    database.close();
  }
  const target = join(directory, "backups/today");
  const backedUp = await backUp({ dataDirectory: data, target, now: new Date("2026-11-21T02:00:00Z") });
  const bytes = (name: string) => statSync(join(target, name)).size;
  expect(backedUp).toEqual({
    databases: [
      { name: "alerts.sqlite", bytes: bytes("alerts.sqlite") },
      { name: "leads.sqlite", bytes: bytes("leads.sqlite") },
    ],
    folders: ["files", "mail"],
  });
  expect(readdirSync(target).toSorted()).toEqual([
    "alerts.sqlite",
    "backup.json",
    "files",
    "leads.sqlite",
    "mail",
  ]);
  // Linux says what a process holds open.
  const held = existsSync(OPEN) ? readdirSync(OPEN).map((name) => join(OPEN, name)) : [];
  const links = held.filter((link) => existsSync(link)).map((link) => readlinkSync(link));
  expect(links.filter((file) => file.startsWith(directory))).toEqual([]);
  expect(JSON.parse(readFileSync(join(target, "backup.json"), "utf8"))).toEqual({
    at: "2026-11-21T02:00:00.000Z",
    ...backedUp,
  });
  expect(readFileSync(join(target, "files/2026/one.txt"), "utf8")).toBe("files/2026");
  const copy = new DatabaseSync(join(target, "leads.sqlite"), { readOnly: true });
  expect(copy.prepare("SELECT name FROM kept").all()).toEqual([{ name: "leads" }]);
  copy.close();
  const modes = [target, join(target, "leads.sqlite")].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600]);
});

it("copies into no folder that holds something, and changes nothing in it", async () => {
  const target = join(directory, "copy");
  mkdirSync(target);
  writeFileSync(join(target, "old"), "");
  await expect(backUp({ dataDirectory: directory, target, now: new Date(0) })).rejects.toThrow(
    /is not empty/,
  );
  expect(readdirSync(target)).toEqual(["old"]);
});

it("keeps the times of files, by which old ones are found", async () => {
  const data = join(directory, "data");
  mkdirSync(join(data, "mail"), { recursive: true });
  writeFileSync(join(data, "mail/one.eml"), "");
  utimesSync(join(data, "mail/one.eml"), 1_000, 1_000);
  const target = join(directory, "copy");
  await backUp({ dataDirectory: data, target, now: new Date(0) });
  expect(statSync(join(target, "mail/one.eml")).mtimeMs).toBe(1_000_000);
});

it("refuses a database with a torn page, and names it", async () => {
  const data = join(directory, "data");
  mkdirSync(data);
  const file = join(data, "leads.sqlite");
  const database = new DatabaseSync(file);
  database.exec("CREATE TABLE kept (name TEXT)");
  const insert = database.prepare("INSERT INTO kept VALUES (?)");
  for (let row = 0; row < 200; row += 1) insert.run("x".repeat(500));
  database.close();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0xff, 5 * 4096, 6 * 4096));
  const target = join(directory, "copy");
  await expect(backUp({ dataDirectory: data, target, now: new Date(0) })).rejects.toThrow(
    `The copy of ${file} is not whole: `,
  );
  expect(readdirSync(target)).not.toContain("backup.json");
});

it("refuses a database that is not whole", async () => {
  const data = join(directory, "data");
  mkdirSync(data);
  writeFileSync(join(data, "leads.sqlite"), "no database".repeat(1000));
  const target = join(directory, "copy");
  await expect(backUp({ dataDirectory: data, target, now: new Date(0) })).rejects.toThrow(/not a database/);
  expect(readdirSync(target)).not.toContain("backup.json");
});
