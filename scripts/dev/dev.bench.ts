/**
 * `pnpm bench dev`: how soon an edit of a package shows in the page that a browser has open, in a copy of the tree that is
 * served as `pnpm dev` serves it. Edits a text of a catalogue, a component and a stylesheet, some times each.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { machine, median, row } from "../../apps/site/bench/site/figures.ts";
import { wholeNumber } from "../../apps/site/cli/options/whole-number.ts";
import { freePort } from "../../apps/site/host/testing/listening.ts";
import { openBrowser } from "../../apps/site/e2e/support/open-browser.ts";
import { copyTree } from "../copy-tree.ts";
import { fail } from "../log.ts";
import { ROOT, run } from "../run.ts";

const { runs } = new Command("pnpm bench dev")
  .description("How soon an edit of a package shows in an open page of `pnpm dev`.")
  .option("--runs <runs>", "edits of each kind; the median and the slowest are printed", wholeNumber, 5)
  .showHelpAfterError()
  .parse()
  .opts<{ runs: number }>();

const DEALER = "harbourside";
const TARGET_MS = 2_000;
const READY_MS = 120_000;
/** Between two edits, as a person pauses. */
const REST_MS = 1_000;

/** One kind of edit: what it writes instead of what, and what is read of the page. */
interface Edit {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: (mark: string) => string;
  /** A script for the page; the edit shows once it gives the mark. */
  readonly seen: string;
}

const EDITS: readonly Edit[] = [
  {
    what: "a text of a catalogue",
    file: "packages/tenant-config/src/messages/en-au.ts",
    from: '"Skip to content"',
    to: (mark) => `"Skip to content ${mark}"`,
    seen: '/Skip to content (\\w+)/.exec(document.querySelector("body a")?.textContent)?.[1]',
  },
  {
    what: "a component",
    file: "packages/ui/src/components/frame/site-header.tsx",
    from: "<header ",
    to: (mark) => `<header data-mark="${mark}" `,
    seen: 'document.querySelector("header")?.dataset.mark',
  },
  {
    what: "a stylesheet",
    file: "packages/ui/src/tokens.css",
    from: ":root {",
    to: (mark) => `:root {\n  --mark: ${mark};`,
    seen: 'getComputedStyle(document.documentElement).getPropertyValue("--mark").trim()',
  },
];

const work = mkdtempSync(join(tmpdir(), "forecourt-dev-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
await copyTree(work, { installed: true });
// The bundler follows no link that leads out of the tree, so its libraries are the same files once more.
rmSync(join(work, "node_modules"));
const linked = await run(["cp", "-al", join(ROOT, "node_modules"), join(work, "node_modules")], {
  output: "collect",
});
if (linked.code !== 0) fail(`The libraries could not be linked into the copy:\n${linked.output}`);

const port = await freePort();
const server = spawn(process.execPath, ["scripts/up.ts", "--dev"], {
  cwd: work,
  env: { ...process.env, PORT: String(port), FORECOURT_DATA: join(work, ".data") },
  stdio: ["ignore", "ignore", "inherit"],
});
const browser = await openBrowser();
try {
  await untilReady();
  const page = await browser.newPage();
  page.setDefaultTimeout(READY_MS);
  await page.goto(`http://${DEALER}.localhost:${port}/`, { waitUntil: "load" });
  for (const edit of EDITS) {
    const file = join(work, edit.file);
    const text = readFileSync(file, "utf8");
    if (!text.includes(edit.from)) fail(`${edit.file} has no ${edit.from} any more: name another edit.`);
    const took: number[] = [];
    // The first is not counted: what it needs is compiled then.
    for (let at = 0; at <= runs; at += 1) {
      await page.waitForTimeout(REST_MS);
      const began = performance.now();
      writeFileSync(file, text.replace(edit.from, edit.to(`mark${at}`)));
      await page.waitForFunction(`(${edit.seen}) === "mark${at}"`, null, { polling: 20 });
      if (at > 0) took.push(performance.now() - began);
    }
    row(`${edit.what}: shown after, median`, Math.round(median(took)), "ms", { most: TARGET_MS });
    row(`${edit.what}: the slowest of ${runs}`, Math.round(Math.max(...took)), "ms");
  }
  console.log(machine());
} finally {
  await browser.close();
  server.kill("SIGTERM");
  await once(server, "exit");
}

/** Waits until the copy is seeded and answers. */
async function untilReady(): Promise<void> {
  for (const began = performance.now(); performance.now() - began < READY_MS; await wait(200)) {
    if (server.exitCode !== null) fail("The copy was not served; the reason is above.");
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
  }
  fail(`The copy was not ready after ${READY_MS / 1_000} s.`);
}
