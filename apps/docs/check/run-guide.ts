import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CodeBlock } from "./code-blocks.ts";

/** Where a guide is followed, and what its commands find there. */
export interface Followed {
  /** Changed by `cd` in a block, as a reader's terminal is. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** Shell lines before each block. */
  prelude: string;
  /** Whether the commands that need a platform of one's own are run: `run="platform"`, and `run="serve"` until the guide ends. */
  onPlatform: boolean;
}

/** How long something that is served, sent or delivered may take to be seen. */
const SEEN_WITHIN_MS = 60_000;

/** A line that a page shows of an output; "…" stands for what differs from run to run. */
const pattern = (line: string): RegExp =>
  new RegExp(
    line
      .trim()
      .split("…")
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join(".*"),
  );

/** What a page shows that is not in the output. */
function missingFrom(output: string, text: string): string[] {
  const shown = text.split("\n").filter((each) => !/^\s*…?\s*$/.test(each));
  return shown.filter((each) => !pattern(each).test(output));
}

/**
 * Follows a guide: files with a title are written, commands run, and what stands under a command as `text` is looked for in
 * its output. `run="no"` leaves a command out with what it prints, `run="1"` expects that exit code.
 */
export async function runGuide(blocks: readonly CodeBlock[], followed: Followed): Promise<string[]> {
  const { env, prelude, onPlatform } = followed;
  const problems: string[] = [];
  const served: ChildProcess[] = [];
  const script = (text: string) => ["-c", `set -e\n${prelude}\n${text}`];
  let { folder } = followed;
  /** What the last command printed; null when it was left out. On a platform, some of it comes a little later. */
  let printed: (() => string) | null = null;

  const runOnce = (text: string) => {
    const stdio = ["ignore", "pipe", "pipe", "pipe"] as const;
    const done = spawnSync("bash", script(`${text}\npwd >&3`), {
      cwd: folder,
      env,
      stdio: [...stdio],
      encoding: "utf8",
    });
    folder = done.output[3]?.trim() || folder;
    return { code: done.status, output: done.stdout + done.stderr };
  };
  const serve = (text: string) => {
    const child = spawn("bash", script(text), {
      cwd: folder,
      env,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => (output += part));
    served.push(child);
    return () => output;
  };
  const missing = async (text: string, look: () => string): Promise<string[]> => {
    const until = Date.now() + (onPlatform ? SEEN_WITHIN_MS : 0);
    for (;;) {
      const lines = missingFrom(look(), text);
      if (lines.length === 0 || Date.now() >= until) return lines;
      await wait(500);
    }
  };

  try {
    for (const { language, text, title, run, line } of blocks) {
      if (run === "no" || (!onPlatform && /^(?:platform|serve)$/.test(run ?? ""))) printed = null;
      else if (run === "serve") printed = serve(text);
      else if (language === "sh") {
        let { code, output } = runOnce(text);
        if (code !== (Number(run) || 0)) problems.push(`line ${line} exits ${code}:\n${text}${output}`);
        let first = true;
        printed = () => {
          // Looking again is running it again.
          if (!first) ({ code, output } = runOnce(text));
          first = false;
          return output;
        };
      } else if (language === "text" && printed !== null) {
        const lines = await missing(text, printed);
        if (lines.length > 0) problems.push(`line ${line}: ${lines.join("\n")}\nis not in\n${printed()}`);
      } else if (title !== null) {
        mkdirSync(dirname(join(folder, title)), { recursive: true });
        writeFileSync(join(folder, title), text);
      }
    }
  } finally {
    // The reader's Ctrl+C: what a block started is a group of processes.
    for (const { pid } of served) if (pid !== undefined) process.kill(-pid, "SIGTERM");
  }
  return problems;
}
