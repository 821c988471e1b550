import { fork } from "node:child_process";
import { once } from "node:events";
import { NODE } from "#host/testing/site-process.ts";

/** A program of a bench in a process of its own, which may be killed at any moment. */
export interface OwnProcess {
  /** What it sends next. */
  message(): Promise<unknown>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/** Starts a program that reads the site's server modules. */
export function ownProcess(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): OwnProcess {
  const child = fork(program, args, {
    execArgv: [...NODE],
    env: { ...process.env, ...environment },
  });
  return {
    message: async () => ((await once(child, "message")) as [unknown])[0],
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
