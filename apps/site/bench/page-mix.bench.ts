/**
 * `pnpm bench page-mix`: how many requests the page cache answers from memory when 200 dealers are asked for by Zipf's law
 * (the second most wanted half as often as the first), and each dealer's 100 pages by the same law; and whether the cache
 * stays within its bytes while 10,000 dealers are asked for 100 pages each, one after the other. Pages go with their
 * minute, as on a running site, by a clock of the bench's own. Nothing is drawn or sent: only the cache is measured.
 */
import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { type PageCache, pageCache } from "#server/page-cache/page-cache.ts";
import { SHARED_PAGE } from "#server/page-cache/keep/shared-page.ts";
import { anExchange } from "#server/testing/an-exchange.ts";

const { dealers: walked } = new Command("pnpm bench page-mix")
  .description("What the page cache answers from memory, and how much memory it takes.")
  .option("--dealers <dealers>", "how many are walked through", wholeNumber, 10_000)
  .showHelpAfterError()
  .parse()
  .opts<{ dealers: number }>();

/** What the running site gives its cache. */
const MAX_BYTES = 256_000_000;
const DEALERS = 200;
const PAGES = 100;
const MINUTES = 3;
/** HTML of a home page, five lists and the rest cars and forms, in bytes, as the demo dealers' are. */
const SIZES = [80_000, 250_000, 200_000, 150_000, 120_000, 100_000];
const OTHER_SIZE = 60_000;
const WALKED_SIZE = 20_000;

/** The same numbers from 0 to 1 in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Draws a rank from 0 on, each 1 / (rank + 1) as often as the first. */
function zipf(count: number, random: () => number): () => number {
  let sum = 0;
  const upTo = Array.from({ length: count }, (_, rank) => (sum += 1 / (rank + 1)));
  return () => {
    const drawn = random() * sum;
    const rank = upTo.findIndex((end) => drawn < end);
    return rank === -1 ? count - 1 : rank;
  };
}

const FILLER = "<p>A car, its price and where it stands.</p>";

/** A page as the framework draws it, of about so many bytes. */
function pageOf(host: string, path: string, bytes: number): string {
  const head = `<html><script src="/_next/a.js" async="" nonce="n"></script><h1>${host}${path}</h1>`;
  return `${head}${FILLER.repeat(Math.ceil((bytes - head.length) / FILLER.length))}</html>`;
}

interface Asked {
  host: string;
  path: string;
  bytes: number;
}

/** Asks as a browser would, without a connection. */
async function ask(cache: PageCache, { host, path, bytes }: Asked): Promise<void> {
  const { request, response } = anExchange({ url: path, headers: { host } });
  if (cache.ready(request)) return;
  await cache.answer(request, response, async () => {
    response.setHeader("content-security-policy", "script-src 'self' 'nonce-n'");
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader(SHARED_PAGE, "1");
    response.end(pageOf(host, path, bytes));
  });
}

function aCache() {
  const world = { now: 0, counts: { hit: 0, drawn: 0, waited: 0, alone: 0 } };
  const version = { tenant: "dealer", version: "one" };
  const cache = pageCache({
    maxBytes: MAX_BYTES,
    versionOf: async () => version,
    heldVersion: () => version,
    now: () => world.now,
    sharedSeconds: 0,
    onAnswer: (outcome) => (world.counts[outcome] += 1),
  });
  return Object.assign(world, { cache });
}

async function measureMix(): Promise<void> {
  console.log(`| requests/s for ${DEALERS} dealers | requests | from memory | drawn |`);
  console.log("| ---: | ---: | ---: | ---: |");
  for (const rate of [20, 200, 1000]) {
    const world = aCache();
    const random = randomNumbers(rate);
    const [dealer, page] = [zipf(DEALERS, random), zipf(PAGES, random)];
    const requests = rate * 60 * MINUTES;
    for (let asked = 0; asked < requests; asked += 1) {
      world.now = (asked / rate) * 1000;
      const rank = page();
      const path = `/page-${rank}`;
      await ask(world.cache, {
        host: `dealer-${dealer()}.example`,
        path,
        bytes: SIZES[rank] ?? OTHER_SIZE,
      });
    }
    const { hit, drawn, alone } = world.counts;
    if (hit + drawn !== requests || alone > 0) throw new Error("A page of the mix was not for everybody.");
    const share = ((100 * hit) / requests).toFixed(1);
    console.log(`| ${rate} | ${requests} | ${share} % | ${(drawn / (60 * MINUTES)).toFixed(1)}/s |`);
  }
}

/** What the process holds after everything that is not needed has gone; memory of buffers is freed beside the collector. */
async function heldBytes(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await wait(100);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function walkAll(): Promise<void> {
  const world = aCache();
  const before = await heldBytes();
  let most = 0;
  for (let dealer = 0; dealer < walked; dealer += 1) {
    for (let page = 0; page < PAGES; page += 1)
      await ask(world.cache, { host: `dealer-${dealer}.example`, path: `/page-${page}`, bytes: WALKED_SIZE });
    if (dealer % 500 === 499) most = Math.max(most, (await heldBytes()) - before);
  }
  const { drawn } = world.counts;
  console.log(
    `${walked} dealers × ${PAGES} pages of ${WALKED_SIZE / 1000} KB: ${drawn} drawn, at most ${(most / 1e6).toFixed(0)} MB held (bound ${MAX_BYTES / 1e6} MB)`,
  );
  if (most > MAX_BYTES) process.exitCode = 1;
}

await measureMix();
await walkAll();
console.log(`${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}`);
