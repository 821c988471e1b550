import { localeOfPath } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Wiring } from "#host/wiring/wiring.ts";
import { paymentAccounts } from "./payment-accounts.ts";
import { type TenantSite, tenantSite } from "./tenant-site.ts";

/** A tenant's site in the language that a path of it is read in. */
export function siteAtPath(
  { now, illustrator, env }: Pick<Wiring, "now" | "illustrator" | "env">,
  content: TenantContent,
  pathname: string,
): TenantSite {
  const { config } = content.tenant;
  const { locale } = localeOfPath(pathname, config);
  return tenantSite(content, now(), illustrator.illustrate, locale, paymentAccounts(config, env));
}
