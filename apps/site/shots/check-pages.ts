/** `pnpm shots --check`: compares pages of the built site with what they looked like when a person accepted them. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { changedCells, type LuminanceGrid, luminanceGrid } from "./luminance-grid.ts";
import { PAGE_KINDS, type PageKind, SCREENS } from "./page-kinds.ts";
import { takePicture } from "./take-picture.ts";

/** The pages that are compared, by dealer: what is most looked at, and each arrangement once. */
const CHECKED: readonly (readonly [face: string, kinds: readonly string[]])[] = [
  ["harbourside", ["home", "car", "service"]],
  ["tidewater-yard", ["list"]],
  ["redline", ["list"]],
  ["longhaul", ["home", "car"]],
  ["wander", ["car"]],
  ["lonestar", ["enquiry"]],
  ["gearshift", ["list"]],
  ["kowhai", ["models"]],
  ["flexidrive", ["list"]],
];
const GALLERY: PageKind = { name: "gallery", at: "/directory/gallery" };

/** Pages change with the day: the stock is counted back from it, and places are open or closed. */
const NOW = "2026-11-18T01:00:00Z";
/** How much of a page is compared, in pixels. */
const ROOM = 3_200;
/** A page has changed where more cells than these differ: the edges of a block that is 100 pixels wide. */
const CELLS_TOLERATED = 12;

const BASELINE = join(import.meta.dirname, "baseline.json");

interface Checked {
  readonly name: string;
  readonly origin: string;
  readonly kind: PageKind;
  readonly screen: "phone" | "desktop";
}

/** Compares all pages, or accepts them as they are now; the names of those that have changed. */
export async function checkPages(
  browser: Browser,
  { port, out, accept }: { port: string; out: string; accept: boolean },
): Promise<string[]> {
  const before = existsSync(BASELINE)
    ? (JSON.parse(readFileSync(BASELINE, "utf8")) as Record<string, LuminanceGrid>)
    : {};
  const now: Record<string, LuminanceGrid> = {};
  const changed: string[] = [];
  mkdirSync(out, { recursive: true });
  const site = await serve(port);
  try {
    for (const checked of pages(port)) {
      const png = await pictureOf(browser, checked);
      const grid = await luminanceGrid(png);
      now[checked.name] = grid;
      const cells = changedCells(before[checked.name] ?? { columns: grid.columns, cells: "" }, grid);
      if (cells.length <= CELLS_TOLERATED) continue;
      changed.push(checked.name);
      const file = join(out, `${checked.name.replaceAll(" ", "-")}.png`);
      writeFileSync(file, await marked(png, cells, grid));
      process.stdout.write(`${checked.name}: ${cells.length} of ${grid.cells.length} cells, see ${file}\n`);
    }
  } finally {
    site.kill("SIGTERM");
  }
  if (accept) writeFileSync(BASELINE, `${JSON.stringify(now, null, 2)}\n`);
  return changed;
}

const pages = (port: string): Checked[] => {
  const kindOf = (name: string) => PAGE_KINDS.find((kind) => kind.name === name) ?? GALLERY;
  const dealers = CHECKED.flatMap(([face, kinds]) =>
    kinds.flatMap((kind) =>
      (["phone", "desktop"] as const).map((screen) => ({
        name: `${face} ${kind} ${screen}`,
        origin: `http://${face}.localhost:${port}`,
        kind: kindOf(kind),
        screen,
      })),
    ),
  );
  const gallery = {
    name: "gallery desktop",
    origin: `http://localhost:${port}`,
    kind: GALLERY,
    screen: "desktop",
  } as const;
  return [gallery, ...dealers];
};

async function pictureOf(browser: Browser, { name, origin, kind, screen }: Checked): Promise<Buffer> {
  const { width, height, isMobile, hasTouch } = SCREENS[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile,
    hasTouch,
    bypassCSP: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  // A first visit keeps the dealer's face: one that comes after the first paint is not shown on that page any more.
  await page.goto(origin, { waitUntil: "networkidle" });
  const png = await takePicture(page, { origin, kind, screen: SCREENS[screen], room: ROOM });
  await context.close();
  if (png === null) throw new Error(`There is no page "${name}" any more: name another in check-pages.ts.`);
  return png;
}

/** The built site with its demo stock of a fixed day, as the journeys serve it. */
async function serve(port: string) {
  const site = spawn(process.execPath, [join(import.meta.dirname, "../e2e/serve.ts")], {
    env: { ...process.env, FORECOURT_E2E_PORT: port, FORECOURT_NOW: NOW },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let attempt = 0; attempt < 1_200 && site.exitCode === null; attempt += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) return site;
    await wait(100);
  }
  site.kill("SIGTERM");
  throw new Error("The built site did not start: run `pnpm build` first.");
}

/** The picture with the changed cells in red. */
async function marked(png: Buffer, cells: readonly number[], { columns, cells: all }: LuminanceGrid) {
  const { width, height } = await sharp(png).metadata();
  const rows = Math.ceil(all.length / columns);
  const red = Buffer.alloc(columns * rows * 4);
  for (const place of cells.filter((each) => each < all.length)) red.set([255, 0, 0, 120], place * 4);
  const input = await sharp(red, { raw: { width: columns, height: rows, channels: 4 } })
    .resize(width, height, { fit: "fill", kernel: "nearest" })
    .png()
    .toBuffer();
  return sharp(png).composite([{ input }]).png().toBuffer();
}
