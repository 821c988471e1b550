import { readFileSync, writeFileSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type DashboardDouble, dashboardDouble } from "@forecourt/tenant-config/dashboard-double";
import { askSite } from "#host/testing/ask-site.ts";
import { builtSite } from "#host/testing/built-site.ts";
import { freePort } from "#host/testing/listening.ts";
import { askForReload } from "#host/wiring/watch-reload.ts";
import { doubledSites } from "../../demo/dashboard/doubled-sites.ts";
import { pagesOf } from "../pages/measured-pages.ts";
import { percentile, row } from "../site/figures.ts";
import { seededStock } from "../site/scratch.ts";
import { inspectProcess } from "../weight/inspect-process.ts";
import { dealerId, demoDealers, manyDealers } from "../weight/many-dealers.ts";

const MEGABYTE = 2 ** 20;
/** How slow the dashboard is while it responds. */
const SLOW_MS = 300;
/** As many as the machine has cores. */
const SHOPPERS = 2;
const CHANGE_MS = 30_000;

/** Dealers who are visited for the first time, in rounds after each of which the memory is read. */
const ROUNDS = 3;
const EACH = 100;
const WHILE_AWAY = 40;

/** A dashboard that knows so many dealers, each by the content of a demo dealer. */
async function slowDashboard(
  folder: string,
  demos: readonly string[],
  count: number,
): Promise<DashboardDouble> {
  const { websites } = await doubledSites(folder, new Date());
  const known = new Map(websites.map((website) => [website.id, website]));
  const ids = demos.map((demo) => {
    const settings = JSON.parse(readFileSync(join(folder, demo, "tenant.json"), "utf8")) as {
      site: { id: string };
    };
    return settings.site.id ?? demo;
  });
  const double = await dashboardDouble({
    websites: Array.from({ length: count }, (_, number) => {
      const website = known.get(ids[number % ids.length] ?? "");
      return { ...website, session: website?.session, id: dealerId(number) };
    }),
  });
  double.behave({ kind: "slow", milliseconds: SLOW_MS });
  return double;
}

/** One page of a dealer. */
interface Visit {
  readonly name: string;
  readonly path: string;
}

/** Visits pages of dealers, some at once, and prints how long it took. */
async function visit(what: string, port: number, visits: readonly Visit[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS });
  const [times, statuses, left]: [number[], Map<number, number>, Visit[]] = [[], new Map(), [...visits]];
  const shopper = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const { name, path } = next;
      const { status, milliseconds } = await askSite({ port, host: `${name}.localhost`, agent, path });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      times.push(milliseconds);
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  agent.destroy();
  row(`${what}: median`, percentile(times, 0.5), "ms");
  row(`${what}: p99 of ${visits.length}`, percentile(times, 0.99), "ms");
  row(`${what}: not 200`, visits.length - (statuses.get(200) ?? 0), "", { is: 0 });
}

/** The paths of every demo dealer, as the first copy of each links to them. */
const pathsOfDemos = (
  demos: readonly string[],
  names: readonly string[],
  port: number,
): Promise<string[][]> =>
  Promise.all(
    demos.map(async (demo, at) => (await pagesOf(demo, names[at] ?? "", port)).map(({ path }) => path)),
  );

/** Writes a dealer's name anew and waits until a page shows it. */
async function changeName(port: number, tenants: string, name: string): Promise<number> {
  const file = join(tenants, name, "tenant.json");
  const settings = JSON.parse(readFileSync(file, "utf8")) as { site: { name: string } };
  settings.site.name = `Renamed ${name}`;
  writeFileSync(file, JSON.stringify(settings));
  const began = performance.now();
  await askForReload(tenants, new Date());
  while (performance.now() - began < CHANGE_MS) {
    const { body } = await askSite({ port, host: `${name}.localhost`, path: "/" });
    if (body.includes(settings.site.name)) return performance.now() - began;
    await wait(20);
  }
  throw new Error(`The new name of ${name} was not shown within ${CHANGE_MS / 1000} s.`);
}

/**
 * Serves so many dealers from the built site, their content from a dashboard that is slow and now and then away: a start,
 * first visits of every kind of page, visits while it is away, memory, and how soon a changed setting shows.
 */
export async function serveDealers(count: number): Promise<void> {
  const data = seededStock();
  const demos = demoDealers(data);
  const { tenants, names } = manyDealers(data, count);
  const double = await slowDashboard(join(data, "demo-tenants"), demos, count);
  const inspectPort = await freePort();
  const site = await builtSite(data, {
    environment: {
      FORECOURT_TENANTS: tenants,
      FORECOURT_LOG_LEVEL: "silent",
      FORECOURT_WARM_DEALERS: "0",
      DASHBOARD_URL: double.url,
      DASHBOARD_STAGING_URL: double.url,
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
    },
  });
  // Spread over all of them, each once; the first ones say where their pages are.
  const step = Math.max(1, Math.floor(count / (ROUNDS * EACH + 3 * WHILE_AWAY)));
  const strangers = names.slice(demos.length).filter((_, at) => at % step === 0);
  const some = (many: number): string[] => strangers.splice(0, many);
  try {
    const began = performance.now();
    await site.start();
    await askSite({ port: site.port, host: `${names[0]}.localhost`, path: "/" });
    row(`${count} dealers: start to the first page`, (performance.now() - began) / 1000, "s");
    const inspected = await inspectProcess(inspectPort);
    const resident = async (): Promise<number> => Math.round((await inspected.memory()).resident / MEGABYTE);
    row(`${count} dealers: resident after the start`, await resident(), "MB");
    const paths = await pathsOfDemos(demos, names, site.port);
    let turn = 0;
    /** One page of each dealer: home, list, car, form, places and the others by turns. */
    const oneOf = (visited: readonly string[]): Visit[] =>
      visited.map((name) => {
        const own = paths[names.indexOf(name) % demos.length] ?? [];
        return { name, path: own[turn++ % own.length] ?? "/" };
      });
    const known: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const visited = some(EACH);
      known.push(...visited);
      await visit(`first visits, dashboard ${SLOW_MS} ms slow, ${round}`, site.port, oneOf(visited));
      row(`resident with ${known.length} dealers visited`, await resident(), "MB");
    }
    await visit("the same dealers again", site.port, oneOf(known));
    double.behave({ kind: "hang" });
    await visit("first visits while the dashboard hangs", site.port, oneOf(some(WHILE_AWAY)));
    await visit("known dealers while the dashboard hangs", site.port, oneOf(known));
    double.behave({ kind: "drop" });
    await visit("first visits while the dashboard is away", site.port, oneOf(some(WHILE_AWAY)));
    double.behave({ kind: "slow", milliseconds: SLOW_MS });
    row("resident at the end", await resident(), "MB");
    row(
      "a changed setting shows, dealer visited before",
      await changeName(site.port, tenants, known.at(-1) ?? ""),
      "ms",
    );
    row(
      "a changed setting shows, dealer never visited",
      await changeName(site.port, tenants, some(1)[0] ?? ""),
      "ms",
    );
    inspected.close();
  } finally {
    await site.stop("SIGKILL");
    await double.close();
  }
}
