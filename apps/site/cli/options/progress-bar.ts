import { Presets, SingleBar } from "cli-progress";

/** How far a long command is. */
export interface Progress {
  step(): void;
  stop(): void;
}

/** A bar on standard error, so that what is printed stays whole; none where no person is watching. */
export function countedProgress(what: string, total: number): Progress {
  if (!process.stderr.isTTY || total < 2) return { step: () => undefined, stop: () => undefined };
  const format = `${what} {bar} {value} of {total}`;
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true }, Presets.shades_classic);
  bar.start(total, 0);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
