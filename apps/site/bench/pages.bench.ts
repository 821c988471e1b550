/**
 * `pnpm bench pages [--runs N]`: Lighthouse on a phone for eight kinds of page of three templates of the built site. Target:
 * accessibility, best practices and SEO are 100 on every page, and no script takes more than 50 ms without a break before a
 * touch. An empty page is measured first: its longest task is the least that any page has.
 */
import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { findChromium } from "../e2e/support/find-chromium.ts";
import { withSeededStock } from "./faults/seeded-stock.ts";
import { leadTarget, requireBuiltSite } from "./leads/lead-target.ts";
import {
  type LighthouseFigures,
  lighthouseFigures,
  median,
  medianFigures,
} from "./pages/lighthouse-figures.ts";
import { longestScript } from "./pages/longest-script.ts";
import { measuredPages } from "./pages/measured-pages.ts";
import { freePort } from "./site/site-process.ts";

const { runs, only } = new Command("pnpm bench pages")
  .description("Lighthouse (mobile) for eight kinds of page of three templates of the built site.")
  .option("--runs <runs>", "how often each page is measured; the median is printed", wholeNumber, 5)
  .option("--only <kind>", "one kind of page, or one template")
  .showHelpAfterError()
  .parse()
  .opts<{ runs: number; only?: string }>();

/** No script takes longer than this without a break, on a processor four times slower, until a page is touched. */
const MAX_SCRIPT_MS = 50;
const PERFECT = ["accessibility", "best practices", "SEO"] as const;

async function measure(stock: string): Promise<void> {
  const site = await leadTarget({ kind: "sqlite", directory: stock });
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
    const all = await measuredPages(site.port);
    const pages = all.filter(
      ({ kind, template }) => only === undefined || only === kind || only === template,
    );
    if (pages.length === 0)
      throw new Error(
        `'${only}' is none of ${[...new Set(all.flatMap(({ kind, template }) => [kind, template]))].join(", ")}.`,
      );
    console.log("template     page        perf  a11y  best  SEO   LCP s  TBT ms    CLS  script ms  task ms");
    const empty = await emptyPage();
    const floor: LighthouseFigures[] = [];
    const scripts = async (address: string): Promise<number> => {
      const found: number[] = [];
      for (let run = 0; run < runs; run += 1) found.push(await longestScript(browser, address));
      return median(found);
    };
    for (let run = 0; run < runs; run += 1) floor.push(await lighthouseFigures(empty.address, debuggingPort));
    console.log(line("none", "empty", medianFigures(floor), await scripts(empty.address)));
    empty.stop();
    for (const { kind, template, tenant, path } of pages) {
      const address = `http://${tenant}.localhost:${site.port}${path}`;
      const measured: LighthouseFigures[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await lighthouseFigures(address, debuggingPort));
      const figures = medianFigures(measured);
      const script = await scripts(address);
      console.log(line(template, kind, figures, script));
      if (PERFECT.some((category) => figures[category] < 100))
        below.push(`${template} ${kind} (${path})`, ...figures.lost.map((audit) => `  ${audit}`));
      if (script > MAX_SCRIPT_MS) slow.push(`${template} ${kind} (${path}): ${script.toFixed(0)} ms`);
    }
  } finally {
    await browser.close();
    await site.stop("SIGTERM");
  }
  if (slow.length > 0)
    console.log([`scripts that take more than ${MAX_SCRIPT_MS} ms before a touch:`, ...slow].join("\n"));
  if (below.length === 0) console.log(`median of ${runs}: accessibility, best practices and SEO are 100`);
  else console.log(["below 100:", ...below].join("\n"));
  if (below.length + slow.length === 0) return;
  process.exitCode = 1;
}

const line = (template: string, kind: string, figures: LighthouseFigures, script: number): string =>
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
    script.toFixed(0).padStart(10),
    figures.task.toFixed(0).padStart(8),
  ].join(" ");

/** A page with a title and a word, to know what the browser itself takes. */
async function emptyPage(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end('<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

requireBuiltSite();
await withSeededStock(measure);
