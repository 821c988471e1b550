import { styleText } from "node:util";

/** One line about what is happening, for a person watching a terminal. */
export function say(line: string): void {
  process.stdout.write(`${styleText("cyan", "forecourt")} ${line}\n`);
}

/** Ends the run with one clear sentence instead of a stack trace. */
export function giveUp(sentence: string): never {
  process.stderr.write(`${styleText("red", "forecourt")} ${sentence}\n`);
  process.exit(1);
}
