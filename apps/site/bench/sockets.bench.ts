/**
 * `pnpm bench sockets [--sockets N]`: upgrades, half-open connections, heads and bodies sent a byte at a time, responses that nobody
 * reads and clients that leave at any millisecond of any page or call, against the built site, while a patient client asks
 * for the same pages. Fails where descriptors or memory grow, the patient client gets no page or waits over five seconds,
 * one address gets more connections than it may have, SIGTERM takes longer than its time, or the process logs an error.
 */
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { seededRandom } from "../demo/dice/seeded-random.ts";
import { askSite } from "#host/testing/ask-site.ts";
import { builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { seededStock } from "./site/scratch.ts";
import {
  HOSTILE_KINDS,
  holdSocket,
  LEFT_PAGES,
  LEFT_REQUESTS,
  type Leaving,
} from "./sockets/hostile-sockets.ts";

const { sockets, open } = new Command("pnpm bench sockets")
  .description("Hold connections as no browser does, and see what the process keeps of them.")
  .option("--sockets <sockets>", "how many connections in all", wholeNumber, 100_000)
  .option("--open <sockets>", "how many at a time", wholeNumber, 256)
  .showHelpAfterError()
  .parse()
  .opts<{ sockets: number; open: number }>();

const KINDS = [...HOSTILE_KINDS, ...LEFT_REQUESTS];
const PER_ADDRESS = 100;
/** Clients leave within this time, but for one in a hundred, whom the server has to end: in a head's or a response's time. */
const HOLD_MS = 150;
const STAYING = 0.01;
/** The longest of the server's own times: 60 s of a response or a body, 65 s between requests, and a look every 2 s. */
const SETTLED_MS = 80_000;
const SPARE_DESCRIPTORS = 10;
const MEMORY = 1.1;
const SLOWEST_MS = 5_000;
/** Ten seconds until responses under way are cut; the steps after that have nothing to wait for here. */
const END_MS = 13_000;

requireBuiltSite();
const site = await builtSite(seededStock(), {
  environment: { FORECOURT_CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS) },
});
const { port } = site;
const host = `${site.host}:${port}`;

interface Reading {
  sockets: number;
  descriptors: number;
  megabytes: number;
}
const readings: Reading[] = [];
const descriptors = (): number => readdirSync(`/proc/${site.pid()}/fd`).length;
function read(count: number): Reading {
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, "utf8"))?.[1];
  const reading = {
    sockets: count,
    descriptors: descriptors(),
    megabytes: Math.round(Number(resident) / 1024),
  };
  readings.push(reading);
  console.log(`after ${count} sockets: ${reading.descriptors} descriptors, ${reading.megabytes} MB`);
  return reading;
}

const { next: random } = seededRandom(1);
let next = 0;
/** Every client has an address of its own, or the first hundred would be all that are served. */
const addressOf = (client: number): string =>
  `127.${1 + (client % 200)}.${Math.floor(client / 200) % 250}.${1 + (client % 250)}`;
let staying = 0;

async function hold(): Promise<void> {
  while (next < sockets) {
    const client = next;
    next += 1;
    const kind = KINDS[client % KINDS.length];
    if (!kind) return;
    const leaving: Leaving = random() < STAYING ? "stays" : client % 2 === 0 ? "ends" : "resets";
    const over = holdSocket(
      kind,
      { port, host, localAddress: addressOf(client) },
      { leaving, holdMs: random() * HOLD_MS },
    );
    if (leaving === "stays") staying += 1;
    else await over;
    if (client % Math.ceil(sockets / 10) === 0) read(client);
  }
}

const over = new AbortController();
const slow: string[] = [];
let asked = 0;
async function ask(path: string): Promise<void> {
  const { status, milliseconds } = await askSite({ host, port, path, timeoutMs: 4 * SLOWEST_MS });
  asked += 1;
  if (status === 0 || status >= 500 || milliseconds > SLOWEST_MS)
    slow.push(`${path}: ${status} after ${milliseconds.toFixed(0)} ms`);
}

async function askPatiently(): Promise<void> {
  while (!over.signal.aborted) {
    await ask(LEFT_PAGES[asked % LEFT_PAGES.length] ?? "/");
    await pause(100);
  }
}

/** A page that was not requested yet: its first client leaves within 10 ms, and then others come. */
async function leaveFirst(path: string): Promise<void> {
  const page = LEFT_REQUESTS.find(({ name }) => name === path);
  if (page)
    await holdSocket(
      page,
      { port, host, localAddress: addressOf(0) },
      { leaving: "resets", holdMs: random() * 10 },
    );
  await Promise.all([ask(path), ask(path), ask(path), ask(path)]);
}

/** How many of the connections of one address the server leaves open, of which half have sent half a head. */
async function holdFromOneAddress(count: number): Promise<number> {
  const held = Array.from({ length: count }, (_, each) => {
    const socket = connect({ host: "127.0.0.1", port, localAddress: "127.0.0.9" }, () => {
      if (each % 2 === 0) socket.write("GET / HTTP/1.1\r\nHost: ");
    });
    return socket.on("error", () => undefined).resume();
  });
  await pause(2_000);
  return held.filter(({ readyState }) => readyState === "open").length;
}

const problems: string[] = [];
const expected = (isTrue: boolean, otherwise: string): void => {
  if (!isTrue) problems.push(otherwise);
};
try {
  await site.start();
  for (const path of LEFT_PAGES) await leaveFirst(path);
  const before = read(0);
  const asking = askPatiently();
  await Promise.all(Array.from({ length: open }, hold));
  console.log(`${staying} clients stayed; the server ends them`);
  const until = performance.now() + SETTLED_MS;
  while (descriptors() > before.descriptors && performance.now() < until) await pause(500);
  over.abort();
  await asking;
  await pause(1_000);
  const after = read(sockets);
  expected(after.descriptors <= before.descriptors + SPARE_DESCRIPTORS, "descriptors were lost");
  // The first tenth warms the process; what is lost for each socket shows between there and the end.
  const warm = readings.find((reading) => reading.sockets >= sockets * 0.2) ?? before;
  expected(after.megabytes <= warm.megabytes * MEMORY, "memory grew");
  console.log(`patient client: ${asked} pages, ${slow.length} failed or slower than ${SLOWEST_MS} ms`);
  expected(slow.length === 0, `the patient client had ${slow.slice(0, 5).join("; ")}`);
  const held = await holdFromOneAddress(4 * PER_ADDRESS);
  console.log(`one address holds ${held} of ${4 * PER_ADDRESS} (limit ${PER_ADDRESS})`);
  expected(held === PER_ADDRESS, "one address did not hold just its number of connections");
  for (const [client, kind] of [...HOSTILE_KINDS, ...HOSTILE_KINDS].entries())
    void holdSocket(kind, { port, host, localAddress: addressOf(client) }, { leaving: "stays", holdMs: 0 });
  await pause(500);
  const began = performance.now();
  const code = await Promise.race([site.stop("SIGTERM"), pause(3 * END_MS, "never" as const)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `SIGTERM with ${held + 2 * HOSTILE_KINDS.length} connections open: code ${code} after ${seconds} s`,
  );
  expected(code === 0 && performance.now() - began <= END_MS, `SIGTERM took longer than ${END_MS} ms`);
  expected(site.log.length === 0, `the log has ${site.log.length} errors: ${site.log[0]?.slice(0, 300)}`);
} finally {
  await site.stop("SIGKILL");
}
for (const problem of problems) console.log(`FAILED: ${problem}`);
// Clients of ours may still hold sockets to a process that is gone.
process.exit(problems.length === 0 ? 0 : 1);
