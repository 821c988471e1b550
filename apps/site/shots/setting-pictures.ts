import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ALL_CASES } from "../settings-proof/cases/all-cases.ts";
import { settingRows } from "@forecourt/tenant-config";
import type { ProbedTenant } from "../settings-proof/world/probed-tenant.ts";
import { type ProofWorld, proofWorld } from "../settings-proof/world/proof-world.ts";
import type { SettingCase } from "../settings-proof/world/setting-case.ts";
import { type PicturePair, picturePair } from "./picture-pair.ts";

const DOCS = join(import.meta.dirname, "../../docs");
const FOLDER = join(DOCS, "public/settings");
/** What the documentation knows of each setting's picture. */
const LIST = join(DOCS, "setting-pictures.json");

/** A picture's page and the values it shows, as text, or why there is none. */
type Row = { page: string; height: number; to: string; given?: string } | { none: string };

const LONGEST = 60;
const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** How a page is looked at: on a phone; wide where that shows nothing; with the question about consent where that shows nothing. */
const LOOKS = [
  { name: "phone", width: 390, height: 800, hides: ".fc-consent" },
  { name: "desktop", width: 1100, height: 800, hides: ".fc-consent" },
  { name: "consent", width: 390, height: 800, hides: ".none" },
] as const;
type Look = (typeof LOOKS)[number];
const TALLEST = 6_000;

/** Where else a setting is looked for that shows nothing on the pages of its case. */
const ELSEWHERE = ["/search/new-used-and-demo-cars", "/cars/plain", "/finance", "/contact", "/"];

/**
 * Takes a picture of every setting that changes what a page looks like: the page that its case of the proof reads, with and
 * without it. With `sections` of those sections alone.
 */
export async function writeSettingPictures(sections: readonly string[]): Promise<void> {
  const before = existsSync(LIST) ? (JSON.parse(readFileSync(LIST, "utf8")) as Record<string, Row>) : {};
  const tried = new Set(ALL_CASES.map(({ setting }) => setting));
  const rows = new Map<string, Row>();
  for (const { path } of settingRows()) {
    const row = before[path] ?? (tried.has(path) ? null : { none: "no page" });
    if (row !== null) rows.set(path, row);
  }
  const wanted = ALL_CASES.filter(
    ({ setting }) => sections.length === 0 || sections.includes(setting.split(".")[0] ?? ""),
  );
  const world = await proofWorld();
  const pairs = wanted.map((each) => ({ each, pair: world.folders.pairOf(each) }));
  mkdirSync(FOLDER, { recursive: true });
  try {
    await world.start(pairs.slice(0, 1).map(({ pair }) => pair.base));
    const take = pictureTaker(world);
    for (const { each, pair } of pairs) {
      const file = join(FOLDER, `${each.setting}.avif`);
      rmSync(file, { force: true });
      const paths = await pagesReadBy(each);
      const both = (path: string, look: Look) =>
        Promise.all([take(pair.base, path, look), take(pair.flipped, path, look)]);
      const taken =
        (await firstPair(paths, LOOKS, both)) ??
        (paths.length > 0 ? await firstPair(ELSEWHERE, LOOKS.slice(0, 1), both) : null);
      if (taken) writeFileSync(file, taken.avif);
      const given = each.given === undefined ? {} : { given: shown(each.given) };
      rows.set(
        each.setting,
        taken
          ? { page: taken.path, height: taken.height, to: shown(each.to), ...given }
          : { none: paths.length > 0 ? "unseen" : "no page" },
      );
      writeList(rows);
      process.stdout.write(`${each.setting}: ${taken ? `${taken.avif.length} bytes` : "no picture"}\n`);
    }
  } finally {
    await world.stop();
  }
}

function writeList(rows: ReadonlyMap<string, Row>): void {
  const lines = [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([setting, row]) => `  ${JSON.stringify(setting)}: ${JSON.stringify(row)}`);
  writeFileSync(LIST, `{\n${lines.join(",\n")}\n}\n`);
}

const refuse = (): never => {
  throw new Error("This is no page.");
};

/** The pages of the site that a case's probe reads, found by asking it with answers that say nothing. */
async function pagesReadBy({ probe }: SettingCase): Promise<string[]> {
  const paths: string[] = [];
  const recorder: ProbedTenant = {
    slug: "recorded",
    ask: (path, asked) => {
      if (asked?.method !== undefined) refuse();
      paths.push(path);
      return Promise.resolve({ status: 200, location: null, cookies: [], body: "" });
    },
    askOnPlatform: refuse,
    askOnSearchServer: refuse,
    received: refuse,
    mails: refuse,
    command: refuse,
    browse: refuse,
  };
  // What comes after the pages needs answers that say something.
  await probe(recorder).catch(() => undefined);
  return paths.filter((path) => !/^\/(?:api|feeds|media)\/|\.(?:txt|xml|csv|ics)$/.test(path));
}

/** The first of some pages, and of the ways to look at them, on which two pictures differ. */
async function firstPair(
  paths: readonly string[],
  looks: readonly Look[],
  take: (path: string, look: Look) => Promise<(Buffer | null)[]>,
): Promise<({ path: string } & PicturePair) | null> {
  for (const look of looks)
    for (const path of paths) {
      const [base, flipped] = await take(path, look);
      const pair = base && flipped ? await picturePair(base, flipped) : null;
      if (pair) return { path, ...pair };
    }
  return null;
}

/** Takes pictures of pages, those of the dealers that many cases share once; null of what is no page. */
function pictureTaker(world: ProofWorld) {
  const taken = new Map<string, Promise<Buffer | null>>();
  async function openPage(slug: string, look: Look): Promise<Page> {
    const page = await world.probed(slug).browse({ bypassCSP: true, reducedMotion: "reduce" });
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.clock.setFixedTime(world.now);
    return page;
  }
  async function picture(slug: string, path: string, look: Look): Promise<Buffer | null> {
    const page = await openPage(slug, look);
    try {
      // A way that leads out of the site has no page here.
      const answer = await page.goto(path, { waitUntil: "load" }).catch(() => null);
      if (!answer?.headers()["content-type"]?.startsWith("text/html")) return null;
      await page.addStyleTag({
        // What sticks to the window would lie over the middle of a whole page.
        content: `.fc-car-card{content-visibility:visible!important}.fc-buy-bar,.fc-compare-bar{position:static!important}${look.hides}{display:none!important}`,
      });
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const image of document.images) image.loading = "eager";
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width: look.width, height: Math.min(tall, TALLEST) };
      return await page.screenshot({ fullPage: true, clip });
    } finally {
      await page.context().close();
    }
  }
  return (slug: string, path: string, look: Look): Promise<Buffer | null> => {
    const key = `${slug} ${look.name} ${path}`;
    const known = taken.get(key) ?? picture(slug, path, look);
    taken.set(key, known);
    return known;
  };
}
