import { cpus, loadavg } from "node:os";

/** The machine a figure was seen on. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`;

/** The value below which the given share of all lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of some values, the lower of two; NaN of none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** What a figure has to be. */
type Target = { most: number } | { least: number } | { is: number };

/** Prints one figure with its target, in words that end in `unit`; a target that is missed fails the bench. */
export function row(what: string, figure: number, unit: string, target?: Target): void {
  const text = `${Number.isInteger(figure) ? figure : Number(figure.toPrecision(3))} ${unit}`.trim();
  if (!target) return console.log(`${what.padEnd(52)} ${text}`);
  const [word, bound] = Object.entries(target)[0] ?? ["is", Number.NaN];
  const isMet = word === "most" ? figure <= bound : word === "least" ? figure >= bound : figure === bound;
  if (!isMet) process.exitCode = 1;
  const wanted = word === "is" ? `${bound}` : `at ${word} ${bound}`;
  console.log(`${what.padEnd(52)} ${text} (target ${wanted}) ${isMet ? "met" : "MISSED"}`);
}
