import { describe, expect, it } from "vitest";
import { announceStop, isStopping, onShutdown, runShutdown } from "./shutdown.ts";

describe("isStopping", () => {
  it("is so from when the stop is announced", () => {
    expect(isStopping()).toBe(false);
    announceStop();
    expect(isStopping()).toBe(true);
    // The files of a run share one process.
    Reflect.deleteProperty(globalThis, Symbol.for("forecourt.stopping"));
  });
});

describe("runShutdown", () => {
  it("closes what was opened last first, each before the next, and each once", async () => {
    const closed: string[] = [];
    for (const name of ["store", "worker"])
      onShutdown(async () => {
        await Promise.resolve();
        closed.push(`${name} begins`);
        await Promise.resolve();
        closed.push(`${name} ends`);
      });
    await runShutdown();
    await runShutdown();
    expect(closed).toEqual(["worker begins", "worker ends", "store begins", "store ends"]);
  });
});
