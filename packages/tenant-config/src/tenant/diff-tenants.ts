import type { LayerValue } from "./explain.ts";
import { explain } from "./explain.ts";
import type { ResolvedTenant } from "./resolve-tenant.ts";
import { tenantSettings } from "../settings/section-schemas.ts";

/** A setting two tenants do not agree on. */
export interface SettingDifference {
  readonly path: string;
  readonly left: LayerValue;
  readonly right: LayerValue;
}

/**
 * Every setting that two tenants have different values for, with the layer that set each.
 *
 * @example
 * diffTenants(tenant, tenant) // []
 */
export function diffTenants(left: ResolvedTenant, right: ResolvedTenant): SettingDifference[] {
  if (tenantSettings.kind !== "section") return [];
  return [...tenantSettings.fields.keys()].flatMap((section) => {
    const [lefts, rights] = [valuesIn(left, section), valuesIn(right, section)];
    const paths = new Set([...lefts.keys(), ...rights.keys()]);
    return [...paths].flatMap((path) => {
      const [one, other] = [lefts.get(path) ?? UNSET, rights.get(path) ?? UNSET];
      return JSON.stringify(one.value) === JSON.stringify(other.value)
        ? []
        : [{ path, left: one, right: other }];
    });
  });
}

/** A record's key that only one of the two has. */
const UNSET: LayerValue = { kind: "defaults", name: "product", file: null, value: null };

function valuesIn(tenant: ResolvedTenant, section: string): Map<string, LayerValue> {
  const explained = explain(tenant, section);
  const settings = explained.ok ? explained.settings : [];
  return new Map(settings.map(({ path, value, setBy }) => [path, { ...setBy, value }]));
}
