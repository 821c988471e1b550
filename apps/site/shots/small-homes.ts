import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { DEMO_DEALERS } from "../e2e/support/site.ts";

/** Where the platform's own page and the README find them. */
const FACES_FOLDER = join(import.meta.dirname, "../demo/faces");
const VIEW = { width: 1280, height: 800 };
const WIDTH = 640;
const QUALITY = 62;

/** Writes the first screen of every demo dealer's home page as a small picture, from a site that is running. */
export async function writeSmallHomes(browser: Browser, port: string): Promise<void> {
  mkdirSync(FACES_FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: VIEW, bypassCSP: true });
  for (const slug of DEMO_DEALERS) {
    // The second visit has the display face, which the first one does not wait for.
    for (let visit = 0; visit < 2; visit += 1)
      await page.goto(`http://${slug}.localhost:${port}/`, { waitUntil: "networkidle" });
    await page.addStyleTag({ content: ".fc-consent{display:none!important}" });
    const png = await page.screenshot();
    await sharp(png)
      .resize(WIDTH)
      .webp({ quality: QUALITY })
      .toFile(join(FACES_FOLDER, `${slug}.webp`));
  }
}
