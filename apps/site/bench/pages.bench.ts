/**
 * `pnpm bench pages [--runs N]`: Lighthouse on a phone for eight kinds of page of every template of the built site. Target:
 * accessibility, best practices and SEO are 100 on every page, and no script takes more than 50 ms without a break before a
 * touch. An empty page is measured first: its longest task is the least that any page has.
 */
import { createServer } from "node:http";
import type { Browser } from "@playwright/test";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import {
  FIGURES,
  type LighthouseFigures,
  lighthouseFigures,
  medianFigures,
} from "./pages/lighthouse-figures.ts";
import { longestScript } from "./pages/longest-script.ts";
import { measuredPages } from "./pages/measured-pages.ts";
import { withBrowser } from "./pages/slow-phone.ts";
import type { BuiltSite } from "#host/testing/built-site.ts";
import { median, row } from "./site/figures.ts";
import { freePort, listening } from "#host/testing/listening.ts";

const { runs, only } = new Command("pnpm bench pages")
  .description("Lighthouse (mobile) for eight kinds of page of every template of the built site.")
  .option("--runs <runs>", "how often each page is measured; the median is printed", wholeNumber, 5)
  .option("--only <names...>", "one kind of page, one template, or a kind of page of a template", [])
  .showHelpAfterError()
  .parse()
  .opts<{ runs: number; only: readonly string[] }>();

/** No script takes longer than this without a break, on a processor four times slower, until a page is touched. */
const MAX_SCRIPT_MS = 50;
const PERFECT = ["accessibility", "best practices", "SEO"] as const;

const debuggingPort = await freePort();

async function measure(browser: Browser, site: BuiltSite): Promise<void> {
  const pages = (await measuredPages(site.port)).filter(({ kind, template }) =>
    only.every((name) => name === kind || name === template),
  );
  if (pages.length === 0) throw new Error(`There is no page of '${only.join("', '")}'.`);
  console.log(["template page".padEnd(30), ...FIGURES, "script"].join("  "));
  const measureOne = async (name: string, address: string) => {
    const measured: LighthouseFigures[] = [];
    const scripts: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await lighthouseFigures(address, debuggingPort));
      scripts.push(await longestScript(browser, address));
    }
    const figures = medianFigures(measured);
    const cells = [...FIGURES.map((figure) => figures[figure]), median(scripts)];
    console.log([name.padEnd(30), ...cells.map((cell) => String(Number(cell.toPrecision(3))))].join("  "));
    return { figures, script: median(scripts) };
  };
  const empty = await emptyPage();
  await measureOne("none empty", empty.address);
  empty.stop();
  const below: string[] = [];
  let slow = 0;
  for (const { kind, template, tenant, path } of pages) {
    const name = `${template} ${kind}`;
    const { figures, script } = await measureOne(name, `http://${tenant}.localhost:${site.port}${path}`);
    if (PERFECT.some((category) => figures[category] < 100))
      below.push(`${name} (${path})`, ...figures.lost.map((audit) => `  ${audit}`));
    if (script > MAX_SCRIPT_MS) slow += 1;
  }
  row(`pages with a script of over ${MAX_SCRIPT_MS} ms before a touch`, slow, "", { is: 0 });
  row("lines of what is below 100", below.length, "", { is: 0 });
  for (const line of below) console.log(line);
}

/** A page with a title and a word, to know what the browser itself takes. */
async function emptyPage(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end('<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>');
  });
  const port = await listening(server);
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}

await withBrowser(measure, [`--remote-debugging-port=${debuggingPort}`]);
