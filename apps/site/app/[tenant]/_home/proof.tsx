import { wording } from "@forecourt/tenant-config";
import { describeReviews } from "@forecourt/tenant-config/content";
import { href } from "@forecourt/tenant-config/routes";
import { Link } from "@forecourt/ui/platform";
import { Stars } from "@forecourt/ui/stars";
import type { HomePage } from "#server/pages/home/home-page.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { dealerDate } from "#server/views/dealer/dealer-date.ts";
import { starsView } from "#server/views/dealer/review-view.ts";

/** How many reviews stand on the home page, by their arrangement. */
const SHOWN = { line: 3, quote: 1, wall: 6 } as const;

/** What customers say: the score of all reviews, then some of them with who wrote them and when. */
export function Proof({ site, home }: { site: TenantSite; home: HomePage }) {
  const words = wording(site.config);
  const { reviews } = site.content;
  const { reviewsAs } = site.config.home;
  const score = describeReviews(reviews, site.config.reviews);
  const all = href("reviews", {}, site);
  return (
    <section className="fc-section fc-proof" data-as={reviewsAs}>
      <div className="fc-proof__score">
        <h2>{words.homePage.reviews}</h2>
        {score.kind === "shown" ? (
          <p className="fc-proof__figure">
            <strong className="fc-number">{score.averageText}</strong>
            <Stars {...starsView(score.average, site)} />
            <span className="fc-quiet">{words.reviews.count(score.count)}</span>
          </p>
        ) : null}
        {all === null ? null : <Link href={all}>{words.reviews.readAll}</Link>}
      </div>
      <ul className="fc-proof__reviews">
        {home.reviews.slice(0, SHOWN[reviewsAs]).map(({ id, text, customerName, reviewedAt }) => (
          <li key={id}>
            <blockquote lang={site.writtenIn}>{text}</blockquote>
            <p className="fc-quiet">
              {[customerName, dealerDate(reviewedAt, site)?.inWords].filter(Boolean).join(" · ")}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
