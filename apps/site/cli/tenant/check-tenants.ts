import {
  buildHostTable,
  type HostConflict,
  routeAdvice,
  secretNames,
  type TenantConfig,
  tenantAdvice,
  thirdParties,
} from "@forecourt/tenant-config";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { EXIT, type TenantTools } from "./tenant-tools.ts";

/** `forecourt tenant check`: every problem of every folder, then advice. */
export async function checkTenants(
  slug: string | undefined,
  { strict = false }: { strict?: boolean },
  tools: TenantTools,
): Promise<number> {
  const all = await tools.source.slugs();
  if (slug !== undefined && !all.includes(slug)) {
    tools.error(`There is no tenant called '${slug}'. There are: ${all.join(", ") || "none yet"}.`);
    return EXIT.badCall;
  }
  if (all.length === 0) {
    tools.error(`There is no tenant in ${tools.directory}. Make one with: forecourt tenant new`);
    return EXIT.badCall;
  }

  let problems = 0;
  let advice = 0;
  const sites: { slug: string; hosts: readonly string[] }[] = [];
  for (const name of slug === undefined ? all : [slug]) {
    const folder = await tools.source.inspect(name);
    if (!folder.ok) {
      problems += folder.problems.length;
      tools.error(`${name}: ${count(folder.problems.length, "problem")}`);
      for (const { file, path, message } of folder.problems) {
        tools.error(`  ${file}${path === "" ? "" : ` › ${path}`}: ${message}`);
      }
      continue;
    }
    const { config } = folder.content.tenant;
    sites.push({ slug: name, hosts: config.site.hosts });
    const hints = [...tenantAdvice(config), ...routeAdvice(tenantSite(folder.content, tools.now()))];
    advice += hints.length;
    tools.out(`${name}: fine${hints.length === 0 ? "" : `, ${count(hints.length, "piece")} of advice`}`);
    for (const { path, reason, better } of hints) {
      tools.out(`  ${path}: ${reason} Better: ${better}.`);
    }
    for (const line of serviceLines(config)) tools.out(`  ${line}`);
    for (const secret of secretNames(config).filter((each) => !tools.hasSecret(each))) {
      tools.out(`  expects the secret ${secret}, which this environment does not set.`);
    }
  }
  const { conflicts } = buildHostTable(sites, { baseHosts: tools.baseHosts });
  for (const conflict of conflicts) tools.error(`hosts: ${sayConflict(conflict)}`);
  problems += conflicts.length;
  tools.out(`${count(problems, "problem")}, ${count(advice, "piece")} of advice.`);
  return problems > 0 || (strict && advice > 0) ? EXIT.problems : EXIT.done;
}

/** What each outside service of a site does, and what it waits for. */
function serviceLines(config: TenantConfig): string[] {
  const { thirdPartyConsent: rule } = config.analytics;
  const waits = {
    measurement: rule === "ask" ? "after a yes" : "unless refused",
    advertising: rule === "ask" ? "after a yes" : "unless refused",
    conversation: "when it is opened",
    verification: "when a form is sent",
  } as const;
  return thirdParties(config).map(({ name, purpose, script }) =>
    script === null
      ? `integrations.${name}: not used, since its script's address is not known. Name it in integrations.scriptAddresses.`
      : `integrations.${name}: ${purpose}, loads ${new URL(script).host} ${waits[purpose]}.`,
  );
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;

function sayConflict(conflict: HostConflict): string {
  if (conflict.kind === "shared") {
    return `${conflict.host} is claimed by ${conflict.slugs.join(" and ")}; until one gives it up, neither is served there.`;
  }
  return conflict.kind === "malformed"
    ? `${conflict.slug} names '${conflict.host}', which is no host.`
    : `two folders are called ${conflict.slug}.`;
}
