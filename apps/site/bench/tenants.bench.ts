/**
 * `pnpm bench tenants [--dealers N] [--served]`: resolves 1,000 and 10,000 tenants made from the demo dealers, finds them by
 * host, and weighs what they cost; finding must not slow down as tenants are added. With `--served` so many are served instead
 * by the built site, with content from a dashboard that is slow and now and then away.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import {
  buildHostTable,
  findTenantByHost,
  resolveTenantFiles,
  type SettingsFile,
} from "@forecourt/tenant-config";
import { wholeNumber } from "../cli/options/whole-number.ts";
import { requireBuiltSite } from "#host/testing/built-site.ts";
import { machine, percentile, row } from "./site/figures.ts";
import { serveDealers } from "./tenants/serve-dealers.ts";

const { dealers, served } = new Command("pnpm bench tenants")
  .description("What many dealers cost.")
  .option("--dealers <count>", "how many", wholeNumber, 10_000)
  .option(
    "--served",
    "serve them from the built site, their content from a dashboard that is slow and sometimes away",
  )
  .showHelpAfterError()
  .parse()
  .opts<{ dealers: number; served?: true }>();

const TENANTS = join(import.meta.dirname, "../tenants");
const LOOKUPS = 200_000;

const read = (file: string): SettingsFile => ({
  file,
  value: JSON.parse(readFileSync(join(TENANTS, file), "utf8")) as unknown,
});
const presets = new Map(
  readdirSync(join(TENANTS, "presets")).map((file) => [file.replace(/\.json$/, ""), read(`presets/${file}`)]),
);
const demos = readdirSync(TENANTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "presets")
  .map((entry) => read(join(entry.name, "tenant.json")));

/** A demo dealer's settings as another file: parsed afresh, as the files source does, under a host of its own. */
function tenantNumber(number: number): { slug: string; tenant: SettingsFile } {
  const slug = `dealer-${number}`;
  const value = JSON.parse(JSON.stringify(demos[number % demos.length]?.value)) as {
    site: { hosts?: string[] };
  };
  value.site.hosts = [`${slug}.example`, `www.${slug}-motors.example`];
  return { slug, tenant: { file: `${slug}/tenant.json`, value } };
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** Prints what so many tenants cost, and gives the microseconds to find one. */
function measure(count: number): number {
  const files = Array.from({ length: count }, (_, number) => tenantNumber(number));
  const before = heap();
  const began = performance.now();
  const sites = files.map(({ slug, tenant }) => {
    const result = resolveTenantFiles({ slug, tenant, presets });
    if (!result.ok) throw new Error(`${slug} does not resolve: ${JSON.stringify(result.problems[0])}`);
    return result.tenant;
  });
  const resolving = performance.now() - began;
  const building = performance.now();
  const table = buildHostTable(
    sites.map(({ config }) => config.site),
    { baseHosts: ["localhost"] },
  );
  const tableMs = performance.now() - building;
  const each = (heap() - before) / count / 1024;
  // Both are held until here, so that what is weighed is the tenants and not the files let go.
  if (files.length !== sites.length) throw new Error("Not every tenant was resolved.");

  const hosts = Array.from({ length: 999 }, (_, at) => {
    const slug = `dealer-${(at * 7919) % count}`;
    return [`${slug}.example`, `WWW.${slug}-motors.example:443`, `${slug}.localhost:3000`][at % 3];
  });
  const samples: number[] = [];
  const finding = performance.now();
  for (let at = 0; at < LOOKUPS; at += 1) {
    const isSampled = at % 100 === 0;
    const start = isSampled ? performance.now() : 0;
    if (!findTenantByHost(table, hosts[at % hosts.length]).ok) throw new Error("A host was not found.");
    if (isSampled) samples.push((performance.now() - start) * 1000);
  }
  const mean = ((performance.now() - finding) * 1000) / LOOKUPS;
  if (count < 1_000) return mean; // to warm
  row(`${count} tenants: resolve all`, resolving, "ms", { most: count });
  row(`${count} tenants: build the host table`, tableMs, "ms", { most: 1_000 });
  row(`${count} tenants: memory each`, each, "KB", { most: 50 });
  row(`${count} tenants: find by host, mean`, mean, "µs", { most: 20 });
  row(`${count} tenants: find by host, p99`, percentile(samples, 0.99), "µs", { most: 20 });
  return mean;
}

console.log(machine());
if (served) {
  requireBuiltSite();
  await serveDealers(dealers);
} else {
  measure(200);
  const [small, large] = [measure(1_000), measure(dealers)];
  row(`finding among ${dealers}, times that among 1,000`, large / small, "", { most: 2 });
}
