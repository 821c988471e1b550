import { type HumanVerifier, turnstileVerifier } from "@forecourt/leads/intake";
import type { TenantConfig } from "@forecourt/tenant-config";
import type { Wiring } from "#host/wiring/wiring.ts";

/** The secret of a tenant's verification service; null where it is not set up whole, so that no shopper is verified. */
export function verificationSecret(
  { integrations }: Pick<TenantConfig, "integrations">,
  { env }: { env: Pick<Wiring["env"], "secrets"> },
): string | null {
  const { humanVerificationSiteKey: key, humanVerificationSecret: name } = integrations;
  return key === null || name === null ? null : (env.secrets.get(name) ?? null);
}

/** Asks a tenant's verification service whether a lead comes from a person; null for a tenant without one. */
export function humanVerifier(
  config: Pick<TenantConfig, "integrations" | "site">,
  wiring: Pick<Wiring, "tenantFetch"> & { env: Pick<Wiring["env"], "secrets"> },
): HumanVerifier | null {
  const secret = verificationSecret(config, wiring);
  if (secret === null) return null;
  return turnstileVerifier({ secret, fetch: wiring.tenantFetch, hostnames: config.site.hosts });
}
