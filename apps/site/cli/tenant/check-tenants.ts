import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Advice,
  buildHostTable,
  describeConflict,
  explain,
  type FeatureSite,
  featureSite,
  type HostedSite,
  layerTitle,
  type ResolvedTenant,
  secretNames,
  siteAdvice,
  type TenantConfig,
  thirdParties,
  unmatchedFeatures,
  vehicleLookups,
} from "@forecourt/tenant-config";
import { describeProblem, parseWrittenJson } from "@forecourt/tenant-config/files";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import type { TenantTools } from "./tenant-tools.ts";
import type { JsonOption } from "../options/common-options.ts";
import { BadCall, EXIT, noTenant } from "../options/exit-codes.ts";

/** `forecourt tenant check`: every problem of every folder, then advice. */
export async function checkTenants(
  slug: string | undefined,
  { strict = false, json = false }: { strict?: boolean } & JsonOption,
  tools: TenantTools,
): Promise<number> {
  const all = await tools.source.slugs();
  if (slug !== undefined && !all.includes(slug)) {
    throw new BadCall(noTenant(slug, all));
  }
  if (all.length === 0) {
    tools.error(`There is no tenant in ${tools.directory}. Make one with: forecourt tenant new`);
    return EXIT.badCall;
  }

  let problems = 0;
  let advice = 0;
  const sites: HostedSite[] = [];
  const featureSites: FeatureSite[] = [];
  for (const name of slug === undefined ? all : [slug]) {
    const folder = await tools.source.inspect(name);
    if (!folder.ok) {
      problems += folder.problems.length;
      if (json) {
        tools.out(JSON.stringify({ tenant: name, problems: folder.problems, advice: [], notes: [] }));
        continue;
      }
      tools.error(`${name}: ${count(folder.problems.length, "problem")}`);
      for (const problem of folder.problems) tools.error(`  ${describeProblem(problem)}`);
      continue;
    }
    const { config } = folder.content.tenant;
    sites.push(config.site);
    featureSites.push(
      featureSite(name, (path) => path.reduce<unknown>((at, key) => Object(at)[key], config)),
    );
    const hints = [
      ...siteAdvice(folder.content, tenantSite(folder.content, tools.now())),
      ...searchAdvice(await tools.unreadWords(name)),
    ];
    advice += hints.length;
    const notes = [
      ...consentLines(folder.content.tenant),
      ...serviceLines(config),
      ...secretNames(config)
        .filter((each) => !tools.hasSecret(each))
        .map((secret) => `expects the secret ${secret}, which this environment does not set.`),
    ];
    if (json) {
      tools.out(JSON.stringify({ tenant: name, problems: [], advice: hints, notes }));
      continue;
    }
    tools.out(`${name}: fine${hints.length === 0 ? "" : `, ${count(hints.length, "piece")} of advice`}`);
    for (const { path, reason, better } of hints) {
      tools.out(`  ${path}: ${reason} Better: ${better}.`);
    }
    for (const note of notes) tools.out(`  ${note}`);
  }
  // With one tenant alone it is unknown which tenants the others' features are for.
  const unmatched = slug === undefined && problems === 0 ? await unusedFeatures(tools, featureSites) : [];
  for (const { feature, name } of unmatched)
    tools.out(
      json
        ? JSON.stringify({ feature, unknownSite: name })
        : `features: '${feature}' is on for '${name}', which is no slug, dealership or manufacturer of any site.`,
    );
  advice += unmatched.length;
  problems += tellConflicts(sites, tools);
  if (!json) tools.out(`${count(problems, "problem")}, ${count(advice, "piece")} of advice.`);
  return problems > 0 || (strict && advice > 0) ? EXIT.failed : EXIT.done;
}

/** Words of shoppers that are listed at once. */
const MOST_WORDS = 5;

/** Words that shoppers searched for and no car says: a synonym may say what they mean. */
const searchAdvice = (words: readonly { readonly word: string; readonly times: number }[]): Advice[] =>
  words.slice(0, MOST_WORDS).map(({ word, times }) => ({
    path: "search.synonyms",
    reason: `Shoppers searched for '${word}' ${times} times, and no car says it.`,
    better: `{ "words": "${word}", "means": "…" } with what your stock calls it, if it has some`,
  }));

/** Names in the file of features that no site goes by; none where there is no such file. */
async function unusedFeatures(
  { directory }: Pick<TenantTools, "directory">,
  sites: readonly FeatureSite[],
): Promise<ReturnType<typeof unmatchedFeatures>> {
  const file = join(directory, "presets", "features.json");
  const text = await readFile(file, "utf8").catch(() => null);
  const json = text === null ? null : parseWrittenJson(text);
  return json?.ok ? unmatchedFeatures({ file, value: json.value }, sites) : [];
}

/** Says where sites claim the same, and gives how often. */
export function tellConflicts(
  sites: readonly HostedSite[],
  { baseHosts, error }: Pick<TenantTools, "baseHosts" | "error">,
): number {
  const { conflicts } = buildHostTable(sites, { baseHosts });
  for (const conflict of conflicts) error(`hosts: ${describeConflict(conflict)}`);
  return conflicts.length;
}

const RULES = {
  ask: "other companies wait for a shopper's yes",
  notice: "other companies receive events until a shopper refuses; 'ask' makes them wait for a yes",
  implied: "other companies receive events and no shopper is asked; 'ask' makes them wait for a yes",
} as const;

/** Which rule of consent a site follows, and where it comes from; nothing where no other company receives anything. */
function consentLines(tenant: ResolvedTenant): string[] {
  const hasReceivers = thirdParties(tenant.config).some(
    ({ purpose, script }) => script !== null && (purpose === "measurement" || purpose === "advertising"),
  );
  const explained = explain(tenant, "analytics.thirdPartyConsent");
  const [rule] = explained.ok ? explained.settings : [];
  if (!hasReceivers || !rule) return [];
  const { thirdPartyConsent: name } = tenant.config.analytics;
  return [`analytics.thirdPartyConsent: '${name}' by ${layerTitle(rule.setBy)}, so ${RULES[name]}.`];
}

/** What each outside service of a site does, and what it waits for. */
function serviceLines(config: TenantConfig): string[] {
  const after = { ask: "after a yes", notice: "unless refused", implied: "unless refused" } as const;
  const condition = after[config.analytics.thirdPartyConsent];
  const waits = {
    measurement: condition,
    advertising: condition,
    conversation: "when it is opened",
    verification: "when a form is touched",
  } as const;
  const scripts = thirdParties(config).map(({ name, purpose, script }) =>
    script === null
      ? `integrations.${name}: not used, since its script's address is not known. Name it in integrations.scriptAddresses.`
      : `integrations.${name}: ${purpose}, loads ${new URL(script).host} ${waits[purpose]}.`,
  );
  return [...scripts, ...otherServiceLines(config, condition)];
}

/** Services without a script in the page: the scheduler, tracked numbers, the split test and vehicle look-ups. */
function otherServiceLines(config: TenantConfig, condition: string): string[] {
  const { xtimeUrl, xtimeFrame, trackedNumbers, lookups } = config.integrations;
  return [
    ...(xtimeUrl === null
      ? []
      : [
          `integrations.xtimeUrl: conversation, ${xtimeFrame ? "frames" : "leads to"} ${new URL(xtimeUrl).host} when it is opened.`,
        ]),
    ...(trackedNumbers.length === 0
      ? []
      : [
          `integrations.trackedNumbers: measurement, shows ${count(trackedNumbers.length, "number")} ${condition}.`,
        ]),
    ...(config.features.splitTest
      ? ["features.splitTest: half the devices see the other words on the enquiry button; nothing is loaded."]
      : []),
    ...vehicleLookups(config).map((name) => {
      const lookup = lookups[name];
      const often = lookup?.dailyQuota === undefined ? "" : `, ${lookup.dailyQuota} times a day at most`;
      return lookup
        ? `integrations.${name}: asks ${new URL(lookup.url).host} from the server${often}.`
        : `integrations.${name}: played by a sample outside production, since integrations.lookups.${name} is not set.`;
    }),
  ];
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? "" : "s"}`;
