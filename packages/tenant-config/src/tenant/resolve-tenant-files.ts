import { nearestName, printValue, valueAt } from "@forecourt/search/kernel";
import type { HostedSite } from "../hosts/host-table.ts";
import { type Market, marketOf, type Markets } from "../markets/market.ts";
import { MARKETS } from "../markets/markets.ts";
import type { TemplateName } from "../settings/sections/site-settings.ts";
import type { ConfigLayer } from "../settings/tenant-config.ts";
import { TEMPLATE_LAYERS } from "../templates/template-layers.ts";
import { featureLayers, featureSite } from "../layers/feature-layers.ts";
import type { LayerInput } from "../layers/layer.ts";
import { resolveTenant, type TenantResolution } from "./resolve-tenant.ts";
import type { SettingProblem } from "../layers/setting-problem.ts";

/** A file's JSON, parsed but not yet checked, with the name that problems are reported under. */
export interface SettingsFile {
  readonly file: string;
  readonly value: unknown;
}

/** Everything one tenant's settings are made from. */
export interface TenantFiles {
  /** The tenant's name, from its folder. */
  readonly slug: string;
  readonly tenant: SettingsFile;
  /** The presets by name; `features` among them holds the feature flags. */
  readonly presets: ReadonlyMap<string, SettingsFile>;
  /** A last layer for development; never in production. */
  readonly override?: SettingsFile | undefined;
  /** The markets there are; left out, the product's. */
  readonly markets?: Markets | undefined;
}

/**
 * Names no tenant may have: a site's pages are found below its name, where the platform has its own.
 *
 * @example
 * RESERVED_SLUGS.has("desk") // true
 */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  "api",
  "desk",
  "directory",
  "healthz",
  "media",
  "presets",
  "readyz",
]);

/** The name of the file beside the presets that says which features are on for whom. */
const FEATURES_FILE = "features";

/**
 * Resolves a tenant from what stands in its folder: finds its market, template, preset and features, and lays
 * them over each other.
 *
 * @example
 * resolveTenantFiles({ slug: "acme", tenant: { file: "acme/tenant.json", value }, presets: new Map() })
 */
export function resolveTenantFiles(files: TenantFiles): TenantResolution {
  const { slug, tenant, presets, markets = MARKETS } = files;
  const problems: SettingProblem[] = [];
  const report = (file: string, path: string, message: string) => problems.push({ file, path, message });

  const { presetName, preset, setTo, features, layers: own } = dealerLayers(files);
  if (typeof presetName === "string" && preset === undefined) {
    const names = [...presets.keys()].filter((name) => name !== FEATURES_FILE);
    const nearest = nearestName(presetName, names);
    report(
      tenant.file,
      "site.preset",
      `names a preset that does not exist: ${printValue(presetName)}${nearest === null ? "" : `; did you mean "${nearest}"?`}`,
    );
  }
  if (RESERVED_SLUGS.has(slug))
    report(tenant.file, "site.slug", `is "${slug}", a name of the platform's own pages; rename the folder`);
  const ownSlug = valueAt(tenant.value, ["site", "slug"]);
  if (ownSlug !== undefined && ownSlug !== slug) {
    report(tenant.file, "site.slug", `must be "${slug}", the name of its folder, or be left out`);
  }
  if (typeof valueAt(tenant.value, ["site", "name"]) !== "string") {
    report(tenant.file, "site.name", "is missing; write the dealer's name as shoppers read it");
  }

  const code = setTo(["site", "market"]);
  const market = typeof code === "string" ? marketOf(code, markets) : undefined;
  const template = templateOf(setTo(["site", "template"]));
  const layers: LayerInput[] = [
    ...marketLayers(market ?? MARKETS.AU, setTo(["site", "address", "state"])),
    { kind: "template", name: template.name, file: null, value: template.layer },
    ...own,
  ];
  const resolution = resolveTenant(layers, markets);
  problems.push(...features.problems, ...(resolution.ok ? [] : resolution.problems));
  return problems.length > 0 ? { ok: false, problems } : resolution;
}

/** The layers above those that all dealers of a market and a template share; nothing in them is checked yet. */
function dealerLayers({ slug, tenant, presets, override }: Omit<TenantFiles, "markets">) {
  const presetName = valueAt(tenant.value, ["site", "preset"]);
  const preset = typeof presetName === "string" ? presets.get(presetName) : undefined;
  const setTo = (path: string[]) => valueAt(tenant.value, path) ?? valueAt(preset?.value, path);
  const features = featureLayers(presets.get(FEATURES_FILE), featureSite(slug, setTo));
  const layers: LayerInput[] = [
    ...(preset && typeof presetName === "string"
      ? [{ kind: "preset" as const, name: presetName, file: preset.file, value: preset.value }]
      : []),
    { kind: "tenant", name: slug, file: null, value: identity(slug) },
    { kind: "tenant", name: slug, file: tenant.file, value: tenant.value },
    ...features.layers,
    ...(override
      ? [{ kind: "override" as const, name: "environment", file: override.file, value: override.value }]
      : []),
  ];
  return { presetName, preset, setTo, features, layers };
}

/**
 * Where a site is served and what dealer platforms know it by, at a fraction of the work of all its settings: a host table
 * needs no more of ten thousand sites. What is no host or id is left out; `resolveTenantFiles` says what is wrong with it.
 *
 * @example
 * hostedSiteOf({ slug: "acme", tenant: { file: "acme/tenant.json", value: {} }, presets: new Map() }).id // "acme"
 */
export function hostedSiteOf(files: Omit<TenantFiles, "markets">): HostedSite {
  const { slug } = files;
  const { layers } = dealerLayers(files);
  const last = (name: string): unknown =>
    layers.reduce<unknown>((before, { value }) => valueAt(value, ["site", name]) ?? before, undefined);
  const [id, hosts] = [last("id"), last("hosts")];
  return {
    slug,
    ...(typeof id === "string" ? { id } : {}),
    hosts: Array.isArray(hosts) ? hosts.filter((host) => typeof host === "string") : [],
  };
}

/** What the market sets, and what the dealer's own state adds to it. */
function marketLayers({ settings, settingsOfState }: Market, given: unknown): LayerInput[] {
  const { code } = settings.market;
  const own: LayerInput = { kind: "market", name: code, file: null, value: settings };
  if (!settingsOfState) return [own];
  const state = typeof given === "string" ? given : null;
  return [own, { ...own, name: `${code}, ${state ?? "any state"}`, value: settingsOfState(state) }];
}

/** What a tenant is called when its file does not say. */
const identity = (slug: string) => ({ site: { id: slug, slug } });

/** A template's layer, or that of the usual one; a wrong name is reported where it is checked as a setting. */
function templateOf(wanted: unknown): { name: TemplateName; layer: ConfigLayer | undefined } {
  const name = [...TEMPLATE_LAYERS.keys()].find((known) => known === wanted) ?? "cars";
  return { name, layer: TEMPLATE_LAYERS.get(name) };
}
