import type { SiteDealership } from "../settings/sections/site-settings.ts";
import type { TenantConfig } from "../settings/tenant-config.ts";
import type { DashboardSettings } from "../settings/sections/dashboard-settings.ts";
import type { IntegrationSettings } from "../settings/sections/integrations-settings.ts";

const ANY = "FORECOURT_SECRET_";
/** Secrets of the installation, which every site may name. */
const SHARED = `${ANY}SHARED_`;

/**
 * What the names of a site's own secrets begin with.
 *
 * @example
 * secretPrefix("north-shore") // "FORECOURT_SECRET_NORTH_SHORE_"
 */
export const secretPrefix = (slug: string): string =>
  `${ANY}${slug.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_")}_`;

/**
 * Whether a site may name a secret: one of its own, or one that is shared. Where the slug of another site goes on where
 * this one's ends, the longer one has it: `FORECOURT_SECRET_NORTH_SHORE_KEY` is north-shore's and not north's.
 *
 * @example
 * mayNameSecret("FORECOURT_SECRET_NORTH_CRM", "north", []) // true
 */
export function mayNameSecret(name: string, slug: string, others: readonly string[]): boolean {
  const own = secretPrefix(slug);
  if (!name.startsWith(own)) return name.startsWith(SHARED);
  return others.every((other) => {
    const prefix = secretPrefix(other);
    return prefix.length <= own.length || !name.startsWith(prefix);
  });
}

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
