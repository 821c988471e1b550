import { wording } from "@forecourt/tenant-config";
import { type Offer, type OfferModel, offerCard } from "@forecourt/tenant-config/content";
import { href, siteLink } from "@forecourt/tenant-config/routes";
import type { OfferCardView } from "@forecourt/ui/offer-card";
import { inStudio } from "#server/media/illustration-address.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerDate } from "#server/views/dealer/dealer-date.ts";
import { Prose } from "../_text/prose.tsx";

/**
 * One offer as its card renders it. 'Explore' stands there only when the model has a page to explore, and not on that
 * page itself.
 */
export function offerView(
  offer: Offer,
  site: TenantSite,
  { exploring = true }: { exploring?: boolean } = {},
): OfferCardView {
  const { config } = site;
  const { title, imageUrl, description, disclaimer } = offerCard(offer, config.offers);
  const lang = site.languageOf(offer.description);
  const small = site.languageOf(offer.disclaimer);
  return {
    id: `offer-${offer.id}`,
    title,
    lang: site.languageOf(offer.name),
    href: href("offer", { offer: offer.id }, site),
    image: imageUrl && inStudio(imageUrl, config.theme.scheme),
    imageFits: config.offers.pictures === "column",
    ends: offerEnds(offer, site),
    description:
      description?.kind === "collapsed"
        ? {
            short: <Prose html={description.short} site={site} lang={lang} />,
            whole: <Prose html={description.html} site={site} lang={lang} />,
          }
        : description && <Prose html={description.html} site={site} lang={lang} />,
    disclaimer:
      disclaimer?.kind === "collapsed"
        ? { short: <p lang={small}>{disclaimer.short}</p>, whole: <p lang={small}>{disclaimer.text}</p> }
        : disclaimer && <p lang={small}>{disclaimer.text}</p>,
    actions: offerActions(offer, site, { exploring }),
  };
}

/** Until when an offer stands; null for one without an end. */
export function offerEnds({ expiresAt }: Offer, site: TenantSite): string | null {
  // The last moment of a day, so that an offer that ends at midnight shows the day before as its last.
  const end = dealerDate(expiresAt === null ? null : expiresAt - 1, site);
  return end && wording(site.config).offers.ends(end.inWords);
}

/** What to do about an offer. */
export function offerActions(
  { id, model }: Offer,
  site: TenantSite,
  { exploring = true }: { exploring?: boolean } = {},
): OfferCardView["actions"] {
  const words = wording(site.config).offers;
  const enquire = href("form", { form: "offer" }, site, { query: { offer_id: id } });
  const explore = model === null || !exploring ? null : exploreHref(model, site);
  return [
    ...(enquire === null ? [] : [{ label: words.enquire, href: enquire, newTab: false }]),
    ...(model === null || explore === null
      ? []
      : [{ label: words.explore(model.name), href: explore, newTab: !explore.startsWith("/") }]),
  ];
}

/** The page of an offer's model: what the offer itself says, else the model's own. */
function exploreHref({ slug, overrideUrl }: OfferModel, site: TenantSite): string | null {
  const link = siteLink(overrideUrl ?? "", site);
  if (link.kind !== "refused") return link.href;
  return slug === null ? null : href("model", { slug }, site);
}
