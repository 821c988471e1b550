import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../write/documents.ts";
import type { CodeBlock } from "./code-blocks.ts";

const COMMAND = `set -e
forecourt() { node --conditions=react-server --disable-warning=ExperimentalWarning ${ROOT}/apps/site/cli/forecourt.ts "$@"; }
`;

/** A line that a page shows of an output; "…" stands for what differs from run to run. */
const pattern = (line: string): RegExp =>
  new RegExp(
    line
      .trim()
      .split("…")
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
      .join(".*"),
  );

/**
 * Follows a guide in an empty folder below `work`: files with a title are written, commands run, and what stands under a
 * command as `text` is looked for in its output. `run="no"` leaves a command out, `run="1"` expects that exit code.
 */
export function runGuide(blocks: readonly CodeBlock[], work: string): string[] {
  const folder = mkdtempSync(join(work, "guide-"));
  const env = {
    ...process.env,
    PATH: `${dirname(process.execPath)}:${ROOT}/node_modules/.bin:${process.env["PATH"]}`,
    FORECOURT_TENANTS: join(folder, "tenants"),
    FORECOURT_DATA: join(folder, ".data"),
    FORECOURT_ENV: "development",
    // The command line is read from its sources each time; this halves that.
    NODE_COMPILE_CACHE: join(work, "compiled"),
    NO_COLOR: "1",
  };
  const problems: string[] = [];
  let output = "";
  for (const { language, text, title, run, line } of blocks) {
    if (run === "no") continue;
    if (language === "sh") {
      const done = spawnSync("bash", ["-c", COMMAND + text], { cwd: folder, env, encoding: "utf8" });
      output = done.stdout + done.stderr;
      if (done.status !== Number(run ?? 0))
        problems.push(`line ${line} exits ${done.status}:\n${text}${output}`);
    } else if (language === "text") {
      const shown = text.split("\n").filter((each) => !/^\s*…?\s*$/.test(each));
      const missing = shown.filter((each) => !pattern(each).test(output));
      if (missing.length > 0) problems.push(`line ${line}: ${missing.join("\n")}\nis not in\n${output}`);
    } else if (title !== null) {
      mkdirSync(dirname(join(folder, title)), { recursive: true });
      writeFileSync(join(folder, title), text);
    }
  }
  return problems;
}
