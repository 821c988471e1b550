import type { Car } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { describeReviews } from "@forecourt/tenant-config/content";
import { href, siteLink } from "@forecourt/tenant-config/routes";
import type { Point } from "@forecourt/ui/point-list";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** What stands behind a car, in lines: what the dealer assures of cars of its condition, then the score of all reviews. */
export function carAssurances(car: Pick<Car, "condition">, site: TenantSite): Point[] {
  const { config, content } = site;
  const own = config.carPage.assurances
    .filter(({ conditions }) => conditions === undefined || conditions.includes(car.condition))
    .map(({ icon, text, href: path }): Point => {
      const link = siteLink(path ?? "", site);
      return {
        icon,
        text,
        href: link.kind === "internal" ? link.href : null,
        lang: site.languageOf(text),
      };
    });
  const score = describeReviews(content.reviews, config.reviews);
  if (score.kind === "hidden") return own;
  const words = wording(config).reviews;
  const text = `${words.average(score.averageText)}, ${words.count(score.count)}`;
  return [...own, { icon: "star", text, href: href("reviews", {}, site) }];
}
