import { siteOrigin, wording } from "@forecourt/tenant-config";
import { describeReviews, reviewsJsonLd, shownReviews } from "@forecourt/tenant-config/content";
import { ReviewCard } from "@forecourt/ui/review-card";
import { Stars } from "@forecourt/ui/stars";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getSite } from "#server/tenants/get-site.ts";
import { reviewView, starsView } from "#server/views/dealer/review-view.ts";
import { JsonLd } from "../../json-ld.tsx";
import { PageMark } from "../_visit/page-mark.tsx";
import { NextStep } from "../_ways-on/next-step.tsx";
import { StaticPart } from "../_text/static-part.tsx";

export async function generateMetadata({ params }: PageProps<"/[tenant]/reviews">): Promise<Metadata> {
  const { config } = await getSite((await params).tenant);
  return { title: wording(config).reviews.title };
}

/** What customers wrote: the newest reviews, below the average and count of all of them. */
export default async function ReviewsPage({ params }: PageProps<"/[tenant]/reviews">) {
  const site = await getSite((await params).tenant);
  const { config, content } = site;
  const words = wording(config).reviews;
  const rating = describeReviews(content.reviews, config.reviews);
  if (rating.kind === "hidden") notFound();
  const data = reviewsJsonLd(content.reviews, config.reviews, {
    id: `${siteOrigin(config) ?? ""}/#dealer`,
    name: config.site.name,
  });
  return (
    <StaticPart name="page">
      {data ? <JsonLd data={data} /> : null}
      <h1>{words.title}</h1>
      <p className="fc-rating">
        <strong className="fc-number">{rating.averageText}</strong>
        <Stars {...starsView(rating.average, site)} />
        <span className="fc-quiet">{words.count(rating.count)}</span>
      </p>
      <ul className="fc-reviews">
        {shownReviews(content.reviews, config.reviews).map((review) => (
          <li key={review.id}>
            <ReviewCard review={reviewView(review, site)} heading="h2" />
          </li>
        ))}
      </ul>
      <NextStep site={site} />
      <PageMark page="reviews" />
    </StaticPart>
  );
}
