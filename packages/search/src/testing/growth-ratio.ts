/**
 * How many times more processor time a work takes when its input doubles: about 2 for work that grows with its input, 4
 * and more for work that grows faster. Expect it below 3, with a size that takes some milliseconds.
 *
 * A busy machine does not fail it: other programs' time does not count, the best of three runs does, both sizes take
 * turns, and a ratio that a pause of the garbage collector spoiled is measured again, up to five times.
 *
 * @example
 * expect(await growthRatio((size) => slugify("-é ".repeat(size)), 50_000)).toBeLessThan(3);
 */
export async function growthRatio(work: (size: number) => unknown, size: number): Promise<number> {
  await work(size);
  let ratio = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && ratio >= 3; attempt++) {
    let once = Number.POSITIVE_INFINITY;
    let twice = once;
    for (let round = 0; round < 3; round++) {
      once = Math.min(once, await processorTime(() => work(size)));
      twice = Math.min(twice, await processorTime(() => work(2 * size)));
    }
    // Below a millisecond the clock decides, not the work.
    ratio = Math.min(ratio, twice / Math.max(once, 1));
  }
  return ratio;
}

/** Milliseconds of the whole process; the time of one thread is counted in steps of 4 ms by some kernels. */
async function processorTime(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
