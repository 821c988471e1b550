import { setTimeout as wait } from "node:timers/promises";
import { pourLeads } from "../leads/pour-leads.ts";
import { askSite } from "#host/testing/ask-site.ts";
import type { Fault } from "./faults.ts";
import { type ProcessState, processState } from "./process-state.ts";
import { nothingSeen, type Seen, shop } from "./shoppers.ts";
import { openWorld, type World } from "./world.ts";

/** What one rehearsal showed. */
export interface Rehearsal {
  name: string;
  pages: Seen;
  /** Leads sent; status 201 is an acknowledgement. */
  leads: Seen;
  acknowledged: number;
  /** Acknowledged, and afterwards not in the store, or not with its files. */
  lost: number;
  /** Acknowledged, and not where leads go within the time to heal. */
  undelivered: number;
  /** From the fault's end until pages, leads, `/readyz` and the delivery of all leads work again; null beyond a minute. */
  healedMs: number | null;
  before: ProcessState;
  after: ProcessState;
}

/** How long faults last and how heavy the traffic is. */
export interface RehearsalOptions {
  /** A seeded data folder. */
  stock: string;
  faultMs: number;
}

const HEAL_MS = 60_000;
const CALM_MS = 2_000;

/** Rehearses one fault under load, in a world of its own; or says why it cannot be on this machine. */
export async function rehearse(
  fault: Fault,
  { stock, faultMs }: RehearsalOptions,
): Promise<Rehearsal | { name: string; skipped: string }> {
  const world = await openWorld(fault.parts, stock);
  if ("skipped" in world) return { name: fault.name, skipped: world.skipped };
  try {
    return await underLoad(fault, world, faultMs);
  } finally {
    await world.close();
  }
}

async function underLoad(fault: Fault, world: World, faultMs: number): Promise<Rehearsal> {
  const { site, paths } = world;
  for (const path of paths) await askSite({ ...site, path }); // warm
  const before = processState(site.pid());
  const done = new AbortController();
  const pages = nothingSeen();
  const shopping = shop(site, { paths, shoppers: 3, restMs: 200, signal: done.signal, seen: pages });
  const files = fault.parts.files !== undefined;
  const pouring = pourLeads(site, {
    connections: 3,
    restMs: 200,
    persistent: true,
    files,
    signal: done.signal,
  });
  await wait(CALM_MS);
  const began = performance.now();
  await fault.begin(world);
  await wait(Math.max(0, faultMs - (performance.now() - began)));
  await fault.end(world);
  const ended = performance.now();
  const answers = await until(() => works(world, files), ended + HEAL_MS);
  await wait(CALM_MS);
  done.abort();
  const [{ acknowledged, refused, slowest }] = await Promise.all([pouring, shopping]);
  const keys = acknowledged.map(({ key }) => key);
  const arrived = await until(async () => missing(keys, world.delivered()) === 0, ended + HEAL_MS);
  // The calm after the answers came back is ours, not the site's.
  const healedMs = answers === null || arrived === null ? null : Math.max(answers, arrived - CALM_MS) - ended;
  const after = processState(site.pid());
  await site.stop("SIGTERM");
  const store = world.openStore();
  let lost = 0;
  for (const { id } of acknowledged) {
    const lead = await store.get(id);
    if (lead === null || !world.keepsFiles(lead)) lost += 1;
  }
  await store.close();
  return {
    name: fault.name,
    pages,
    leads: { statuses: new Map([[201, acknowledged.length], ...refused]), slowest },
    acknowledged: acknowledged.length,
    lost,
    undelivered: missing(keys, world.delivered()),
    healedMs,
    before,
    after,
  };
}

const missing = (keys: readonly string[], there: ReadonlySet<string>): number =>
  keys.filter((key) => !there.has(key)).length;

/** Asks until it is so and gives the moment, or null when it was not in time. */
async function until(isSo: () => Promise<boolean>, deadline: number): Promise<number | null> {
  while (performance.now() < deadline) {
    if (await isSo()) return performance.now();
    await wait(250);
  }
  return null;
}

/** Whether a shopper finds everything as on a good day. */
async function works({ site, paths }: World, files: boolean): Promise<boolean> {
  const answers = await Promise.all(
    ["/readyz", ...paths].map((path) => askSite({ ...site, path, timeoutMs: 5_000 })),
  );
  if (answers.some(({ status }) => status !== 200)) return false;
  const one = await pourLeads(site, { connections: 1, total: 1, files });
  return one.acknowledged.length === 1;
}
