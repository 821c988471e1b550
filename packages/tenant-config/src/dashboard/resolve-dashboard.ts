import type { DashboardSettings } from "../settings/sections/dashboard-settings.ts";

/** Who an installation or a site is to a dealer platform. */
export interface Credentials {
  readonly user: string;
  readonly password: string;
}

/** One address of a dealer platform. */
export interface DashboardHost {
  /** "https://dashboard.example.com"; a path in it stands before the calls' own. */
  readonly url: string;
  /** Shown by sites that name none of their own; null shows none. */
  readonly credentials: Credentials | null;
}

/** What an installation brings for all of its sites. */
export interface DashboardInstallation {
  readonly production: DashboardHost | null;
  readonly staging: DashboardHost | null;
  /** The value of a secret that a tenant's file names; undefined while it is not set. */
  readonly secret: (name: string) => string | undefined;
}

/** One site's dealer platform, decided: reads and writes both go by it. */
export interface ResolvedDashboard {
  /** Without a slash at its end. */
  readonly url: string;
  readonly credentials: Credentials | null;
  /** Milliseconds one call may take, its body included. */
  readonly timeoutMs: number;
  /** Tries after the first. */
  readonly retries: number;
  /** Paths of the calls, with `{id}`, `{slug}` and `{lead_id}` to fill in. */
  readonly paths: DashboardSettings["paths"];
}

/** A site's dealer platform, or why the site may call none. */
export type DashboardResolution =
  | { ok: true; dashboard: ResolvedDashboard }
  /** `no_platform`: this installation has none. The other two are mistakes of its environment. */
  | { ok: false; reason: "no_platform" | "no_staging_platform" | "missing_secrets"; message: string };

const refused = (
  reason: Exclude<DashboardResolution, { ok: true }>["reason"],
  message: string,
): DashboardResolution => ({ ok: false, reason, message });

/**
 * Chooses the dealer platform of a site: the staging one where `dashboard.staging` is on, with the credentials
 * the site's settings name, else the installation's. A staging site never falls back to production, and a site
 * whose own credentials are not set never borrows the installation's: both are refused, with a sentence.
 *
 * @example
 * resolveDashboard(config, { production: null, staging: null, secret: () => undefined }).ok // false
 */
export function resolveDashboard(
  { dashboard }: { readonly dashboard: DashboardSettings },
  installation: DashboardInstallation,
): DashboardResolution {
  const { staging, timeoutMs, retries, paths, userSecret, passwordSecret } = dashboard;
  if (installation.production === null && installation.staging === null) {
    return refused("no_platform", "This installation has no dealer platform.");
  }
  const host = staging ? installation.staging : installation.production;
  if (host === null) {
    return staging
      ? refused("no_staging_platform", "The site is a staging site, and no staging platform is configured.")
      : refused("no_platform", "Only a staging platform is configured, and the site is no staging site.");
  }
  const url = host.url.replace(/\/+$/, "");
  const common = { url, timeoutMs, retries, paths };
  if (userSecret === null || passwordSecret === null) {
    return { ok: true, dashboard: { ...common, credentials: host.credentials } };
  }
  const [user = "", password = ""] = [installation.secret(userSecret), installation.secret(passwordSecret)];
  const missing = [user === "" ? userSecret : "", password === "" ? passwordSecret : ""].filter(Boolean);
  if (missing.length > 0) {
    return refused("missing_secrets", `The environment does not set ${missing.join(" and ")}.`);
  }
  return { ok: true, dashboard: { ...common, credentials: { user, password } } };
}
