import { setTimeout as pause } from "node:timers/promises";

/** Work that goes on until it is stopped. */
export interface Rounds {
  /** Resolves when the round that runs has finished. */
  stop(): Promise<void>;
}

/**
 * Runs a round, rests for so many milliseconds and runs the next, until it is stopped. A round sees to its own failures;
 * one that rejects ends the work.
 */
export function workInRounds(restMs: number, round: () => Promise<void>): Rounds {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rounds = (async () => {
    while (!signal.aborted) {
      await round();
      await pause(restMs, undefined, { signal }).catch(() => undefined);
    }
  })();
  return {
    stop: () => {
      stopping.abort();
      return rounds;
    },
  };
}
