import { linkedHtml } from "@forecourt/tenant-config/routes";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface ProseProps {
  html: string;
  site: TenantSite;
  /** Its language where it is not the page's; of a whole text it is known. */
  lang?: string | undefined;
}

/** What a dealer wrote. The HTML was cleaned when the content was read; nothing else may be printed here. */
export function Prose({ html, site, lang = site.languageOf(html) }: ProseProps) {
  return (
    <div className="fc-prose" lang={lang} dangerouslySetInnerHTML={{ __html: linkedHtml(html, site) }} />
  );
}
