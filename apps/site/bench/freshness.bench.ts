/**
 * `pnpm bench freshness [--rounds N]`: three site processes on one PostgreSQL, one Redis-compatible server and one folder
 * of stock, and nginx before them, which may answer pages by itself for a minute. A price is changed again and again by
 * `forecourt stock import`, while the pages are looked at all the time, and by turns while no page is asked for until a second
 * after the command has returned. Then a sold car's time on the list ends, and a dealer closes, without any import.
 * Targets: no page asked for later than a second after such a moment shows what was before it, at any of the places.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { closeAt, minuteAfter } from "./freshness/closing-time.ts";
import { type Look, lookAtPages, type Place } from "./freshness/look-at-pages.ts";
import { feedOfTwo, MAKE, PRICED, SOLD } from "./freshness/stock-of-two.ts";
import { type PlatformWorld, withPlatform } from "./rolling/with-platform.ts";
import { askSite } from "#host/testing/ask-site.ts";
import { SITE, TENANT } from "#host/testing/built-site.ts";
import { row } from "./site/figures.ts";
import { scratchFolder } from "./site/scratch.ts";

const { rounds } = new Command("pnpm bench freshness")
  .description("Show that no page is old a second after an import, at any process or the proxy.")
  .option("--rounds <rounds>", "how often the price is changed", wholeNumber, 20)
  .showHelpAfterError()
  .parse()
  .opts<{ rounds: number }>();

const ALLOWED_MS = 1_000;
const TIME_ZONE = "Australia/Sydney";
const SOLD_WINDOW_MS = 3 * 86_400_000;
const LIST = `/search/new-used-and-demo-cars?make=${MAKE}`;

const priceOf = (round: number): number => 41_010 + round * 10;
const shownAs = (price: number): string => `$${price.toLocaleString("en-AU")}`;

/** How long after a moment the last page was asked for that showed what was before it, in milliseconds. */
interface Lateness {
  worstMs: number;
  where: string;
  /** Pages that were asked for too late to be old, and were. */
  old: number;
  looks: number;
}

const lateness = (looks: readonly Look[], moment: number, isOld: (look: Look) => boolean): Lateness => {
  const old = looks.filter(isOld).toSorted((a, b) => b.askedAt - a.askedAt);
  const [last] = old;
  return {
    worstMs: last ? last.askedAt - moment : Number.NEGATIVE_INFINITY,
    where: last ? `${last.place} ${last.path}` : "",
    old: old.filter(({ askedAt }) => askedAt > moment + ALLOWED_MS).length,
    looks: looks.filter(({ askedAt }) => askedAt > moment + ALLOWED_MS).length,
  };
};

/** Prints how many pages were old; where none was asked for, nothing was shown. */
function report(name: string, { worstMs, where, old, looks }: Lateness): void {
  row(`${name}: old, of ${looks} pages asked for after 1 s`, looks === 0 ? Number.NaN : old, "", { is: 0 });
  if (Number.isFinite(worstMs))
    console.log(`  last old page asked for at ${worstMs.toFixed(0)} ms (${where})`);
}

/** Waits until each place has answered for each page that was asked for after a moment; a busy machine may need long. */
async function everyPlace(places: readonly Place[], looks: readonly Look[], after: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const seen = new Set(
      looks.filter(({ askedAt }) => askedAt > after).map(({ place, path }) => place + path),
    );
    if (seen.size >= places.length * 2) return;
    await wait(100);
  }
}

const data = scratchFolder();
const tenants = join(data, "tenants");

async function measure({ platform, nginx }: PlatformWorld): Promise<void> {
  const command = (args: readonly string[]) => platform.command(args, { CACHE: nginx.cache });
  const host = `${TENANT}.localhost`;
  const places: Place[] = [
    { name: "nginx", port: nginx.port },
    ...platform.ports.map((port, at) => ({ name: `process ${at + 1}`, port })),
  ];
  const feed = feedOfTwo(data);
  feed.write({ price: priceOf(0), soldAt: null });
  await command(feed.importing(TENANT));
  const { body } = await askSite({ port: nginx.port, host, path: LIST });
  const car = new RegExp(`href="(/cars/[^"?#]*${PRICED.toLowerCase()}[^"?#]*)`).exec(body)?.[1];
  if (car === undefined) throw new Error(`${LIST} shows no ${PRICED}.`);
  const lookers = lookAtPages(places, { host, paths: [LIST, car] });
  for (let round = 1; round <= rounds; round += 1) {
    const isQuiet = round % 2 === 0;
    const [before, after] = [shownAs(priceOf(round - 1)), shownAs(priceOf(round))];
    const looks: Look[] = [];
    lookers.onLook = (look) => looks.push(look);
    await wait(500);
    lookers.resting = isQuiet;
    feed.write({ price: priceOf(round), soldAt: null });
    await command(feed.importing(TENANT));
    const returned = Date.now();
    if (isQuiet) await wait(ALLOWED_MS + 20);
    lookers.resting = false;
    await wait(returned + ALLOWED_MS + 1_500 - Date.now());
    await everyPlace(places, looks, returned + ALLOWED_MS);
    const found = lateness(looks, returned, ({ body: text }) => text.includes(before));
    const fresh = looks.filter(({ body: text }) => text.includes(after)).length;
    const broken = looks.filter(({ status }) => status !== 200).length;
    report(`${after}, ${isQuiet ? "left alone" : "looked at"}`, found);
    row("  new pages", fresh, "", { least: 1 });
    row("  failed", broken, "", { is: 0 });
  }
  await lookers.stop();

  // A sold car leaves the list, and the dealer closes, at the same minute.
  const soldUntil = Date.now() + 75_000;
  const boundary = minuteAfter(soldUntil);
  const openUntil = closeAt(join(tenants, TENANT), boundary, TIME_ZONE);
  await command(["tenant", "reload"]);
  feed.write({ price: priceOf(rounds), soldAt: soldUntil - SOLD_WINDOW_MS });
  await command(feed.importing(TENANT));
  if (Date.now() > boundary - 5_000)
    throw new Error("This machine is too slow for the minute that was chosen.");
  const looks: Look[] = [];
  const late = lookAtPages(places, { host, paths: [LIST, "/"] });
  late.onLook = (look) => looks.push(look);
  await wait(boundary + 5_000 - Date.now());
  await late.stop();
  for (const [name, path, pattern] of [
    ["sold car leaves", LIST, new RegExp(SOLD)],
    ["dealer closes", "/", openUntil],
  ] as const) {
    const pages = looks.filter((look) => look.path === path);
    const found = lateness(pages, boundary, ({ body: text }) => pattern.test(text));
    report(name, found);
    row("  pages before it that show it", pages.filter(({ body: text }) => pattern.test(text)).length, "", {
      least: 1,
    });
  }
}

cpSync(join(SITE, "tenants"), tenants, { recursive: true });
await withPlatform(measure, {
  data,
  environment: {
    FORECOURT_TENANTS: tenants,
    FORECOURT_SHARED_CACHE_SECONDS: "60",
    FORECOURT_PURGE_COMMAND: join(SITE, "../../deploy/purge-nginx.sh"),
  },
});
