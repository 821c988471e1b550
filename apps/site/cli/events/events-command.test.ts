import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeRecord } from "../events.ts";
import { countedFailures, unreadWords } from "#server/events/counted-records.ts";
import { followFile } from "./follow-file.ts";

describe("describeRecord", () => {
  const trace = {
    at: "2026-11-22T07:00:01.000Z",
    website_slug: "north",
    event: { name: "page_viewed", page: "home" },
    sentTo: ["numbered events"],
    withheld: ["social pixel", "web analytics"],
  };

  it("says what happened, where it went and what was withheld", () => {
    expect(describeRecord("traces", JSON.stringify(trace), "north")).toBe(
      '07:00:01 north  page_viewed {"page":"home"}  sent to: numbered events  withheld: social pixel, web analytics',
    );
    expect(describeRecord("traces", JSON.stringify({ ...trace, sentTo: [] }), null)).toContain("sent to: -");
  });

  it("leaves out another dealer's, and what is no record", () => {
    expect(describeRecord("traces", JSON.stringify(trace), "south")).toBeNull();
    expect(describeRecord("traces", "{", null)).toBeNull();
  });

  it("says what a destination did not take", () => {
    const failure = { at: trace.at, website_slug: "north", destination: "events endpoint", lost: 3 };
    expect(describeRecord("failures", JSON.stringify(failure), "north")).toBe(
      "07:00:01 north  not taken: events endpoint 3",
    );
  });

  it("says a numbered event with its number", () => {
    const record = { at: trace.at, website_slug: "north", category: 39, url: "https://n.example/" };
    const line = JSON.stringify({ ...record, event_properties: { event_name: "favourite_added" } });
    expect(describeRecord("events", line, null)).toBe(
      "07:00:01 north  number 39 favourite_added https://n.example/",
    );
  });
});

const line = (website_slug: string, destination: string, lost: number) =>
  `${JSON.stringify({ website_slug, destination, lost })}\n`;

const heard = (website_slug: string, word: string, times: number) =>
  `${JSON.stringify({ website_slug, word, times })}\n`;

describe("countedFailures", () => {
  it("adds up each dealer's destinations over the days, most lost first, past a broken line", async () => {
    const directory = mkdtempSync(join(tmpdir(), "forecourt-failures-"));
    writeFileSync(join(directory, "1.jsonl"), `${line("north", "social pixel", 1)}{"website_slug":"no`);
    writeFileSync(join(directory, "2.jsonl"), `${line("north", "social pixel", 2)}${line("south", "x", 9)}`);
    expect(await countedFailures(directory, null)).toEqual([
      { slug: "south", destination: "x", lost: 9 },
      { slug: "north", destination: "social pixel", lost: 3 },
    ]);
    expect(await countedFailures(directory, "north")).toHaveLength(1);
    expect(await countedFailures(join(directory, "none"), null)).toEqual([]);
    rmSync(directory, { recursive: true, force: true });
  });

  it("adds up the words that no car says, of one dealer", async () => {
    const directory = mkdtempSync(join(tmpdir(), "forecourt-searches-"));
    writeFileSync(join(directory, "1.jsonl"), heard("north", "bakkie", 3) + heard("south", "bakkie", 9));
    writeFileSync(join(directory, "2.jsonl"), heard("north", "bakkie", 1) + heard("north", "jaunt", 3));
    expect(await unreadWords(directory, "north")).toEqual([
      { word: "bakkie", times: 4 },
      { word: "jaunt", times: 3 },
    ]);
    rmSync(directory, { recursive: true, force: true });
  });
});

const follow = (path: () => string, fromStart: boolean) => {
  const lines: string[] = [];
  const stopped = new AbortController();
  const done = followFile({
    path,
    fromStart,
    pollMs: 5,
    signal: stopped.signal,
    onLine: (line) => lines.push(line),
  });
  return { lines, stop: () => (stopped.abort(), done) };
};

describe("followFile", () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "forecourt-tail-"));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it("gives whole lines as they are added, of today's file and then of tomorrow's", async () => {
    let day = "1";
    const file = () => join(directory, `${day}.jsonl`);
    const { lines, stop } = follow(file, true);
    writeFileSync(file(), "a\nb");
    await expect.poll(() => lines).toEqual(["a"]);
    appendFileSync(file(), "c\n");
    await expect.poll(() => lines).toEqual(["a", "bc"]);
    day = "2";
    writeFileSync(file(), "d\n");
    await expect.poll(() => lines).toEqual(["a", "bc", "d"]);
    await stop();
  });

  it("begins behind what is there, unless it is asked for", async () => {
    const file = join(directory, "1.jsonl");
    writeFileSync(file, "before\n");
    const { lines, stop } = follow(() => file, false);
    await new Promise((resolve) => setImmediate(resolve));
    await expect
      .poll(() => {
        appendFileSync(file, "after\n");
        return lines.length;
      })
      .toBeGreaterThan(0);
    expect(lines[0]).toBe("after");
    await stop();
  });
});
