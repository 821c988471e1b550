/**
 * `pnpm bench attack [--inputs N] [--seed N] [--slow-ms N]`: hostile requests against the built site, over every route, method, header,
 * field and cookie. Fails on a 5xx, an answer over a second, markup that comes back, another tenant's words, a redirect
 * to another host, or an answer without its security headers; prints a table by route.
 */
import { Agent } from "node:http";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { type AttackAnswer, type Fault, faultsOf } from "./attack/answer-faults.ts";
import { type AttackInput, PLACES } from "./attack/attack-input.ts";
import { foreignTexts } from "./attack/foreign-texts.ts";
import { hostileWords } from "./attack/hostile-words.ts";
import { RAW_REQUESTS, sendRaw } from "./attack/raw-lines.ts";
import { sendAttack } from "./attack/send-attack.ts";
import { seededRandom } from "../demo/dice/seeded-random.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { percentile } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";

const options = new Command("pnpm bench attack")
  .description("Send hostile requests to the built site.")
  .option("--inputs <requests>", "how many requests", wholeNumber, 50_000)
  .option("--seed <seed>", "chooses the requests", wholeNumber, 1)
  .option(
    "--slow-ms <milliseconds>",
    "longest answer allowed; a second on an idle machine",
    wholeNumber,
    1000,
  )
  .option("--shown <faults>", "how many faults to print", wholeNumber, 20)
  .showHelpAfterError()
  .parse()
  .opts<{ inputs: number; seed: number; slowMs: number; shown: number }>();
const DEALERS = ["harbourside", "lonestar", "gearshift"] as const;
const CONCURRENCY = 8;
/** One of each screen and each kind of refusal. */
const WARM_PATHS = [
  "/",
  "/search/used-cars",
  "/contact",
  "/finance",
  "/trade-in",
  "/blog",
  "/special-offers",
  "/our-locations",
  "/success",
  "/cars/none",
  "/none",
  "/_next/none",
  "/media/none",
];
const RAW_ROUNDS = 20;
const inputs = options.inputs;
const { next: random } = seededRandom(options.seed);

requireBuiltSite();
// Each input is a shopper of its own, or nearly all would be refused as a flood.
const site = await builtSite(seededStock(), { environment: { FORECOURT_TRUSTED_PROXIES: "1" } });
const { port } = site;

interface Row {
  inputs: number;
  statuses: Map<number, number>;
  times: number[];
  faults: Map<Fault, number>;
}
const emptyRow = (): Row => ({ inputs: 0, statuses: new Map(), times: [], faults: new Map() });
const rows = new Map<string, Row>();
const shown: string[] = [];
const sites = DEALERS.map((slug) => ({
  host: `${slug}.localhost:${port}`,
  foreign: foreignTexts(slug, DEALERS),
  slowMs: options.slowMs,
}));

/** Counts an answer in its row, and keeps the first faults to be shown. */
function count(input: AttackInput, answer: AttackAnswer, faults: readonly Fault[]): void {
  const row = rows.get(input.route) ?? emptyRow();
  rows.set(input.route, row);
  row.inputs += 1;
  row.statuses.set(answer.status, (row.statuses.get(answer.status) ?? 0) + 1);
  row.times.push(answer.ms);
  for (const fault of faults) row.faults.set(fault, (row.faults.get(fault) ?? 0) + 1);
  if (faults.length > 0 && shown.length < options.shown) {
    const what = `${input.method} ${input.path.slice(0, 200)} ${JSON.stringify(input.headers).slice(0, 200)}`;
    shown.push(
      `${faults.join(", ")}: ${answer.status} in ${Math.round(answer.ms)} ms: ${what} ${input.body?.toString().slice(0, 300) ?? ""}`,
    );
  }
}

const { words, lists } = hostileWords();
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
let next = 0;

// Ctrl+C ends the attack early and still prints what came back until then.
process.once("SIGINT", () => {
  next = inputs;
});

async function attack(): Promise<void> {
  while (next < inputs) {
    const index = next;
    next += 1;
    const place = PLACES[index % PLACES.length];
    const word = words[Math.floor(index / PLACES.length) % words.length] ?? "";
    const target = sites[index % sites.length];
    if (!place || !target) return;
    const input = place.put(word, random);
    const shopper = `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
    const answer = await sendAttack(input, { port, host: target.host, agent, shopper });
    count(input, answer, faultsOf(input, answer, target));
  }
}

/** Bytes no client writes. A connection closed without an answer is one of the right answers to them. */
async function attackRaw(): Promise<void> {
  for (let round = 0; round < RAW_ROUNDS; round += 1) {
    for (const text of RAW_REQUESTS) {
      const target = sites[round % sites.length];
      if (!target) continue;
      const answer = await sendRaw(port, text.replaceAll("HOST", target.host));
      const line = text.slice(0, 60).replaceAll("\r\n", " ");
      const input = { route: "raw bytes", method: "", path: line, headers: {}, body: null, word: null };
      count(input, answer, faultsOf(input, answer, target));
    }
  }
}

try {
  await site.start();
  // The first request of each page compiles and warms what later ones share.
  for (const { host } of sites)
    for (const path of WARM_PATHS)
      await sendAttack(
        { route: "", method: "GET", path, headers: {}, body: null, word: null },
        { port, host, agent, shopper: "10.0.0.1" },
      );
  const began = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, attack));
  await attackRaw();
  const seconds = (performance.now() - began) / 1000;

  const total = [...rows.values()].reduce((sum, row) => sum + row.inputs, 0);
  console.log(
    `${total} inputs in ${seconds.toFixed(0)} s; words: ${words.length} (own${lists.map((list) => `, ${list}`).join("")})\n`,
  );
  console.log("| route | inputs | answers | p50 ms | p99 ms | max ms | faults |");
  console.log("| --- | ---: | --- | ---: | ---: | ---: | --- |");
  for (const [route, row] of [...rows].toSorted(([a], [b]) => a.localeCompare(b))) {
    const statuses = [...row.statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status}×${times}`);
    const faults = [...row.faults].map(([fault, times]) => `${fault}×${times}`);
    console.log(
      `| ${route} | ${row.inputs} | ${statuses.join(" ")} | ${[0.5, 0.99, 1].map((share) => percentile(row.times, share).toFixed(0)).join(" | ")} | ${faults.join(" ") || "none"} |`,
    );
  }
  for (const fault of shown) console.log(`\n${fault}`);
  process.exitCode = [...rows.values()].some((row) => row.faults.size > 0) ? 1 : 0;
} finally {
  agent.destroy();
  // A site that ended by itself during the attack has failed.
  if ((await site.stop("SIGTERM")) !== 0) process.exitCode = 1;
}
