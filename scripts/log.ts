import { styleText } from "node:util";

/** Prints one line about what is happening, for a person watching a terminal. */
export function log(line: string): void {
  process.stdout.write(`${styleText("cyan", "forecourt")} ${line}\n`);
}

/** Ends the process with one sentence instead of a stack trace. */
export function fail(sentence: string): never {
  process.stderr.write(`${styleText("red", "forecourt")} ${sentence}\n`);
  process.exit(1);
}
