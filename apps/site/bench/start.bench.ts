/**
 * `pnpm bench start [--runs N]`: how soon the built site answers after a start: filling an empty store with demo dealers, the
 * open port, the first page, and then the first home and first list of each dealer, asked as soon as the port is open and
 * again on a start after which the first pages were warmed. Medians of the runs.
 */
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { Command } from "commander";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { askSite } from "#host/testing/ask-site.ts";
import { type BuiltSite, builtSite, requireBuiltSite } from "#host/testing/built-site.ts";
import { machine, median, row } from "./site/figures.ts";
import { seededStock } from "./site/scratch.ts";
import { demoDealers } from "./weight/many-dealers.ts";

const { runs } = new Command("pnpm bench start")
  .description("How soon the site answers after a start, and each dealer for the first time.")
  .option("--runs <runs>", "starts of each kind; medians are printed", wholeNumber, 3)
  .showHelpAfterError()
  .parse()
  .opts<{ runs: number }>();

const TARGETS = { againSeconds: 3, firstAnswerMs: 150 };
const WARM_MS = 60_000;
const PORT_MS = 60_000;
const WARMED = "the first pages of dealers are warm";
/** Every page names its first list in the menu. */
const LIST = /href="(\/search\/[^/?"]+)"/;

const portOpens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });

interface Started {
  portMs: number;
  firstPageMs: number;
  homes: number[];
  lists: number[];
}

/** Starts the site, waits until pages are warm where it warms them, and asks each dealer for the first time. */
async function startOnce(site: BuiltSite, dealers: readonly string[], isWarmed: boolean): Promise<Started> {
  const before = site.log.length;
  const began = performance.now();
  const started = site.start();
  while (!(await portOpens(site.port))) {
    if (performance.now() - began > PORT_MS) throw new Error("The port did not open within a minute.");
    await wait(10);
  }
  const portMs = performance.now() - began;
  const ask = async (name: string, path: string): Promise<{ ms: number; body: string }> => {
    const { status, body, milliseconds } = await askSite({
      port: site.port,
      host: `${name}.localhost`,
      path,
    });
    if (status !== 200) throw new Error(`${name}${path} was answered ${status}.`);
    return { ms: milliseconds, body };
  };
  if (isWarmed) {
    const isWarm = (): boolean => site.log.slice(before).some((line) => line.includes(WARMED));
    for (let waited = 0; !isWarm() && waited < WARM_MS; waited += 100) await wait(100);
    if (!isWarm()) throw new Error("The first pages were not warm within a minute.");
  }
  const [homes, lists]: [number[], number[]] = [[], []];
  let firstPageMs = 0;
  for (const name of dealers) {
    const home = await ask(name, "/");
    firstPageMs ||= performance.now() - began;
    homes.push(home.ms);
    const list = LIST.exec(home.body)?.[1];
    if (list !== undefined) lists.push((await ask(name, list)).ms);
  }
  await started;
  await site.stop("SIGTERM");
  return { portMs, firstPageMs, homes, lists };
}

const most = (all: readonly Started[], which: "homes" | "lists"): number =>
  median(all.map((one) => Math.max(...one[which])));

requireBuiltSite();
console.log(machine());
const began = performance.now();
const data = seededStock();
row("an empty store filled with demo dealers", (performance.now() - began) / 1000, "s");
const dealers = demoDealers(data);
row("dealers", dealers.length, "");
for (const isWarmed of [false, true]) {
  const site = await builtSite(data, {
    environment: {
      FORECOURT_LOG_LEVEL: "info",
      FORECOURT_WARM_DEALERS: isWarmed ? "50" : "0",
    },
  });
  const all: Started[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await startOnce(site, dealers, isWarmed));
  const what = isWarmed ? "warmed" : "as started";
  row(`${what}: start to open port`, median(all.map(({ portMs }) => portMs)) / 1000, "s");
  if (!isWarmed) {
    const first = median(all.map(({ firstPageMs }) => firstPageMs)) / 1000;
    row("as started: start to the first page", first, "s", { most: TARGETS.againSeconds });
  }
  for (const which of ["homes", "lists"] as const) {
    row(`${what}: first answers of ${which}, median`, median(all.flatMap((one) => one[which])), "ms");
    const target = isWarmed ? { most: TARGETS.firstAnswerMs } : undefined;
    row(`${what}: first answers of ${which}, slowest`, most(all, which), "ms", target);
  }
}
