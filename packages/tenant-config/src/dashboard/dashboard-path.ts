import type { DashboardSettings } from "../settings/dashboard-settings.ts";

/** The calls of the dealer platform, by name. */
export type DashboardCall = keyof DashboardSettings["paths"];

/**
 * The path of one call of the dealer platform, with its names filled in. Every name must be given: a path with a
 * gap would be somebody else's.
 *
 * @example
 * dashboardPath("lead", { lead_id: "42" }, config) // "/api/leads/42"
 */
export function dashboardPath(
  call: DashboardCall,
  values: Readonly<Record<string, string>>,
  { dashboard }: { readonly dashboard: Pick<DashboardSettings, "paths"> },
): string {
  return dashboard.paths[call].replaceAll(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      throw new Error(
        `The dashboard path "${call}" asks for ${name}, and the caller gave none. Pass ${name}.`,
      );
    }
    return encodeURIComponent(value);
  });
}
