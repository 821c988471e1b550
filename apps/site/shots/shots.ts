/** `pnpm shots`: draws every kind of page of every face on phone and desktop, and lays them into contact sheets. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { Command } from "commander";
import { findChromium } from "../e2e/support/find-chromium.ts";
import { FACES } from "../e2e/support/site.ts";
import { contactSheet, type SheetPicture } from "./contact-sheet.ts";
import { PAGE_KINDS, type PageKind, type ScreenName, SCREENS } from "./page-kinds.ts";

const list = (text: string): string[] => text.split(",");
const options = new Command("pnpm shots")
  .description(
    "Draw every kind of page of the demo dealers into contact sheets, from a site that is running.",
  )
  .option("--port <number>", "where the site answers", process.env["PORT"] ?? "3000")
  .option("--faces <slugs>", "which dealers, separated by commas", list, [...FACES])
  .option(
    "--pages <names>",
    "which kinds of page",
    list,
    PAGE_KINDS.map(({ name }) => name),
  )
  .option("--screens <names>", "phone, desktop or both", list, Object.keys(SCREENS))
  .option("--first-screen", "only what is seen before scrolling", false)
  .option("--grey", "without colours and with the dealer's name covered", false)
  .option("--scale <factor>", "pixels of a picture for one of the screen", "1")
  .option("--singles", "also keep every picture by itself", false)
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
    out: string;
  }>();

const SHEET = {
  phone: { columns: 9, width: 390, height: 9000 },
  desktop: { columns: 3, width: 900, height: 5200 },
} as const;

/** How much of a page its sheet has room for, in CSS pixels: a list of a hundred cars is longer. */
const roomOn = (screen: ScreenName): number =>
  Math.round((SHEET[screen].height * SCREENS[screen].width) / SHEET[screen].width);

const originOf = (face: string): string => `http://${face}.localhost:${options.port}`;

async function addressOf(page: Page, face: string, { at }: PageKind): Promise<string | null> {
  if (typeof at === "string") return `${originOf(face)}${at}`;
  await page.goto(`${originOf(face)}${at.from}`, { waitUntil: "domcontentloaded" });
  const links = await page
    .locator("main a[href]")
    .evaluateAll((found) => found.map((a) => a.getAttribute("href")));
  const link = links.find((href) => href !== null && at.link.test(href));
  return link ? new URL(`${link}${at.adds ?? ""}`, originOf(face)).href : null;
}

/**
 * Brings near once what loads when it comes near, and waits until the pictures of the first `height` pixels are there, so that
 * none is missing. Pictures that are pushed sideways out of sight never load and are not waited for.
 */
async function settle(page: Page, height: number): Promise<void> {
  await page.evaluate(async (room) => {
    await document.fonts.ready;
    const end = Math.min(room, document.body.scrollHeight);
    for (let top = 0; top < end; top += 700) {
      scrollTo(0, top);
      await new Promise((done) => requestAnimationFrame(done));
    }
    const seen = [...document.images].filter((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return width > 0 && left < innerWidth && top + scrollY < end;
    });
    for (const image of seen) image.loading = "eager";
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
  }, height);
}

async function draw(
  page: Page,
  screen: ScreenName,
  face: string,
  kind: PageKind,
): Promise<SheetPicture | null> {
  const address = await addressOf(page, face, kind);
  if (address === null) return null;
  const answer = await page.goto(address, { waitUntil: "load" });
  // A page that this dealer does not have is no picture of it.
  if (answer?.status() === 404 && kind.name !== "missing") return null;
  // Cards far below the screen are not drawn until it comes near, and the question about consent lies over the page.
  await page.addStyleTag({
    content: ".fc-car-card{content-visibility:visible!important}.fc-consent{display:none!important}",
  });
  if (options.grey) {
    await page.evaluate(() => {
      for (const brand of document.querySelectorAll<HTMLElement>(".fc-header__brand"))
        brand.style.visibility = "hidden";
    });
  }
  const { width, height } = SCREENS[screen];
  const room = options.firstScreen ? height : roomOn(screen);
  await settle(page, room);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(tall, room) };
  const png = await page.screenshot({ fullPage: true, clip });
  return { label: `${face} · ${kind.name}`, png };
}

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
  for (const face of options.faces) {
    const picture = await draw(page, screen, face, kind);
    if (picture === null) continue;
    pictures.push(picture);
    if (options.singles) writeFileSync(join(options.out, `${kind.name}-${screen}-${face}.png`), picture.png);
  }
  await context.close();
  if (pictures.length === 0) return;
  const columns = Math.min(SHEET[screen].columns, pictures.length);
  const file = join(options.out, `${kind.name}-${screen}.png`);
  writeFileSync(file, await contactSheet(pictures, { ...SHEET[screen], columns, grey: options.grey }));
  process.stdout.write(`${file}: ${pictures.length} sites\n`);
}

const found = await findChromium();
if (found === null)
  throw new Error("No Chromium was found. Name one in CHROMIUM and run `pnpm shots` again.");
mkdirSync(options.out, { recursive: true });
const browser = await chromium.launch({ executablePath: found.path, env: found.env, args: ["--no-sandbox"] });
const screens = options.screens.filter((name): name is ScreenName => name in SCREENS);
try {
  for (const kind of PAGE_KINDS.filter(({ name }) => options.pages.includes(name)))
    for (const screen of screens) await sheetOf(browser, screen, kind);
} finally {
  await browser.close();
}
