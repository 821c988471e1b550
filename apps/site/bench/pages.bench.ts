/**
 * `pnpm bench pages [--runs N]`: Lighthouse on a phone for eight kinds of page of three templates of the built site. Target:
 * accessibility, best practices and SEO are 100 on every page, and no task is longer than 50 ms before a touch.
 */
import { chromium } from "@playwright/test";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { findChromium } from "../e2e/find-chromium.ts";
import { withSeededStock } from "./faults/seeded-stock.ts";
import { leadTarget, siteIsBuilt } from "./leads/lead-target.ts";
import { type LighthouseFigures, lighthouseFigures, medianFigures } from "./pages/lighthouse-figures.ts";
import { measuredPages } from "./pages/measured-pages.ts";
import { freePort } from "./site/site-process.ts";

const { runs, only } = new Command("pnpm bench pages")
  .description("Lighthouse (mobile) for eight kinds of page of three templates of the built site.")
  .option("--runs <runs>", "how often each page is measured; the median is printed", wholeNumber, 5)
  .option("--only <kind>", "one kind of page, or one template")
  .showHelpAfterError()
  .parse()
  .opts<{ runs: number; only?: string }>();

/** No task is longer than this, on a processor four times slower, until a page is touched. */
const LONGEST_TASK_MS = 50;
const PERFECT = ["accessibility", "best practices", "SEO"] as const;

async function measure(stock: string): Promise<void> {
  const site = await leadTarget({ kind: "sqlite", directory: stock }, { bare: false });
  const browserFile = await findChromium();
  if (browserFile === null) throw new Error("No browser was found or could be unpacked.");
  await site.start();
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: browserFile.path,
    env: { ...process.env, ...browserFile.env },
    args: ["--no-sandbox", "--disable-quic", `--remote-debugging-port=${debuggingPort}`],
  });
  const below: string[] = [];
  const slow: string[] = [];
  try {
    const pages = await measuredPages(site.port);
    console.log("template     page        perf  a11y  best  SEO   LCP s  TBT ms    CLS  task ms");
    for (const { kind, template, tenant, path } of pages) {
      if (only !== undefined && only !== kind && only !== template) continue;
      const address = `http://${tenant}.localhost:${site.port}${path}`;
      const measured: LighthouseFigures[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await lighthouseFigures(address, debuggingPort));
      const figures = medianFigures(measured);
      console.log(line(template, kind, figures));
      if (PERFECT.some((category) => figures[category] < 100))
        below.push(`${template} ${kind} (${path})`, ...figures.lost.map((audit) => `  ${audit}`));
      if (figures.task > LONGEST_TASK_MS)
        slow.push(`${template} ${kind} (${path}): a task of ${figures.task.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    await site.stop("SIGTERM");
  }
  if (slow.length > 0)
    console.log([`tasks longer than ${LONGEST_TASK_MS} ms before a touch:`, ...slow].join("\n"));
  if (below.length === 0) console.log(`median of ${runs}: accessibility, best practices and SEO are 100`);
  else console.log(["below 100:", ...below].join("\n"));
  if (below.length + slow.length === 0) return;
  process.exitCode = 1;
}

const line = (template: string, kind: string, figures: LighthouseFigures): string =>
  [
    template.padEnd(12),
    kind.padEnd(10),
    String(figures.performance).padStart(5),
    String(figures.accessibility).padStart(5),
    String(figures["best practices"]).padStart(5),
    String(figures.SEO).padStart(5),
    (figures.LCP / 1000).toFixed(1).padStart(6),
    figures.TBT.toFixed(0).padStart(7),
    figures.CLS.toFixed(3).padStart(7),
    figures.task.toFixed(0).padStart(8),
  ].join(" ");

if (siteIsBuilt()) await withSeededStock(measure);
else {
  console.log("The site is not built; `pnpm build` first.");
  process.exitCode = 1;
}
