import { resolveTenantFiles } from "../tenant/resolve-tenant-files.ts";
import type { ConfigLayer, TenantConfig } from "../settings/tenant-config.ts";

/**
 * A whole config for a test, with the settings the test is about, as a tenant's file writes them.
 *
 * @example
 * aConfig({ links: { blogPath: "/news" } })
 */
export function aConfig(settings: ConfigLayer = {}): TenantConfig {
  const site = { name: "Acme Motors", hosts: ["acme.example"], ...settings.site };
  const result = resolveTenantFiles({
    slug: "acme",
    tenant: { file: "acme/tenant.json", value: { ...settings, site } },
    presets: new Map(),
  });
  if (result.ok) return result.tenant.config;
  const [first] = result.problems;
  throw new Error(`The test's tenant is wrong: ${first?.path ?? ""} ${first?.message ?? ""}`);
}
