/**
 * `pnpm bench page-cache [--seconds N]`: how many pages a second one process sends over 64 connections: from its page
 * cache, drawn anew for each request, and a bare Node server that sends the same bytes, side by side in one run; then the
 * shipped nginx before it, in turns with an nginx that sends the same page from a file under the same headers. Targets: at
 * least 0.6 of the bare server, at least 20 times what is drawn, p99 of at most 20 ms; behind nginx at least 0.9 of the
 * nginx with the file. A drawn list of 100 cars is set beside a plain Next page with as many of the same cards; target: at
 * least 0.9 as many a second.
 */
import { fork, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { Command, Option } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { findNginx, startTestNginx, type TestNginx } from "#host/testing/test-nginx.ts";
import { requireBuiltSite } from "./leads/lead-target.ts";
import { nginxSending } from "./page-cache/nginx-file.ts";
import { askOverAndOver, type Measured } from "./page-cache/plain-client.ts";
import { startPlainNext } from "./page-cache/plain-next.ts";
import { freePort, untilReady } from "./site/site-process.ts";

const { seconds, only } = new Command("pnpm bench page-cache")
  .description("Compare pages from the cache with drawn ones and with a bare server.")
  .option("--seconds <seconds>", "how long each is asked", wholeNumber, 10)
  .addOption(new Option("--only <part>", "one of its parts alone").choices(["cached", "drawn", "nginx"]))
  .showHelpAfterError()
  .parse()
  .opts<{ seconds: number; only?: "cached" | "drawn" | "nginx" }>();

const SITE = join(import.meta.dirname, "..");
const CONNECTIONS = 64;
const PAGES = { home: "/", "list of 100 cars": "/search/used-cars", contact: "/contact" };
const PLAIN = { host: "harbourside.localhost", "accept-encoding": "gzip" };
/** A browser with an unfinished form gets its pages drawn for it alone. */
const PERSONAL = { ...PLAIN, cookie: "fc-draft=bench" };

/** Two that are compared take turns this often, so that a slow moment of the machine meets both. */
const ROUNDS = 5;

/** The one in the middle. */
const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;

const isMeasured = (part: typeof only): boolean => only === undefined || only === part;

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

/** How many pages a second are drawn, asked for over the same connections; they come in pieces and have no length. */
async function drawnRate(
  port: number,
  path: string,
  headers: Record<string, string> = PERSONAL,
  lasting = seconds,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let answers = 0;
  const began = performance.now();
  const end = began + lasting * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      await ask(port, path, headers, agent);
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  agent.destroy();
  return (answers / (performance.now() - began)) * 1000;
}

async function bareServer({ headers, body }: Answer) {
  const child = fork(join(SITE, "bench/page-cache/bare-server.ts"), { execArgv: [] });
  const own = Object.entries(headers).filter(
    ([name]) => !["connection", "keep-alive", "date"].includes(name),
  );
  child.send({ headers: Object.fromEntries(own), body: body.toString("base64") });
  const port = await new Promise<number>((resolve) => child.once("message", (sent) => resolve(Number(sent))));
  return { port, stop: () => child.kill() };
}

async function compare(port: number): Promise<void> {
  console.log(
    "| page | bytes, gzip | bare | cached | drawn | cached / bare | cached / drawn | p99 bare | p99 cached |",
  );
  console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const [name, path] of Object.entries(PAGES)) {
    const answer = await ask(port, path, PLAIN);
    const bare = await bareServer(answer);
    const same = (await ask(bare.port, path, PLAIN)).body.equals((await ask(port, path, PLAIN)).body);
    if (!same) throw new Error(`The bare server does not send what the site sends for ${path}.`);
    const measure = (to: number, headers: Record<string, string>): Promise<Measured> =>
      askOverAndOver({ port: to, path, headers, connections: CONNECTIONS, seconds });
    const bareOnes = await measure(bare.port, PLAIN);
    const cached = await measure(port, PLAIN);
    const drawn = await drawnRate(port, path);
    bare.stop();
    const figures = [
      answer.body.length,
      ...[bareOnes.rate, cached.rate, drawn].map((rate) => `${rate.toFixed(0)}/s`),
      (cached.rate / bareOnes.rate).toFixed(2),
      (cached.rate / drawn).toFixed(0),
      `${bareOnes.p99.toFixed(1)} ms`,
      `${cached.p99.toFixed(1)} ms`,
    ];
    console.log(`| ${name} | ${figures.join(" | ")} |`);
    if (cached.rate / bareOnes.rate < 0.6 || cached.rate / drawn < 20 || cached.p99 > 20)
      process.exitCode = 1;
  }
}

/** The nginx that we ship before the site, which lets it keep pages, beside an nginx with a file. */
async function compareBehindNginx(before: TestNginx): Promise<void> {
  console.log("| page | nginx, a file | nginx before the site | ratio | p99 file | p99 site |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  for (const [name, path] of Object.entries(PAGES)) {
    const page = await ask(before.port, path, PLAIN);
    const file = await nginxSending(page);
    if (!(await ask(file.port, path, PLAIN)).body.equals(page.body))
      throw new Error(`The file is not what nginx sends before the site for ${path}.`);
    const measure = (to: number): Promise<Measured> =>
      askOverAndOver({ port: to, path, headers: PLAIN, connections: CONNECTIONS, seconds: seconds / ROUNDS });
    const rounds: { file: Measured; site: Measured }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ file: await measure(file.port), site: await measure(before.port) });
    await file.stop();
    const ratio = median(rounds.map(({ file: one, site }) => site.rate / one.rate));
    const sides = ["file", "site"] as const;
    const rates = sides.map((side) => `${median(rounds.map((round) => round[side].rate)).toFixed(0)}/s`);
    const slowest = sides.map((side) => `${median(rounds.map((round) => round[side].p99)).toFixed(1)} ms`);
    console.log(`| ${[name, ...rates, ratio.toFixed(2), ...slowest].join(" | ")} |`);
    if (ratio < 0.9) process.exitCode = 1;
  }
}

/** A list that is drawn for one shopper beside a plain page of the framework's, in turns. */
async function compareDrawn(port: number): Promise<void> {
  const plain = await startPlainNext();
  const rates = { list: 0, plain: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.list += (await drawnRate(port, PAGES["list of 100 cars"], PERSONAL, seconds / 2)) / ROUNDS;
    rates.plain += (await drawnRate(plain.port, "/", PLAIN, seconds / 2)) / ROUNDS;
  }
  await plain.stop();
  const ratio = rates.list / rates.plain;
  console.log(
    `a drawn list of 100 cars ${rates.list.toFixed(0)}/s, a plain Next page with 100 cards ${rates.plain.toFixed(0)}/s: ${ratio.toFixed(2)}`,
  );
  if (ratio < 0.9) process.exitCode = 1;
}

/** Starts the site over seeded stock, measures and ends it. */
async function withSite(
  settings: Readonly<Record<string, string>>,
  measure: (port: number) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    FORECOURT_ENV: "test",
    FORECOURT_LOG_LEVEL: "silent",
    PORT: String(port),
    ...settings,
  };
  const site = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "server.ts"], {
    cwd: SITE,
    env,
    stdio: "ignore",
  });
  try {
    await untilReady(port, site);
    await measure(port);
  } finally {
    site.kill("SIGTERM");
    await new Promise((resolve) => site.once("exit", resolve));
  }
}

async function run(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "forecourt-page-cache-"));
  const env: NodeJS.ProcessEnv = { ...process.env, FORECOURT_ENV: "test", FORECOURT_DATA: data };
  const node = ["--conditions=react-server", "--disable-warning=ExperimentalWarning"];
  try {
    spawnSync(process.execPath, [...node, "demo/seed.ts"], { cwd: SITE, env, stdio: "ignore" });
    await withSite({ FORECOURT_DATA: data }, async (port) => {
      if (isMeasured("cached")) await compare(port);
      if (isMeasured("drawn")) await compareDrawn(port);
    });
    const shared = { FORECOURT_SHARED_CACHE_SECONDS: "60", FORECOURT_TRUSTED_PROXIES: "1" };
    if (!isMeasured("nginx")) return;
    if (findNginx())
      await withSite({ FORECOURT_DATA: data, ...shared }, async (port) => {
        const before = await startTestNginx([port]);
        try {
          await compareBehindNginx(before);
        } finally {
          await before.stop();
        }
      });
    else console.log("nginx was not compared: there is none (Debian: apt-get install nginx)");
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
  console.log(
    `${cpus().length} × ${cpus()[0]?.model.trim() ?? "unknown"}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
}

requireBuiltSite();
await run();
