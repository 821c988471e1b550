import { resolveTenantFiles } from "../tenant/resolve-tenant-files.ts";
import type { ConfigLayer, TenantConfig } from "../settings/tenant-config.ts";

/**
 * A whole config for a test, with what the test is about said as a tenant's file would.
 *
 * @example
 * aConfig({ links: { blogPath: "/news" } })
 */
export function aConfig(says: ConfigLayer = {}): TenantConfig {
  const site = { name: "Acme Motors", hosts: ["acme.example"], ...says.site };
  const result = resolveTenantFiles({
    slug: "acme",
    tenant: { file: "acme/tenant.json", value: { ...says, site } },
    presets: new Map(),
  });
  if (result.ok) return result.tenant.config;
  const [first] = result.problems;
  throw new Error(`The test's tenant is wrong: ${first?.path ?? ""} ${first?.message ?? ""}`);
}
