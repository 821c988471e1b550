import { localeOfPath } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Wiring } from "#host/wiring/wiring.ts";
import { paymentAccounts } from "./payment-accounts.ts";
import { type TenantSite, tenantSite } from "./tenant-site.ts";

type SiteParts = Pick<Wiring, "illustrator" | "env">;

/** A site as it was last made, and all that it was made of besides the content. */
interface MadeSite extends SiteParts {
  readonly minute: number;
  readonly locale: string;
  readonly site: TenantSite;
}

const MINUTE_MS = 60_000;
const made = new WeakMap<TenantContent, MadeSite>();

/**
 * A tenant's site in the language that a path of it is read in. A page is right for its minute, so it is the same site that
 * long: what is worked out once for a site, as its table of addresses is, need not be worked out for each request.
 */
export function siteAtPath(
  { now, illustrator, env }: SiteParts & Pick<Wiring, "now">,
  content: TenantContent,
  pathname: string,
): TenantSite {
  const { config } = content.tenant;
  const { locale } = localeOfPath(pathname, config);
  const at = now();
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const known = made.get(content);
  const isSame = known?.minute === minute && known.locale === locale.locale;
  if (isSame && known.illustrator === illustrator && known.env === env) return known.site;
  const site = tenantSite(content, at, illustrator.illustrate, locale, paymentAccounts(config, env));
  made.set(content, { illustrator, env, minute, locale: locale.locale, site });
  return site;
}
