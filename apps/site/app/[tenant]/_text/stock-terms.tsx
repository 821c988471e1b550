import { wording } from "@forecourt/tenant-config";
import { TermSwitch } from "@forecourt/ui/term-switch";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** For how long a car is subscribed; nothing on a site whose prices know no terms. */
export function StockTerms({ site: { config } }: { site: TenantSite }) {
  const { subscriptionTerms, showSubscriptionPrice } = config.cars;
  if (!showSubscriptionPrice || subscriptionTerms.length < 2) return null;
  const words = wording(config).car;
  return (
    <TermSwitch
      label={words.subscribeFor}
      terms={subscriptionTerms.map(({ months }) => words.months(months))}
    />
  );
}
