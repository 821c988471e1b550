/** `pnpm shots`: takes every kind of page of every face on every screen, and lays the pictures into contact sheets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { Command } from "commander";
import { openBrowser } from "../e2e/support/open-browser.ts";
import { FACES } from "../e2e/support/site.ts";
import { checkPages } from "./check-pages.ts";
import { contactSheet, type SheetPicture } from "./contact-sheet.ts";
import { PAGE_KINDS, type PageKind, type ScreenName, SCREENS } from "./page-kinds.ts";
import { writeSettingPictures } from "./setting-pictures.ts";
import { writeSmallHomes } from "./small-homes.ts";
import { takePicture } from "./take-picture.ts";

const list = (text: string): string[] => text.split(",");
const options = new Command("pnpm shots")
  .description(
    "Lay every kind of page of the demo dealers into contact sheets, from a site that is running; or compare some pages of the built site with what was accepted.",
  )
  .option("--port <number>", "where the site answers", process.env["PORT"] ?? "3000")
  .option("--faces <slugs>", "which dealers, separated by commas", list, [...FACES])
  .option(
    "--pages <names>",
    "which kinds of page",
    list,
    PAGE_KINDS.map(({ name }) => name),
  )
  .option("--screens <names>", "phone, tablet, desktop and wide", list, Object.keys(SCREENS))
  .option("--first-screen", "only what is seen before scrolling", false)
  .option("--grey", "without colours and with the dealer's name covered", false)
  .option("--scale <factor>", "pixels of a picture for one of the screen", "1")
  .option("--singles", "also keep every picture by itself", false)
  .option("--check", "serve the built site at the port, and compare pages with what was accepted", false)
  .option("--accept", "with --check: accept the pages as they are now", false)
  .option("--homes", "write each dealer's home page as the small picture of the platform's own page", false)
  .option(
    "--settings [sections]",
    "serve the built site with each setting changed, and write a small picture of what that changes into the documentation; of some sections alone, separated by commas",
  )
  .option("--out <folder>", "where the sheets go", ".shots")
  .showHelpAfterError()
  .parse()
  .opts<{
    port: string;
    faces: string[];
    pages: string[];
    screens: string[];
    firstScreen: boolean;
    grey: boolean;
    scale: string;
    singles: boolean;
    check: boolean;
    accept: boolean;
    homes: boolean;
    settings?: string | true;
    out: string;
  }>();

const SHEET = {
  phone: { columns: 9, width: 390, height: 9000 },
  tablet: { columns: 5, width: 560, height: 6000 },
  desktop: { columns: 3, width: 900, height: 5200 },
  wide: { columns: 3, width: 1100, height: 4200 },
} as const;

/** How much of a page its sheet has room for, in CSS pixels: a list of a hundred cars is longer. */
const roomOn = (screen: ScreenName): number =>
  Math.round((SHEET[screen].height * SCREENS[screen].width) / SHEET[screen].width);

const originOf = (face: string): string => `http://${face}.localhost:${options.port}`;

async function sheetOf(browser: Browser, screen: ScreenName, kind: PageKind): Promise<void> {
  const { width, height, isMobile, hasTouch } = SCREENS[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile,
    hasTouch,
    bypassCSP: true,
    deviceScaleFactor: Number(options.scale),
  });
  const page = await context.newPage();
  // A site served from its source compiles a page when it is first asked for.
  page.setDefaultTimeout(180_000);
  const pictures: SheetPicture[] = [];
  const room = options.firstScreen ? height : roomOn(screen);
  const wanted = { kind, screen: SCREENS[screen], room, withoutBrand: options.grey };
  for (const face of options.faces) {
    const png = await takePicture(page, { ...wanted, origin: originOf(face) });
    if (png === null) continue;
    pictures.push({ label: `${face} · ${kind.name}`, png });
    if (options.singles) writeFileSync(join(options.out, `${kind.name}-${screen}-${face}.png`), png);
  }
  await context.close();
  if (pictures.length === 0) return;
  const columns = Math.min(SHEET[screen].columns, pictures.length);
  const file = join(options.out, `${kind.name}-${screen}.png`);
  writeFileSync(file, await contactSheet(pictures, { ...SHEET[screen], columns, grey: options.grey }));
  process.stdout.write(`${file}: ${pictures.length} sites\n`);
}

if (!options.settings) mkdirSync(options.out, { recursive: true });
const browser = await openBrowser();
try {
  const { settings } = options;
  if (settings) await writeSettingPictures(settings === true ? [] : list(settings));
  else if (options.homes) await writeSmallHomes(browser, options.port);
  else await (options.check ? check(browser) : sheets(browser));
} finally {
  await browser.close();
}

async function sheets(browser: Browser): Promise<void> {
  const screens = options.screens.filter((name): name is ScreenName => name in SCREENS);
  for (const kind of PAGE_KINDS.filter(({ name }) => options.pages.includes(name)))
    for (const screen of screens) await sheetOf(browser, screen, kind);
}

async function check(browser: Browser): Promise<void> {
  const { port, accept } = options;
  const changed = await checkPages(browser, { port, accept, out: join(options.out, "check") });
  if (accept) process.stdout.write(`accepted: ${changed.length} pages look other than before\n`);
  else if (changed.length > 0) {
    process.stdout.write(
      `${changed.length} pages have changed. Look at them; \`pnpm shots --check --accept\` accepts them.\n`,
    );
    process.exitCode = 1;
  } else process.stdout.write("all pages look as they were accepted\n");
}
