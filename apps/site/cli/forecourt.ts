#!/usr/bin/env node
/** `pnpm forecourt …`: the command line for people. */
import { exitCodeOf, forecourtProgram } from "./program.ts";

// `forecourt stock list | head` closes our output early; that is no error of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

try {
  await forecourtProgram().parseAsync();
} catch (error) {
  process.exitCode = exitCodeOf(error, (sentence) => process.stderr.write(`${sentence}\n`));
}
