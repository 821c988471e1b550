import type { DashboardHost, DashboardInstallation } from "@forecourt/tenant-config/dashboard";
import type { Environment } from "./env.ts";

/** The dealer platforms this environment names; `resolveDashboard` chooses between them for each site. */
export function dashboardInstallation(env: Environment): DashboardInstallation {
  const { DASHBOARD_URL, DASHBOARD_STAGING_URL, DASHBOARD_USER: user, DASHBOARD_PASSWORD: password } = env;
  const credentials = user === undefined || password === undefined ? null : { user, password };
  const host = (url: string | undefined): DashboardHost | null =>
    url === undefined ? null : { url, credentials };
  return {
    production: host(DASHBOARD_URL),
    staging: host(DASHBOARD_STAGING_URL),
    secret: (name) => env.secrets.get(name),
  };
}
