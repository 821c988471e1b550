import type { SiteDealership } from "../settings/site-settings.ts";
import type { DashboardSettings } from "../settings/dashboard-settings.ts";
import type { IntegrationSettings } from "../settings/integrations-settings.ts";

/** The parts of a config that name secrets. */
export interface SecretPolicy {
  readonly site: { readonly dealerships: readonly Pick<SiteDealership, "publishableKeySecret">[] };
  readonly integrations: Pick<IntegrationSettings, "mapKeySecret">;
  readonly dashboard: Pick<DashboardSettings, "userSecret" | "passwordSecret">;
}

/**
 * The environment variables a site's secrets are expected in. Files hold these names and never the secrets.
 *
 * @example
 * secretNames(config) // []
 */
export function secretNames({ site, integrations, dashboard }: SecretPolicy): string[] {
  const names = [
    ...site.dealerships.map(({ publishableKeySecret }) => publishableKeySecret),
    integrations.mapKeySecret,
    dashboard.userSecret,
    dashboard.passwordSecret,
  ];
  return [...new Set(names.filter((name) => name !== null))];
}
