/**
 * `pnpm bench page-cache [--seconds N]`: how many pages a second one process sends over 64 connections: from its page
 * cache, rendered anew for each request, and a bare Node server that sends the same bytes, side by side in one run; then the
 * shipped nginx before it, in turns with an nginx that sends the same page from a file under the same headers; and a rendered
 * list of 100 cars beside a plain Next page with as many of the same cards.
 */
import { fork } from "node:child_process";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Command, Option } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { findNginx, startTestNginx } from "#host/testing/test-nginx.ts";
import { nginxSending } from "./page-cache/nginx-file.ts";
import { askOverAndOver, type Measured } from "./page-cache/plain-client.ts";
import { startPlainNext } from "./page-cache/plain-next.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { machine, median, row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const { seconds, only } = new Command("pnpm bench page-cache")
  .description("Compare pages from the cache with rendered ones and with a bare server.")
  .option("--seconds <seconds>", "how long each is asked", wholeNumber, 10)
  .addOption(new Option("--only <part>", "one of its parts alone").choices(["cached", "rendered", "nginx"]))
  .showHelpAfterError()
  .parse()
  .opts<{ seconds: number; only?: "cached" | "rendered" | "nginx" }>();

const CONNECTIONS = 64;
const PAGES = { home: "/", "list of 100 cars": "/search/used-cars", contact: "/contact" };
const PLAIN = { host: "harbourside.localhost", "accept-encoding": "gzip" };
/** A browser with an unfinished form gets its pages rendered for it alone. */
const PERSONAL = { ...PLAIN, cookie: "fc-draft=bench" };
/** Two that are compared take turns this often, so that a slow moment of the machine meets both. */
const ROUNDS = 5;

interface Answer {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function ask(port: number, path: string, headers: Record<string, string>, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, headers, ...(agent ? { agent } : {}) }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} was answered ${response.statusCode}.`));
      buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

const measure = (port: number, path: string, lasting = seconds): Promise<Measured> =>
  askOverAndOver({ port, path, headers: PLAIN, connections: CONNECTIONS, seconds: lasting });

/** How many pages a second are rendered, asked for over the same connections; they come in pieces and have no length. */
async function renderedRate(port: number, path: string, headers: Record<string, string>, lasting = seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let answers = 0;
  const began = performance.now();
  const one = async (): Promise<void> => {
    while (performance.now() < began + lasting * 1000) {
      await ask(port, path, headers, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  return (answers / (performance.now() - began)) * 1000;
}

async function bareServer({ headers, body }: Answer) {
  const child = fork(join(import.meta.dirname, "page-cache/bare-server.ts"), { execArgv: [] });
  const own = Object.entries(headers).filter(
    ([name]) => !["connection", "keep-alive", "date"].includes(name),
  );
  child.send({ headers: Object.fromEntries(own), body: body.toString("base64") });
  const port = await new Promise<number>((resolve) => child.once("message", (sent) => resolve(Number(sent))));
  return { port, stop: () => child.kill() };
}

/** Pages from the cache beside a bare server and beside the same pages rendered. */
async function compareCached(port: number): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    const answer = await ask(port, path, PLAIN);
    const bare = await bareServer(answer);
    if (!(await ask(bare.port, path, PLAIN)).body.equals((await ask(port, path, PLAIN)).body))
      throw new Error(`The bare server does not send what the site sends for ${path}.`);
    const bareOnes = await measure(bare.port, path);
    const cached = await measure(port, path);
    const rendered = await renderedRate(port, path, PERSONAL);
    bare.stop();
    row(`${name}: bytes, gzip`, answer.body.length, "");
    row(`${name}: bare, p99 ${bareOnes.p99.toFixed(1)} ms`, bareOnes.rate, "a second");
    row(`${name}: cached`, cached.rate, "a second");
    row(`${name}: rendered`, rendered, "a second");
    row(`${name}: cached, times bare`, cached.rate / bareOnes.rate, "", { least: 0.6 });
    row(`${name}: cached, times rendered`, cached.rate / rendered, "", { least: 20 });
    row(`${name}: cached, p99`, cached.p99, "ms", { most: 20 });
  }
}

/** The nginx that we ship before the site, which lets it keep pages, beside an nginx with a file. */
async function compareBehindNginx(sitePort: number): Promise<void> {
  const before = await startTestNginx([sitePort]);
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const page = await ask(before.port, path, PLAIN);
      const file = await nginxSending(page);
      if (!(await ask(file.port, path, PLAIN)).body.equals(page.body))
        throw new Error(`The file is not what nginx sends before the site for ${path}.`);
      const rounds: { file: Measured; site: Measured }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          file: await measure(file.port, path, seconds / ROUNDS),
          site: await measure(before.port, path, seconds / ROUNDS),
        });
      await file.stop();
      for (const side of ["file", "site"] as const) {
        row(`${name}: nginx, ${side}`, median(rounds.map((one) => one[side].rate)), "a second");
        row(`${name}: nginx, ${side}, p99`, median(rounds.map((one) => one[side].p99)), "ms");
      }
      const ratio = median(rounds.map(({ file: one, site }) => site.rate / one.rate));
      row(`${name}: nginx before the site, times a file`, ratio, "", { least: 0.9 });
    }
  } finally {
    await before.stop();
  }
}

/** A list that is rendered for one shopper beside a plain page of the framework's, in turns. */
async function compareRendered(port: number): Promise<void> {
  const plain = await startPlainNext();
  const rates = { list: 0, plain: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.list += (await renderedRate(port, PAGES["list of 100 cars"], PERSONAL, seconds / 2)) / ROUNDS;
    rates.plain += (await renderedRate(plain.port, "/", PLAIN, seconds / 2)) / ROUNDS;
  }
  await plain.stop();
  row("a rendered list of 100 cars", rates.list, "a second");
  row("a plain Next page with 100 cards", rates.plain, "a second");
  row("the list, times the plain page", rates.list / rates.plain, "", { least: 0.9 });
}

async function withSite(
  environment: Readonly<Record<string, string>>,
  compare: (port: number) => Promise<void>,
): Promise<void> {
  const site = await builtSite(data, { environment: { FORECOURT_LOG_LEVEL: "silent", ...environment } });
  try {
    await site.start();
    await compare(site.port);
  } finally {
    await site.stop("SIGTERM");
  }
}

requireBuiltSite();
const data = seededStock();
console.log(machine());
await withSite({}, async (port) => {
  if (only === undefined || only === "cached") await compareCached(port);
  if (only === undefined || only === "rendered") await compareRendered(port);
});
const shared = { FORECOURT_SHARED_CACHE_SECONDS: "60", FORECOURT_TRUSTED_PROXIES: "1" };
if (only !== undefined && only !== "nginx") process.exit();
if (findNginx()) await withSite(shared, compareBehindNginx);
else console.log("nginx was not compared: there is none (Debian: apt-get install nginx)");
