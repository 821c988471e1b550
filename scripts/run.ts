import { spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT: string = join(import.meta.dirname, "..");

/** The Node this script runs on, with the conditions our server code needs to be read outside Next. */
export const SERVER_NODE: readonly string[] = [
  process.execPath,
  "--conditions=react-server",
  "--disable-warning=ExperimentalWarning",
];

/** pnpm as npm fetches it, so that a script also works where only npm is installed. */
export const PNPM: readonly string[] = [
  "npx",
  "--yes",
  "pnpm@12.21.0",
  "--config.verify-deps-before-run=false",
];

/** An installed tool of the repository's, by its command. */
export const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);

export interface RunOptions {
  env?: Record<string, string>;
  /** `inherit` shows the output as it comes; `collect` keeps it for the caller. */
  output?: "inherit" | "collect";
  cwd?: string;
  /** Ends the command after so long; it has failed then. */
  timeoutMs?: number;
}

/** Runs a command to its end. A command that cannot be started counts as failed, with the reason as its output. */
export function run(
  command: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; output: string }> {
  const [file = "", ...args] = command;
  const collect = options.output === "collect";
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      timeout: options.timeoutMs,
      stdio: ["ignore", collect ? "pipe" : "inherit", collect ? "pipe" : "inherit"],
    });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
