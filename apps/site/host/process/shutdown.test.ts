import { afterEach, describe, expect, it, vi } from "vitest";
import { processWide } from "./process-wide.ts";
import { announceStop, isStopping, onShutdown, runShutdown } from "./shutdown.ts";

afterEach(() => void vi.useRealTimers());

describe("isStopping", () => {
  it("is so from when the stop is announced", () => {
    expect(isStopping()).toBe(false);
    announceStop();
    expect(isStopping()).toBe(true);
    // The files of a run share one process.
    processWide("stopping", () => false).current = false;
  });
});

const STEP_MS = 10_000;
const never = (): Promise<void> => new Promise(() => undefined);

describe("runShutdown", () => {
  it("closes what was opened last first, each before the next, and each once", async () => {
    const closed: string[] = [];
    for (const name of ["store", "worker"])
      onShutdown(name, async () => {
        await Promise.resolve();
        closed.push(`${name} begins`);
        await Promise.resolve();
        closed.push(`${name} ends`);
      });
    expect(await runShutdown(STEP_MS)).toEqual([]);
    expect(await runShutdown(STEP_MS)).toEqual([]);
    expect(closed).toEqual(["worker begins", "worker ends", "store begins", "store ends"]);
  });

  it("closes the rest after a step that fails, and says which one failed", async () => {
    const close = vi.fn<() => Promise<void>>(async () => undefined);
    onShutdown("store", close);
    onShutdown("worker", () => Promise.reject(new Error("no connection")));
    expect(await runShutdown(STEP_MS)).toEqual(["worker did not stop: no connection"]);
    expect(close).toHaveBeenCalledOnce();
  });

  it("leaves a step behind that takes longer than its time", async () => {
    vi.useFakeTimers();
    const close = vi.fn<() => Promise<void>>(async () => undefined);
    onShutdown("store", close);
    onShutdown("worker", never);
    const stopped = runShutdown(STEP_MS);
    await vi.advanceTimersByTimeAsync(STEP_MS - 1);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await stopped).toEqual(["worker did not stop within 10000 ms"]);
    expect(close).toHaveBeenCalledOnce();
  });
});
