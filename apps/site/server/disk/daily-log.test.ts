import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dailyLog } from "./daily-log.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "forecourt-daily-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const clock = { now: new Date("2026-11-21T09:00:00Z") };
const open = (room = true) =>
  dailyLog({
    directory,
    now: () => clock.now,
    hasRoom: async () => room,
    limits: { dayBytes: 150, days: 2 },
  });

describe("dailyLog", () => {
  it("keeps one JSON line a record, whatever is in it", async () => {
    expect(await open().keep([{ name: 'a\n{"forged":1}' }, { name: "b" }])).toEqual({ ok: true });
    const lines = readFileSync(join(directory, "2026-11-21.jsonl"), "utf8").trim().split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { name: string }).name)).toEqual([
      'a\n{"forged":1}',
      "b",
    ]);
  });

  it("keeps no more than its share of a day", async () => {
    const log = open();
    expect(await log.keep([{ text: "x".repeat(40) }])).toEqual({ ok: true });
    expect(await log.keep([{ text: "x".repeat(40) }])).toEqual({ ok: false, problem: "full" });
  });

  it("forgets the days before the last ones", async () => {
    for (const day of ["2026-11-18", "2026-11-19", "2026-11-20"])
      writeFileSync(join(directory, `${day}.jsonl`), "");
    await open().keep([{}]);
    expect(readdirSync(directory).toSorted()).toEqual(["2026-11-20.jsonl", "2026-11-21.jsonl"]);
  });

  it("leaves the last of the disk to leads", async () => {
    expect(await open(false).keep([{}])).toEqual({ ok: false, problem: "full" });
  });

  it("says so when it cannot write", async () => {
    const log = dailyLog({ directory: "/dev/null/log", now: () => clock.now, hasRoom: async () => true });
    expect(await log.keep([{}])).toEqual({ ok: false, problem: "unavailable" });
  });
});
