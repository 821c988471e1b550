import { localeOfPath } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { headers } from "next/headers";
import { type TenantSite, tenantSite } from "./tenant-site.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { paymentAccounts } from "./payment-accounts.ts";

/** The site in the language of the page that a form stood on, with its accounts; `page` names it where the browser does not. */
export async function siteOfRequest(
  { now, env }: Pick<Wiring, "now" | "env">,
  content: TenantContent,
  page: string | null = null,
): Promise<TenantSite> {
  const from = page ?? URL.parse((await headers()).get("referer") ?? "")?.pathname ?? "/";
  const { config } = content.tenant;
  return tenantSite(
    content,
    now(),
    undefined,
    localeOfPath(from, config).locale,
    paymentAccounts(config, env),
    env.FORECOURT_MOCK,
  );
}
