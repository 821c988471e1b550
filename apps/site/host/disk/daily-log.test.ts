import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
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

const line = (text: string) => `${JSON.stringify({ at: clock.now.toISOString(), text })}\n`;

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

  it("fills its share of a day to the last byte, counted in bytes and not in letters", async () => {
    const text = "é".repeat((150 - Buffer.byteLength(line(""))) / 2);
    expect(Buffer.byteLength(line(text))).toBe(150);
    expect(await open().keep([{ text: `${text}x` }])).toEqual({ ok: false, problem: "full" });
    expect(await open().keep([{ text }])).toEqual({ ok: true });
    expect(readFileSync(join(directory, "2026-11-21.jsonl"), "utf8")).toBe(line(text));
  });

  it("forgets the days before the last ones, and nothing that is no day's file", async () => {
    for (const name of ["2026-11-18.jsonl", "2026-11-19.jsonl", "2026-11-20.jsonl", "0-read-me.txt"])
      writeFileSync(join(directory, name), "");
    await open().keep([{}]);
    expect(readdirSync(directory).toSorted()).toEqual([
      "0-read-me.txt",
      "2026-11-20.jsonl",
      "2026-11-21.jsonl",
    ]);
  });

  it("looks for old days when a day begins, not at each record", async () => {
    const log = open();
    await log.keep([]);
    for (const day of ["2026-11-18", "2026-11-19"]) writeFileSync(join(directory, `${day}.jsonl`), "");
    await log.keep([]);
    expect(readdirSync(directory)).toHaveLength(3);
    clock.now = new Date("2026-11-22T00:00:00Z");
    await log.keep([]);
    clock.now = new Date("2026-11-21T09:00:00Z");
    expect(readdirSync(directory).toSorted()).toEqual(["2026-11-21.jsonl", "2026-11-22.jsonl"]);
  });

  it("opens what it keeps to this process's user alone", async () => {
    const inside = join(directory, "events");
    await dailyLog({ directory: inside, now: () => clock.now, hasRoom: async () => true }).keep([{}]);
    const modes = [inside, join(inside, "2026-11-21.jsonl")].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  it("leaves the last of the disk to leads", async () => {
    expect(await open(false).keep([{}])).toEqual({ ok: false, problem: "full" });
  });

  it("says so when it cannot write", async () => {
    const log = dailyLog({ directory: "/dev/null/log", now: () => clock.now, hasRoom: async () => true });
    expect(await log.keep([{}])).toEqual({ ok: false, problem: "unavailable" });
  });
});
