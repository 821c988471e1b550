import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { countPage, processFigures, watchEventLoop } from "./process-figures.ts";

it("has no share before the first page, and then that of those from memory", () => {
  expect(processFigures().cachedShare).toBeNull();
  for (const cached of [true, true, true, false]) countPage(cached);
  expect(processFigures().cachedShare).toBe(0.75);
});

it("knows how late timers ran once it watches", async () => {
  expect(processFigures().loopDelayMs).toBeNull();
  watchEventLoop();
  await sleep(30);
  const busyUntil = performance.now() + 120;
  while (performance.now() < busyUntil);
  await sleep(50);
  expect(processFigures().loopDelayMs).toBeGreaterThan(50);
});
