import { spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT: string = join(import.meta.dirname, "..");

/** The Node this script runs on. */
export const SERVER_NODE: readonly string[] = [process.execPath, "--disable-warning=ExperimentalWarning"];

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
  /** `inherit` shows the output as it comes; `collect` keeps it for the caller; `both` shows and keeps it. */
  output?: "inherit" | "collect" | "both";
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
  const { output: wanted = "inherit" } = options;
  const stream = wanted === "inherit" ? "inherit" : "pipe";
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env },
      timeout: options.timeoutMs,
      stdio: ["ignore", stream, stream],
    });
    let output = "";
    const keep = (chunk: string) => {
      output += chunk;
      if (wanted === "both") process.stdout.write(chunk);
    };
    child.stdout?.setEncoding("utf8").on("data", keep);
    child.stderr?.setEncoding("utf8").on("data", keep);
    child.on("error", (error) => resolve({ code: 1, output: error.message }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}
