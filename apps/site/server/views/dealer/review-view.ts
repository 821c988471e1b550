import { wording } from "@forecourt/tenant-config";
import { ratingStars, type Review } from "@forecourt/tenant-config/content";
import type { ReviewView } from "@forecourt/ui/review-card";
import type { StarsProps } from "@forecourt/ui/stars";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerDate } from "./dealer-date.ts";

/** A rating as stars, with what they say. */
export const starsView = (rating: number, { config }: TenantSite): StarsProps => ({
  ...ratingStars(rating),
  label: wording(config).reviews.average(rating.toLocaleString(config.market.locale)),
});

/** One review as its card renders it. */
export function reviewView(
  { customerName, rating, reviewedAt, text, reply }: Review,
  site: TenantSite,
): ReviewView {
  return {
    name: customerName,
    stars: starsView(rating, site),
    date: dealerDate(reviewedAt, site),
    text,
    lang: site.writtenIn,
    reply: reply && {
      from: wording(site.config).reviews.reply,
      date: dealerDate(reply.repliedAt, site),
      text: reply.text,
    },
  };
}
