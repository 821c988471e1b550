import { wording } from "@forecourt/tenant-config";
import type { Page } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { ButtonLink } from "@forecourt/ui/button";
import { Image } from "@forecourt/ui/platform";
import { mainStockList } from "#server/stock/stock.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { Prose } from "../../_text/prose.tsx";

/** A page the dealer wrote: its picture, its words, and the ways on. */
export function ContentPage({ page, site }: { page: Page; site: TenantSite }) {
  const words = wording(site.config);
  const contact = href("form", { form: "general" }, site);
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
      <p className="fc-next-step">
        <ButtonLink href={mainStockList(site).href}>{words.car.seeStock}</ButtonLink>
        {contact === null ? null : (
          <ButtonLink href={contact} kind="quiet">
            {words.models.contact}
          </ButtonLink>
        )}
      </p>
    </article>
  );
}
