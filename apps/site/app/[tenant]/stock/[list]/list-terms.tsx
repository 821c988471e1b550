import { stringifyStockQuery } from "@forecourt/search";
import { withTermFirst } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { TermLinks } from "@forecourt/ui/term-switch";
import type { StockPage } from "#server/pages/every-page/found-pages.ts";
import { listHref } from "#server/stock/list-trail.ts";

/** For how long a car is subscribed: the same list in the prices of another term, and filtered by them. */
export function ListTerms({ page: { site, path, query } }: { page: StockPage }) {
  const { config, content } = site;
  const { subscriptionTerms } = content.tenant.config.cars;
  if (!config.cars.showSubscriptionPrice || subscriptionTerms.length < 2) return null;
  const words = wording(config).car;
  // A range is one of prices of a term; among those of another it would find other cars.
  const { subscription_price: _ofTerm, ...ranges } = query.ranges;
  const spelt = stringifyStockQuery({ ...query, ranges, page: 0 }, config.search);
  return (
    <TermLinks
      label={words.subscribeFor}
      terms={subscriptionTerms.map(({ months }) => {
        const cars = withTermFirst(config.cars, months);
        return {
          label: words.months(months),
          href: listHref(path, spelt, null, { content, config: { ...config, cars } }),
          chosen: cars === config.cars,
        };
      })}
    />
  );
}
