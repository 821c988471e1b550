import { linkedHtml } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What a dealer wrote. The HTML was cleaned when the content was read; nothing else may be printed here. */
export function Prose({ html, site }: { html: string; site: TenantSite }) {
  return <div className="fc-prose" dangerouslySetInnerHTML={{ __html: linkedHtml(html, site) }} />;
}
