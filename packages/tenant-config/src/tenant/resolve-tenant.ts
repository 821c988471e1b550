import { describeIssue, printValue, valueAt } from "@forecourt/search/kernel";
import { type CheckedLayer, checkLayer } from "../layers/check-layer.ts";
import { withDerivedSettings } from "../layers/derived-settings.ts";
import { mergeLayer } from "../layers/merge-layer.ts";
import { LAYER_KINDS, type Layer, type LayerInput, layerTitle } from "../layers/layer.ts";
import { sectionSchemas, tenantSettings } from "../settings/section-schemas.ts";
import { tenantDefaults } from "../settings/tenant-defaults.ts";
import type { SettingProblem } from "../layers/setting-problem.ts";
import { marketOf, type Markets } from "../markets/market.ts";
import { MARKETS } from "../markets/markets.ts";
import type { ConfigSections, TenantConfig } from "../settings/tenant-config.ts";

/** A tenant's settings, and the layers they came from (`explain` shows them). */
export interface ResolvedTenant {
  readonly config: TenantConfig;
  /** Weakest first. */
  readonly layers: readonly Layer[];
}

/** A tenant's settings, or everything that is wrong with the layers. */
export type TenantResolution =
  | { ok: true; tenant: ResolvedTenant }
  | { ok: false; problems: readonly SettingProblem[] };

/** A layer is checked once, however many sites share it. */
const checked = new WeakMap<object, { file: string; result: CheckedLayer }>();

function check(input: LayerInput): CheckedLayer {
  const file = input.file ?? layerTitle(input);
  const { value } = input;
  if (typeof value !== "object" || value === null) return checkLayer(value, tenantSettings, file);
  const before = checked.get(value);
  if (before?.file === file) return before.result;
  const found = checkLayer(value, tenantSettings, file);
  const result = { ...found, values: withDerivedSettings(found.values) };
  checked.set(value, { file, result });
  return result;
}

const defaultsLayer: Layer = { kind: "defaults", name: "product", file: null, values: { ...tenantDefaults } };

/**
 * Lays layers over the product's defaults and gives the whole config, or all problems of all layers.
 * Layers are taken in the order of their kinds (market, template, preset, tenant, feature, override),
 * those of one kind in the order given. The market's rules come with its code; its settings are a layer like any other.
 */
export function resolveTenant(layers: readonly LayerInput[], markets: Markets = MARKETS): TenantResolution {
  const ordered = layers.toSorted((a, b) => LAYER_KINDS.indexOf(a.kind) - LAYER_KINDS.indexOf(b.kind));
  const problems: SettingProblem[] = [];
  const valid: Layer[] = [defaultsLayer];
  let merged: unknown = tenantDefaults;
  for (const input of ordered) {
    const { values, problems: found } = check(input);
    problems.push(...found, ...unknownMarkets(values, input.file ?? layerTitle(input), markets));
    valid.push({ kind: input.kind, name: input.name, file: input.file, values });
    merged = mergeLayer(merged, values, tenantDefaults, tenantSettings);
  }
  if (problems.length > 0) return { ok: false, problems };
  const together = sectionProblems(merged, valid);
  if (together.length > 0) return { ok: false, problems: together };
  const sections = wholeConfig(merged);
  const market = marketOf(sections.site.market, markets);
  if (!market)
    throw new Error(`The markets lack ${sections.site.market}, the market of the product's defaults.`);
  return { ok: true, tenant: { config: { ...sections, rules: market.rules }, layers: valid } };
}

/** Codes of a layer that are no market's. */
const unknownMarkets = (values: Layer["values"], file: string, markets: Markets): SettingProblem[] =>
  [
    ["site", "market"],
    ["market", "code"],
  ].flatMap((path) => {
    const code = valueAt(values, path);
    if (typeof code !== "string" || marketOf(code, markets)) return [];
    const known = Object.keys(markets).map(printValue).join(" or ");
    return [{ file, path: path.join("."), message: `must be ${known}, not ${printValue(code)}` }];
  });

/** Rules that look at several settings of a section at once can only be checked at the end. */
function sectionProblems(merged: unknown, layers: readonly Layer[]): SettingProblem[] {
  return Object.entries(sectionSchemas).flatMap(([section, schema]) => {
    const value = valueAt(merged, [section]);
    if (value === valueAt(tenantDefaults, [section])) return [];
    const read = schema.safeParse(value);
    if (read.success) return [];
    return read.error.issues.map((issue) => {
      const path = [section, ...issue.path.map(String)];
      return {
        file: fileThatSet(layers, path),
        path: path.join("."),
        message: describeIssue(issue, valueAt(value, issue.path)),
      };
    });
  });
}

/** The file of the strongest layer that sets anything at a path, or at what it stands in. */
function fileThatSet(layers: readonly Layer[], path: readonly string[]): string {
  for (let length = path.length; length > 0; length -= 1) {
    const setter = layers.findLast((layer) => valueAt(layer.values, path.slice(0, length)) !== undefined);
    if (setter) return setter.file ?? layerTitle(setter);
  }
  return layerTitle(defaultsLayer);
}

/** Each value has passed its own schema and the defaults are complete, so the whole has the type. */
function wholeConfig(merged: unknown): ConfigSections {
  if (isWhole(merged)) return merged;
  throw new Error("A merged config lacks a section. The product's defaults must have every section.");
}

const isWhole = (merged: unknown): merged is ConfigSections =>
  typeof merged === "object" &&
  merged !== null &&
  Object.keys(sectionSchemas).every((section) => Object.hasOwn(merged, section));
