import { describe, expect, it } from "vitest";
import { workInRounds } from "./work-in-rounds.ts";

describe("workInRounds", () => {
  it("runs round after round, and none once it is stopped", async () => {
    let rounds = 0;
    const { promise: third, resolve } = Promise.withResolvers<void>();
    const work = workInRounds(0, async () => {
      rounds += 1;
      if (rounds === 3) resolve();
    });
    await third;
    await work.stop();
    const stopped = rounds;
    await new Promise((resume) => setImmediate(resume));
    expect(rounds).toBe(stopped);
  });

  it("does not rest out its pause when it is stopped, but finishes the round that runs", async () => {
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    let finished = false;
    const work = workInRounds(3_600_000, async () => {
      await mayEnd;
      finished = true;
    });
    const stopped = work.stop();
    expect(finished).toBe(false);
    end();
    await stopped;
    expect(finished).toBe(true);
  });
});
