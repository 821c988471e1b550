import { describe, expect, it } from "vitest";
import { submissionCounter } from "./submission-counter.ts";

describe("submissionCounter", () => {
  it("counts different entries, and each only once", async () => {
    const counter = submissionCounter();
    expect(await counter.count("a", "1", 0, 1000)).toBe(1);
    expect(await counter.count("a", "1", 1, 1000)).toBe(1);
    expect(await counter.count("a", "2", 2, 1000)).toBe(2);
    expect(await counter.count("b", "2", 2, 1000)).toBe(1);
  });

  it("forgets what is as old as the window, counted from the first time", async () => {
    const counter = submissionCounter();
    await counter.count("a", "1", 0, 1000);
    await counter.count("a", "1", 900, 1000);
    expect(await counter.count("a", "2", 999, 1000)).toBe(2);
    expect(await counter.count("a", "3", 1000, 1000)).toBe(2);
  });

  it("remembers twenty thousand buckets, and forgets the one that was asked for longest ago", async () => {
    const counter = submissionCounter();
    for (let index = 0; index < 20_000; index += 1) await counter.count(`bucket ${index}`, "1", 0, 1e9);
    expect(await counter.count("bucket 0", "2", 1, 1e9)).toBe(2);
    await counter.count("one more", "1", 1, 1e9);
    expect(await counter.count("bucket 0", "3", 2, 1e9)).toBe(3);
    expect(await counter.count("bucket 1", "2", 2, 1e9)).toBe(1);
  });

  it("stays bounded in a flood of addresses and of entries", async () => {
    const counter = submissionCounter();
    await counter.count("first", "1", 0, 1e9);
    for (let index = 0; index < 25_000; index += 1) await counter.count(`bucket ${index}`, "1", 1, 1e9);
    expect(await counter.count("first", "2", 2, 1e9)).toBe(1);
    for (let index = 0; index < 6_000; index += 1) await counter.count("one", String(index), 1, 1e9);
    expect(await counter.count("one", "last", 2, 1e9)).toBe(5_000);
  });
});
