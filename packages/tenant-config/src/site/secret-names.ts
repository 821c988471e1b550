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
 * secretNames(config) // ["DASHBOARD_USER", "DASHBOARD_PASSWORD"]
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

/** How the dealer platform is reached, or which secrets are missing. */
export type DashboardAccess =
  | { ok: true; user: string; password: string; staging: boolean; timeoutMs: number; retries: number }
  | { ok: false; missing: readonly string[] };

/**
 * Looks the platform's secrets up by their names.
 *
 * @example
 * dashboardAccess(config, () => undefined)
 * // { ok: false, missing: ["DASHBOARD_USER", "DASHBOARD_PASSWORD"] }
 */
export function dashboardAccess(
  { dashboard }: { readonly dashboard: DashboardSettings },
  secret: (name: string) => string | undefined,
): DashboardAccess {
  const { userSecret, passwordSecret, staging, timeoutMs, retries } = dashboard;
  const [user, password] = [secret(userSecret), secret(passwordSecret)];
  if (user !== undefined && password !== undefined) {
    return { ok: true, user, password, staging, timeoutMs, retries };
  }
  return { ok: false, missing: [userSecret, passwordSecret].filter((name) => secret(name) === undefined) };
}
