import { describe, expect, it } from "vitest";
import { submissionMemory } from "./submission-memory.ts";

describe("submissionMemory", () => {
  it("counts different entries, and each only once", async () => {
    const memory = submissionMemory();
    expect(await memory.note("a", "1", 0, 1000)).toBe(1);
    expect(await memory.note("a", "1", 1, 1000)).toBe(1);
    expect(await memory.note("a", "2", 2, 1000)).toBe(2);
    expect(await memory.note("b", "2", 2, 1000)).toBe(1);
  });

  it("forgets what is as old as the window, counted from the first time", async () => {
    const memory = submissionMemory();
    await memory.note("a", "1", 0, 1000);
    await memory.note("a", "1", 900, 1000);
    expect(await memory.note("a", "2", 999, 1000)).toBe(2);
    expect(await memory.note("a", "3", 1000, 1000)).toBe(2);
  });

  it("stays bounded in a flood of addresses and of entries", async () => {
    const memory = submissionMemory();
    await memory.note("first", "1", 0, 1e9);
    for (let index = 0; index < 25_000; index += 1) await memory.note(`bucket ${index}`, "1", 1, 1e9);
    expect(await memory.note("first", "2", 2, 1e9)).toBe(1);
    for (let index = 0; index < 6_000; index += 1) await memory.note("one", String(index), 1, 1e9);
    expect(await memory.note("one", "last", 2, 1e9)).toBeLessThanOrEqual(5_001);
  });
});
