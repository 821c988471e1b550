import { format } from "node:util";
import type { Command } from "commander";
import { vi } from "vitest";
import { exitCodeOf, forecourtProgram } from "../program.ts";

/** How a command ended: its exit code and everything it printed. */
export interface CommandAnswer {
  code: number;
  out: string;
  err: string;
}

/**
 * Runs `forecourt …` in this process, with these variables beside the environment's own. A process of its own takes more
 * than a second to load; `forecourt.test.ts` shows that it prints the same. Output and environment are the process's, so
 * commands wait for each other.
 */
export function runForecourt(
  environment: Readonly<Record<string, string | undefined>>,
  ...words: readonly string[]
): Promise<CommandAnswer> {
  const answer = last.then(() => runAlone(environment, words));
  last = answer;
  return answer;
}

let last: Promise<unknown> = Promise.resolve();

async function runAlone(
  environment: Readonly<Record<string, string | undefined>>,
  words: readonly string[],
): Promise<CommandAnswer> {
  let out = "";
  let err = "";
  const program = forecourtProgram();
  answerHere(program, (text) => {
    err += text;
  });
  const printed = [
    vi.spyOn(console, "log").mockImplementation((...parts) => void (out += `${format(...parts)}\n`)),
    vi.spyOn(console, "error").mockImplementation((...parts) => void (err += `${format(...parts)}\n`)),
    vi.spyOn(process.stdout, "write").mockImplementation((part) => {
      out += String(part);
      return true;
    }),
    vi.spyOn(process.stderr, "write").mockImplementation((part) => {
      err += String(part);
      return true;
    }),
  ];
  const { exitCode } = process;
  process.exitCode = 0;
  const settings = { FORECOURT_ENV: "test", FORECOURT_LOG_LEVEL: "silent", ...environment };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  try {
    await program.parseAsync(words, { from: "user" });
    return { code: process.exitCode, out, err };
  } catch (error) {
    const code = exitCodeOf(error, (sentence) => {
      err += `${sentence}\n`;
    });
    return { code, out, err };
  } finally {
    for (const spy of printed) spy.mockRestore();
    vi.unstubAllEnvs();
    process.exitCode = exitCode;
  }
}

/** A command and those below it say what is wrong to us, where they would write to standard error. */
function answerHere(command: Command, say: (text: string) => void): void {
  command.configureOutput({ writeErr: say });
  for (const each of command.commands) answerHere(each, say);
}
