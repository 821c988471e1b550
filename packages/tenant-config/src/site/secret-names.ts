import type { SiteDealership } from "../settings/sections/site-settings.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";
import type { DashboardSettings } from "../settings/sections/dashboard-settings.ts";
import type { IntegrationSettings } from "../settings/sections/integrations-settings.ts";

/** The parts of a config that name secrets. */
export interface SecretPolicy {
  readonly site: { readonly dealerships: readonly Pick<SiteDealership, "publishableKeySecret">[] };
  readonly integrations: Pick<
    IntegrationSettings,
    "mapKeySecret" | "socialPixelTokenSecret" | "humanVerificationSecret" | "lookups"
  >;
  readonly dashboard: Pick<DashboardSettings, "userSecret" | "passwordSecret">;
  readonly reserve: Pick<TenantConfig["reserve"], "accounts">;
  readonly leads: { readonly sinks: TenantConfig["leads"]["sinks"] };
}

type Sink = SecretPolicy["leads"]["sinks"][number];

function secretsOf(sink: Sink): readonly string[] {
  if ("secrets" in sink) return sink.secrets;
  if (!("auth" in sink)) return [];
  if (sink.auth.kind === "basic") return [sink.auth.passwordSecret];
  return sink.auth.kind === "bearer" ? [sink.auth.tokenSecret] : [];
}

/**
 * The environment variables a site's secrets are expected in. Files hold these names and never the secrets.
 *
 * @example
 * secretNames(config) // []
 */
export function secretNames({ site, integrations, dashboard, leads, reserve }: SecretPolicy): string[] {
  const names = [
    ...site.dealerships.map(({ publishableKeySecret }) => publishableKeySecret),
    integrations.mapKeySecret,
    integrations.socialPixelTokenSecret,
    integrations.humanVerificationSecret,
    ...Object.values(integrations.lookups).map(({ keySecret }) => keySecret),
    dashboard.userSecret,
    dashboard.passwordSecret,
    ...leads.sinks.flatMap(secretsOf),
    ...reserve.accounts.flatMap((account) => [
      account.keySecret,
      account.apiKeySecret,
      account.callbackSecret,
      account.publishableKeySecret,
    ]),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}
