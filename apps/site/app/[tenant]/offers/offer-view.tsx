import { wording } from "@forecourt/tenant-config";
import { type Offer, type OfferModel, offerCard } from "@forecourt/tenant-config/content";
import { href, siteLink } from "@forecourt/tenant-config/routes";
import type { OfferCardView } from "@forecourt/ui/offer-card";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { Prose } from "../_text/prose.tsx";

/**
 * One offer as its card draws it. 'Explore' stands there only when the model has a page to explore, and not on that
 * page itself.
 */
export function offerView(
  offer: Offer,
  site: TenantSite,
  { exploring = true }: { exploring?: boolean } = {},
): OfferCardView {
  const { config } = site;
  const words = wording(config).offers;
  const { title, imageUrl, description, disclaimer, explore } = offerCard(offer, config.offers);
  const enquire = href("form", { form: "offer" }, site, { query: { offer_id: offer.id } });
  const model = explore === null || !exploring ? null : exploreHref(explore, site);
  return {
    id: `offer-${offer.id}`,
    title,
    image: imageUrl,
    description:
      description?.kind === "collapsed"
        ? {
            short: <Prose html={description.short} site={site} />,
            whole: <Prose html={description.html} site={site} />,
          }
        : description && <Prose html={description.html} site={site} />,
    disclaimer:
      disclaimer?.kind === "collapsed"
        ? { short: <p>{disclaimer.short}</p>, whole: <p>{disclaimer.text}</p> }
        : disclaimer && <p>{disclaimer.text}</p>,
    actions: [
      ...(enquire === null ? [] : [{ label: words.enquire, href: enquire, newTab: false }]),
      ...(explore === null || model === null
        ? []
        : [{ label: words.explore(explore.name), href: model, newTab: !model.startsWith("/") }]),
    ],
  };
}

/** The page of an offer's model: what the offer itself says, else the model's own. */
function exploreHref({ slug, overrideUrl }: OfferModel, site: TenantSite): string | null {
  const link = siteLink(overrideUrl ?? "", site);
  if (link.kind !== "refused") return link.href;
  return slug === null ? null : href("model", { slug }, site);
}
