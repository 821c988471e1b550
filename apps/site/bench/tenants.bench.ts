/**
 * `pnpm bench tenants`: resolves 1,000 and 10,000 tenants made from the demo dealers, finds them by host, and weighs
 * what they cost. Targets: 1,000 resolved in 1 s, a host found in 20 µs, 50 KB each, and finding does not slow down
 * as tenants are added.
 */
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import {
  buildHostTable,
  findTenantByHost,
  type ResolvedTenant,
  resolveTenantFiles,
  type SettingsFile,
} from "@forecourt/tenant-config";

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
  const demo = demos[number % demos.length];
  if (!demo) throw new Error(`There is no demo tenant in ${TENANTS}. The bench multiplies them.`);
  const slug = `dealer-${number}`;
  const value = JSON.parse(JSON.stringify(demo.value)) as { site: { hosts?: string[] } };
  value.site.hosts = [`${slug}.example`, `www.${slug}-motors.example`];
  return { slug, tenant: { file: `${slug}/tenant.json`, value } };
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function p99(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

function measure(count: number) {
  const files = Array.from({ length: count }, (_, number) => tenantNumber(number));
  const before = heap();
  const began = performance.now();
  const tenants: ResolvedTenant[] = [];
  for (const { slug, tenant } of files) {
    const result = resolveTenantFiles({ slug, tenant, presets });
    if (!result.ok) throw new Error(`${slug} does not resolve: ${JSON.stringify(result.problems[0])}`);
    tenants.push(result.tenant);
  }
  const resolveMs = performance.now() - began;
  const tableBegan = performance.now();
  const table = buildHostTable(
    tenants.map(({ config }) => config.site),
    { baseHosts: ["localhost"] },
  );
  const tableMs = performance.now() - tableBegan;
  const each = (heap() - before) / count;
  // Both are held until here, so that what is weighed is the tenants and not the files let go.
  if (files.length !== tenants.length) throw new Error("Not every tenant was resolved.");

  const hosts = Array.from({ length: 1000 }, (_, at) => {
    const number = (at * 7919) % count;
    return (
      [
        `dealer-${number}.example`,
        `WWW.dealer-${number}-motors.example:443`,
        `dealer-${number}.localhost:3000`,
      ][at % 3] ?? ""
    );
  });
  const samples: number[] = [];
  const findBegan = performance.now();
  for (let at = 0; at < LOOKUPS; at += 1) {
    const sampled = at % 100 === 0;
    const start = sampled ? performance.now() : 0;
    if (!findTenantByHost(table, hosts[at % hosts.length]).ok) throw new Error("A host was not found.");
    if (sampled) samples.push((performance.now() - start) * 1000);
  }
  const findUs = ((performance.now() - findBegan) * 1000) / LOOKUPS;
  return { count, resolveMs, tableMs, each, findUs, p99Us: p99(samples) };
}

console.log(`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}`);
measure(200);
const [small, large] = [measure(1000), measure(10_000)];
let missed = 0;
const say = (what: string, figure: string, target: string, met: boolean) => {
  if (!met) missed += 1;
  console.log(
    `${what.padEnd(44)} ${figure.padStart(12)}   target ${target.padEnd(10)} ${met ? "met" : "MISSED"}`,
  );
};
for (const run of [small, large]) {
  const thousands = run.count / 1000;
  const seconds = run.resolveMs / 1000;
  say(`${run.count} tenants: resolve all`, `${seconds.toFixed(2)} s`, `${thousands} s`, seconds <= thousands);
  say(
    `${run.count} tenants: build the host table`,
    `${run.tableMs.toFixed(0)} ms`,
    "1000 ms",
    run.tableMs <= 1000,
  );
  say(`${run.count} tenants: find by host, mean`, `${run.findUs.toFixed(2)} µs`, "20 µs", run.findUs <= 20);
  say(`${run.count} tenants: find by host, p99`, `${run.p99Us.toFixed(2)} µs`, "20 µs", run.p99Us <= 20);
  say(
    `${run.count} tenants: memory each`,
    `${(run.each / 1024).toFixed(1)} KB`,
    "50 KB",
    run.each <= 50 * 1024,
  );
}
const slower = large.findUs / small.findUs;
say("finding among 10,000 against among 1,000", `${slower.toFixed(2)} ×`, "2 ×", slower <= 2);
process.exitCode = missed > 0 ? 1 : 0;
