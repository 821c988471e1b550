/**
 * `pnpm bench rare-lists [--seconds N]`: mixes of filters that nobody requested before, over ten connections: as whole pages
 * and as the list alone, which a filter click requests, beside a plain Next page with as many of the same cards, in turns; and
 * the processor time of the server for each.
 */
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { LIST_PART, PART_HEADER } from "#host/documents/request/part-header.ts";
import { builtSite, requireBuiltSite, TENANT } from "#host/testing/built-site.ts";
import { startPlainNext } from "./page-cache/plain-next.ts";
import { machine, median, row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const { seconds } = new Command("pnpm bench rare-lists")
  .description("Compare lists of ever new filters with a plain page of the framework.")
  .option("--seconds <seconds>", "how long each is requested in a round", wholeNumber, 4)
  .showHelpAfterError()
  .parse()
  .opts<{ seconds: number }>();

const CONNECTIONS = 10;
/** Those that are compared take turns this often, so that a slow moment of the machine meets all. */
const ROUNDS = 5;
const CARDS = 24;
const HEADERS = { host: `${TENANT}.localhost`, "accept-encoding": "gzip" };
const AS_PART = { ...HEADERS, [PART_HEADER]: LIST_PART };

/**
 * Three filters, the last a range that no request before had; each finds more cars than a page shows, and other numbers of
 * them with each value of the other filters.
 */
let requested = 0;
const rareList = (): string => {
  requested += 1;
  const price = `${8000 + (requested % 97) * 100}:${45_000 + requested}`;
  return `/search/new-used-and-demo-cars?body=SUV&body=Ute&car_type=Used&price=${price}`;
};

interface Requests {
  port: number;
  path: () => string;
  headers: Record<string, string>;
}

function page({ port, path, headers }: Requests, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const address = path();
    request({ host: "127.0.0.1", port, path: address, headers, agent }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`The status of ${address} is ${response.statusCode}.`));
      if ((response.headers[PART_HEADER] ?? "") !== (headers[PART_HEADER] ?? ""))
        reject(new Error(`${address} is not the part that was requested.`));
      buffer(response).then((bytes) => resolve(bytes.toString("latin1")), reject);
    })
      .on("error", reject)
      .end();
  });
}

/** Pages a second of one kind. */
async function rate(requests: Requests, lasting: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let pages = 0;
  const began = performance.now();
  const one = async (): Promise<void> => {
    while (performance.now() < began + lasting * 1000) {
      await page(requests, agent);
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  return (pages / (performance.now() - began)) * 1000;
}

/** Milliseconds of processor time that a process has used, all its threads together. */
function processorTime(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}

const textOf = async (requests: Requests, agent: Agent): Promise<string> =>
  gunzipSync(Buffer.from(await page(requests, agent), "latin1")).toString();

const cardsIn = (html: string): number => html.split("<h2><a href=").length - 1;

/** The list of one address, requested alone and in its page, must be the same. */
async function compareParts(port: number, agent: Agent): Promise<void> {
  const address = rareList();
  const path = (): string => address;
  const whole = await textOf({ port, path, headers: HEADERS }, agent);
  const alone = await textOf({ port, path, headers: AS_PART }, agent);
  const list = /<div class="fc-static"[^>]*>(.*)<\/div><\/div><\/main>$/s.exec(alone)?.[1];
  if (list === undefined || !whole.includes(list)) throw new Error(`${address} is another list in its page.`);
}

requireBuiltSite();
const site = await builtSite(seededStock(), { environment: { FORECOURT_LOG_LEVEL: "silent" } });
const plain = await startPlainNext();
try {
  await site.start();
  const kinds = {
    pages: { port: site.port, path: rareList, headers: HEADERS },
    lists: { port: site.port, path: rareList, headers: AS_PART },
    plain: { port: plain.port, path: () => `/?cards=${CARDS}`, headers: HEADERS },
  };
  const agent = new Agent({ keepAlive: true });
  // The framework loads its pages at the first requests for them.
  for (let warm = 0; warm < 3; warm += 1) await page({ ...kinds.pages }, agent);
  for (const [kind, requests] of Object.entries(kinds)) {
    const cards = cardsIn(await textOf(requests, agent));
    if (cards !== CARDS) throw new Error(`The ${kind} have ${cards} cards, and not ${CARDS}.`);
  }
  await compareParts(site.port, agent);
  agent.destroy();
  for (const requests of Object.values(kinds)) await rate(requests, 2);
  const rates = { pages: [] as number[], lists: [] as number[], plain: [] as number[] };
  const used = { pages: [] as number[], lists: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const kind of ["pages", "plain", "lists"] as const) {
      const [before, began] = [processorTime(site.pid()), requested];
      rates[kind].push(await rate(kinds[kind], seconds));
      if (kind !== "plain") used[kind].push((processorTime(site.pid()) - before) / (requested - began));
    }
  const ratio = (kind: "pages" | "lists"): number =>
    median(rates[kind].map((one, round) => one / (rates.plain[round] ?? Number.NaN)));
  console.log(`${machine()}; ${CONNECTIONS} connections, ${CARDS} cards, gzip, medians of ${ROUNDS} rounds`);
  row("a plain Next page", median(rates.plain), "a second");
  row("a list of new filters as a page", median(rates.pages), "a second");
  row("a list of new filters as a page, times plain", ratio("pages"), "", { least: 2 });
  row("a list of new filters alone", median(rates.lists), "a second");
  row("a list of new filters alone, times plain", ratio("lists"), "");
  row("processor time of a page, compression included", median(used.pages), "ms");
  row("processor time of a list alone, compression included", median(used.lists), "ms", { most: 4 });
} finally {
  await plain.stop();
  await site.stop("SIGTERM");
}
