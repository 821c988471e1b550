import { dashboardSink, type LeadSink, type SinkTools } from "@forecourt/leads/delivery";
import type { TenantConfig } from "@forecourt/tenant-config";
import { type DashboardInstallation, resolveDashboard } from "@forecourt/tenant-config/dashboard";

const NAME = "dashboard";

/**
 * The sink that writes a tenant's leads to its dealer platform: the same host, credentials, paths and time limit that
 * its pages read by, so a staging site's leads stay on staging. Null where the installation has no platform. A site
 * whose platform is not configured right keeps its leads waiting, with the reason, until the environment is mended.
 */
export function dashboardDelivery(
  config: TenantConfig,
  installation: DashboardInstallation,
  tools: Pick<SinkTools, "fetch" | "now" | "readFile">,
): LeadSink | null {
  const resolved = resolveDashboard(config, installation);
  if (!resolved.ok) {
    if (resolved.reason === "no_platform") return null;
    const problem = resolved.message;
    return { name: NAME, files: "sent", deliver: async () => ({ ok: false, retry: true, problem }) };
  }
  const { url, credentials, paths, timeoutMs } = resolved.dashboard;
  return dashboardSink({
    name: NAME,
    url,
    path: paths.leads,
    leadPath: paths.lead,
    filesPath: paths.leadsWithFiles,
    auth: credentials ? { kind: "basic", ...credentials } : { kind: "none" },
    payload: config.leads,
    timeoutMs,
    ...tools,
  });
}
