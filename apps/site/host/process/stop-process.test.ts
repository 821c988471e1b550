import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { onShutdown } from "./shutdown.ts";
import { stopProcess } from "./stop-process.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const times = { stepMs: 10_000, allMs: 15_000 };
const never = (): Promise<void> => new Promise(() => undefined);

/** Stops with these steps, and what came of it so far. */
function stopping({ first, step }: { first?: () => Promise<void>; step?: () => Promise<void> }) {
  const problems: string[] = [];
  const exit = vi.fn<(code: number) => void>();
  if (step) onShutdown("worker", step);
  const stopped = stopProcess({
    ...(first ? { first } : {}),
    times,
    onProblem: (problem) => problems.push(problem),
    exit,
  });
  return { problems, exit, stopped };
}

describe("stopProcess", () => {
  it("ends with 0 when everything finished, the first part before the steps", async () => {
    const order: string[] = [];
    const { exit, problems, stopped } = stopping({
      first: async () => void order.push("port"),
      step: async () => void order.push("worker"),
    });
    await stopped;
    expect(order).toEqual(["port", "worker"]);
    expect(problems).toEqual([]);
    expect(exit.mock.calls).toEqual([[0]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends with 2, and says why, when a step fails or takes too long", async () => {
    const { exit, problems, stopped } = stopping({ step: never });
    await vi.advanceTimersByTimeAsync(times.stepMs);
    await stopped;
    expect(problems).toEqual(["worker did not stop within 10000 ms"]);
    expect(exit.mock.calls).toEqual([[2]]);
  });

  it("ends with 2 when the first part fails", async () => {
    const { exit, problems, stopped } = stopping({ first: () => Promise.reject(new Error("port")) });
    await stopped;
    expect(problems).toEqual(["stopping failed: Error: port"]);
    expect(exit.mock.calls).toEqual([[2]]);
  });

  it("ends at the last deadline, whatever is still open", async () => {
    const { exit, problems } = stopping({ first: never });
    await vi.advanceTimersByTimeAsync(times.allMs - 1);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(problems).toEqual(["the process did not stop within 15000 ms"]);
    expect(exit.mock.calls).toEqual([[2]]);
  });
});
