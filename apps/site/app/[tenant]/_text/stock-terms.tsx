import { type Car, describePrice, TERM_PARAMETER } from "@forecourt/search/car";
import { wording } from "@forecourt/tenant-config";
import { TermSwitch } from "@forecourt/ui/term-switch";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

interface StockTermsProps {
  site: TenantSite;
  /** Whose price each term names; left out, the terms are named alone. */
  car?: Car;
  /** Id of the search that finds cars by the price of the chosen term. */
  search?: string;
}

/** For how long a car is subscribed; nothing on a site whose prices know no terms. */
export function StockTerms({ site: { config }, car, search }: StockTermsProps) {
  const { subscriptionTerms, showSubscriptionPrice } = config.cars;
  if (!showSubscriptionPrice || subscriptionTerms.length < 2) return null;
  const words = wording(config).car;
  const priced = car === undefined ? null : describePrice(car, config.cars).subscription;
  const prices = priced?.terms?.map(({ longText }) => longText) ?? [];
  return (
    <TermSwitch
      label={words.subscribeFor}
      prices={prices}
      order={byLength(subscriptionTerms)}
      terms={subscriptionTerms.map(({ months }) => words.months(months))}
      {...(search === undefined
        ? {}
        : {
            sends: {
              form: search,
              name: TERM_PARAMETER,
              // The list begins with the dealer's own first.
              values: subscriptionTerms.map(({ months }, at) => (at === 0 ? "" : String(months))),
            },
          })}
    />
  );
}

/** The shortest first, wherever the chosen one stands. */
const byLength = (terms: readonly { months: number }[]): number[] =>
  terms
    .map(({ months }, at) => ({ months, at }))
    .toSorted((a, b) => a.months - b.months)
    .map(({ at }) => at);
