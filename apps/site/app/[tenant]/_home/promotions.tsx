import { wording } from "@forecourt/tenant-config";
import { siteLink } from "@forecourt/tenant-config/routes";
import { PromotionSlides } from "@forecourt/ui/promotion-slides";
import { SlideLinks } from "#client/frame/slide-links.tsx";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** The dealer's promotions that lead somewhere on this site. */
export function Promotions({ site }: { site: TenantSite }) {
  const { homePage: words } = wording(site.config);
  const slides = site.config.home.promotions.flatMap(({ href, ...promotion }) => {
    const link = siteLink(href, site);
    return link.kind === "internal" ? [{ ...promotion, href: link.href }] : [];
  });
  return (
    <>
      <PromotionSlides
        id="promotions"
        title={words.promotions}
        slides={slides}
        previousLabel={words.previousPromotion}
        nextLabel={words.nextPromotion}
      />
      <SlideLinks />
    </>
  );
}
