import type { Page } from "@forecourt/tenant-config/content";
import { Image } from "@forecourt/ui/platform";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { Prose } from "../../_text/prose.tsx";
import { NextStep } from "../../_ways-on/next-step.tsx";

/** A page the dealer wrote: its picture, its words, and the ways on. */
export function ContentPage({ page, site }: { page: Page; site: TenantSite }) {
  return (
    <article className="fc-article" data-wide>
      <h1 lang={site.languageOf(page.html)}>{page.title}</h1>
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
      <NextStep site={site} />
    </article>
  );
}
