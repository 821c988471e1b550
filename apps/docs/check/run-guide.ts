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
  /** What the last command printed, null when it was left out; and, where more may come, how to look again. */
  let printed: string | null = null;
  let again: (() => string) | null = null;

  const runOnce = (text: string) => {
    const done = spawnSync("bash", script(`${text}\npwd >&3`), {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe", "pipe"],
      encoding: "utf8",
    });
    folder = done.output[3]?.trim() || folder;
    return { code: done.status, output: done.stdout + done.stderr };
  };
  const serve = (text: string) => {
    const child = spawn("bash", script(text), { cwd: folder, env, detached: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => (output += part));
    served.push(child);
    return () => output;
  };

  try {
    for (const { language, text, title, run, line } of blocks) {
      const isLeftOut = run === "no" || (!onPlatform && /^(?:platform|serve)$/.test(run ?? ""));
      if (language === "sh") {
        [printed, again] = [isLeftOut ? null : "", null];
        if (isLeftOut) continue;
        if (run === "serve") {
          again = serve(text);
          continue;
        }
        const { code, output } = runOnce(text);
        printed = output;
        if (run === "platform") again = () => runOnce(text).output;
        if (code !== (Number(run) || 0)) problems.push(`line ${line} exits ${code}:\n${text}${output}`);
      } else if (language === "text") {
        const until = again ? Date.now() + SEEN_WITHIN_MS : 0;
        while (printed !== null && missingFrom(printed, text).length > 0 && Date.now() < until) {
          await wait(500);
          printed = again?.() ?? printed;
        }
        const missing = printed === null ? [] : missingFrom(printed, text);
        if (missing.length > 0) problems.push(`line ${line}: ${missing.join("\n")}\nis not in\n${printed}`);
      } else if (title !== null) {
        mkdirSync(dirname(join(folder, title)), { recursive: true });
        writeFileSync(join(folder, title), text);
      }
    }
  } finally {
    await Promise.all(served.map(stopGroup));
  }
  return problems;
}

/** The reader's Ctrl+C, and a look whether the port is free again: what a block started is a group of processes. */
async function stopGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGTERM");
    for (let waited = 0; waited < SEEN_WITHIN_MS; waited += 100) {
      process.kill(-pid, 0);
      await wait(100);
    }
    process.kill(-pid, "SIGKILL");
  } catch {
    // The group has ended.
  }
}
