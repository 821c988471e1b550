import { wording } from "@forecourt/tenant-config";
import { type Offer, offerCard, type TenantContent } from "@forecourt/tenant-config/content";
import { modelLink } from "@forecourt/tenant-config/routes";
import type { OfferCardView } from "@forecourt/ui/offer-card";
import { servesPath } from "#server/served-paths.ts";
import { Prose } from "../[...rest]/prose.tsx";

/** One offer as its card draws it. 'Explore' stands there only when the model has a page to explore. */
export function offerView(offer: Offer, content: TenantContent, now: Date): OfferCardView {
  const { config } = content.tenant;
  const words = wording(config).offers;
  const { title, imageUrl, description, disclaimer, explore } = offerCard(offer, config.offers);
  const enquire = `/offer-enquiry?offer_id=${encodeURIComponent(offer.id)}`;
  const model = explore === null ? null : modelLink(explore, config);
  return {
    id: `offer-${offer.id}`,
    title,
    image: imageUrl,
    description:
      description?.kind === "collapsed"
        ? { short: <Prose html={description.short} />, whole: <Prose html={description.html} /> }
        : description && <Prose html={description.html} />,
    disclaimer:
      disclaimer?.kind === "collapsed"
        ? { short: <p>{disclaimer.short}</p>, whole: <p>{disclaimer.text}</p> }
        : disclaimer && <p>{disclaimer.text}</p>,
    actions: [
      ...(servesPath(enquire, content, now) ? [{ label: words.enquire, href: enquire, newTab: false }] : []),
      ...(explore !== null &&
      model !== null &&
      model.kind !== "refused" &&
      (model.kind !== "internal" || servesPath(model.href, content, now))
        ? [{ label: words.explore(explore.name), href: model.href, newTab: model.kind !== "internal" }]
        : []),
    ],
  };
}
