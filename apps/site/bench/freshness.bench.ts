/**
 * `pnpm bench freshness [--rounds N]`: three site processes on one PostgreSQL, one Redis-compatible server and one folder
 * of stock, and nginx before them, which may answer pages by itself for a minute. A price is changed again and again by
 * `forecourt stock import`, while the pages are looked at all the time, and by turns while no page is asked for until a second
 * after the command has returned. Then a sold car's time on the list ends, and a dealer closes, without any import.
 * Targets: no page asked for later than a second after such a moment shows what was before it, at any of the places.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { startTestNginx } from "#host/testing/test-nginx.ts";
import { startTestRedis } from "#host/testing/test-redis.ts";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { TENANT } from "./faults/world.ts";
import { closeAt, minuteAfter } from "./freshness/closing-time.ts";
import { type Look, lookAtPages, type Place } from "./freshness/look-at-pages.ts";
import { feedOfTwo, MAKE, PRICED, SOLD } from "./freshness/stock-of-two.ts";
import { withPlatformTools } from "./rolling/with-platform-tools.ts";
import { startTestPostgres } from "./postgres/postgres-for-tests.ts";
import { startPlatform } from "./rolling/platform.ts";
import { askSite } from "./site/ask-site.ts";

const { rounds } = new Command("pnpm bench freshness")
  .description("Show that no page is old a second after an import, at any process or the proxy.")
  .option("--rounds <rounds>", "how often the price is changed", wholeNumber, 20)
  .showHelpAfterError()
  .parse()
  .opts<{ rounds: number }>();

const PROCESSES = 3;
const ALLOWED_MS = 1_000;
const SHARED_SECONDS = "60";
const TENANTS = join(import.meta.dirname, "../tenants");
const PURGE = join(import.meta.dirname, "../../../deploy/purge-nginx.sh");
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

const inWords = ({ worstMs, where, old, looks }: Lateness): string => {
  const last = Number.isFinite(worstMs)
    ? `last old page asked for at ${worstMs.toFixed(0)} ms (${where})`
    : "none old";
  return `${last}; of ${looks} pages asked for after 1 s: ${old} old (target 0)`;
};

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

async function measure(stock: string): Promise<void> {
  const postgres = await startTestPostgres(["max_connections=120"]);
  if ("skipped" in postgres) throw new Error(postgres.skipped);
  const redis = await startTestRedis();
  const data = mkdtempSync(join(tmpdir(), "forecourt-freshness-"));
  const tenants = join(data, "tenants");
  cpSync(TENANTS, tenants, { recursive: true });
  cpSync(join(stock, "stock", TENANT), join(data, "stock", TENANT), { recursive: true });
  const platform = await startPlatform({
    processes: PROCESSES,
    data,
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    environment: {
      FORECOURT_TENANTS: tenants,
      FORECOURT_SHARED_CACHE_SECONDS: SHARED_SECONDS,
      FORECOURT_PURGE_COMMAND: PURGE,
    },
  });
  const nginx = await startTestNginx(platform.ports);
  const command = (args: readonly string[]) => platform.command(args, { CACHE: nginx.cache });
  const host = `${TENANT}.localhost`;
  const places: Place[] = [
    { name: "nginx", port: nginx.port },
    ...platform.ports.map((port, at) => ({ name: `process ${at + 1}`, port })),
  ];
  const feed = feedOfTwo(data);
  const failures: string[] = [];
  const check = (name: string, found: Lateness): void => {
    if (found.old > 0 || found.looks === 0) failures.push(name);
  };
  try {
    feed.write({ price: priceOf(0), soldAt: null });
    await command(feed.importing(TENANT));
    const { body } = await askSite({ port: nginx.port, host, path: LIST });
    const car = new RegExp(`href="(/cars/[^"?#]*${PRICED.toLowerCase()}[^"?#]*)`).exec(body)?.[1];
    if (car === undefined) throw new Error(`${LIST} shows no ${PRICED}.`);
    const lookers = lookAtPages(places, { host, paths: [LIST, car] });
    const all: Lateness[] = [];
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
      console.log(
        `${after}, ${isQuiet ? "left alone" : "looked at"}: ${inWords(found)}; ${fresh} new, ${broken} failed`,
      );
      check(`price ${after}`, found);
      if (fresh === 0 || broken > 0) failures.push(`pages of round ${round}`);
      all.push(found);
    }
    await lookers.stop();
    const worst = all.toSorted((a, b) => b.worstMs - a.worstMs)[0];
    if (worst) console.log(`${rounds} imports, ${PROCESSES} processes and nginx: ${inWords(worst)}`);

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
      console.log(`${name}: ${inWords(found)}`);
      check(name, found);
      if (!Number.isFinite(found.worstMs)) failures.push(`${name}: it was never shown before`);
    }
  } finally {
    await platform.stop();
    await nginx.stop();
    await redis.stop();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
  if (failures.length === 0) return;
  console.log(`NOT MET: ${failures.join("; ")}`);
  process.exitCode = 1;
}

await withPlatformTools(measure);
