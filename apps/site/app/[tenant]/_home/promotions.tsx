import { wording } from "@forecourt/tenant-config";
import { leadsToNoCar, siteLink } from "@forecourt/tenant-config/routes";
import { PromotionSlides } from "@forecourt/ui/promotion-slides";
import type { HomePage } from "#server/pages/home/home-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The dealer's promotions that lead somewhere on this site; `SlideLinks` follows the links between them. */
export function Promotions({ site, home }: { site: TenantSite; home: HomePage }) {
  const { homePage: words } = wording(site.config);
  const slides = site.config.home.promotions.flatMap(({ href, ...promotion }) => {
    const link = siteLink(href, site);
    return link.kind === "internal" && !leadsToNoCar(link.href, site)
      ? [{ ...promotion, href: link.href, lang: site.languageOf(promotion.title) }]
      : [];
  });
  return (
    <PromotionSlides
      id="promotions"
      title={words.promotions}
      slides={slides}
      previousLabel={words.previousPromotion}
      nextLabel={words.nextPromotion}
      leading={home.stage.kind === "empty" && home.layout.sections[0] === "promotions"}
    />
  );
}
