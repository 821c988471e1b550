import { printValue, valueAt } from "@forecourt/search/kernel";
import { isState } from "../locations/hours/open/state-time-zone.ts";
import { layerTitle } from "../layers/layer.ts";
import { explain } from "../tenant/explain.ts";
import type { ResolvedTenant } from "../tenant/resolve-tenant.ts";
import type { Advice } from "./tenant-advice.ts";

/**
 * Where a preset for another market sets what the site's own market sets, and where a form would choose a state that the
 * market does not have.
 *
 * @example
 * layerAdvice(tenant) // []
 */
export function layerAdvice(tenant: ResolvedTenant): Advice[] {
  const { market, forms, rules } = tenant.config;
  const state = forms.defaultState;
  const hasState = state === null || isState(state, rules.timeZones);
  const foreign = foreignSettings(tenant);
  return [
    ...foreign,
    ...(hasState || foreign.some(({ path }) => path === "forms.defaultState")
      ? []
      : [
          {
            path: "forms.defaultState",
            reason: `${printValue(state)} is no state of ${market.code}, so forms choose none.`,
            better: "a state of the market, or null",
          },
        ]),
  ];
}

/** What a preset of another market sets over the market's layer, each setting with both values. */
function foreignSettings(tenant: ResolvedTenant): Advice[] {
  const { code } = tenant.config.market;
  const preset = tenant.layers.find(({ kind }) => kind === "preset");
  const meant = preset && valueAt(preset.values, ["site", "market"]);
  if (typeof meant !== "string" || meant === code) return [];
  const sections = tenant.layers.flatMap(({ kind, values }) =>
    kind === "market" ? Object.keys(values) : [],
  );
  return [...new Set(sections)].flatMap((section) => {
    const explained = explain(tenant, section);
    return (explained.ok ? explained.settings : []).flatMap(({ path, value, setBy, overrides }) => {
      const own = overrides.find(({ kind }) => kind === "market");
      if (setBy.kind !== "preset" || !own || own.value === value) return [];
      return [
        {
          path,
          reason: `${printValue(value)} by ${layerTitle(setBy)}, which is for ${meant}, beats ${printValue(own.value)} of this site's market ${code}.`,
          better: printValue(own.value),
        },
      ];
    });
  });
}
