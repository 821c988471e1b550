import type { Page } from "@forecourt/tenant-config/content";
import { Image } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { KeptList } from "../../_privacy/kept-list.tsx";
import { Prose } from "../../_text/prose.tsx";

/** The dealer's own words about privacy end with what the site keeps. */
const PRIVACY = "privacy-policy";

/** A page the dealer wrote: its picture and its words. */
export function ContentPage({ page, site }: { page: Page; site: TenantSite }) {
  return (
    <article className="fc-article">
      <h1>{page.title}</h1>
      {page.imageUrl ? (
        <Image
          src={page.imageUrl}
          alt={page.imageAlt ?? ""}
          width={1200}
          height={800}
          sizes="(min-width: 768px) 720px, 100vw"
          leading
        />
      ) : null}
      <Prose html={page.html} site={site} />
      {page.slug === PRIVACY ? <KeptList site={site} /> : null}
    </article>
  );
}
