import type { FactPolicy } from "@forecourt/search/car";
import type { MarketRules } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { everyLocation, type Location } from "@forecourt/tenant-config/locations";
import type { StockHint } from "./stock-hint.ts";

/** What the generator needs to know of a site. */
export interface DemoSite {
  readonly slug: string;
  /** What is sold in the dealer's market. */
  readonly market: MarketRules["demoStock"];
  /** How the dealer writes distances and facts. */
  readonly facts: FactPolicy;
  readonly template: string;
  readonly dealerships: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
  /** Where vehicles may stand: sales and used yards. */
  readonly yards: readonly Location[];
  /** The provider that takes deposits; null takes none. */
  readonly payments: string | null;
  readonly hint: StockHint;
}

/** The part of a site's content that demo stock depends on. */
export function demoSiteOf(content: TenantContent, hint: StockHint): DemoSite {
  const { rules, site, reserve, cars } = content.tenant.config;
  return {
    slug: content.slug,
    market: rules.demoStock,
    facts: cars,
    template: site.template,
    dealerships: site.dealerships,
    yards: everyLocation(content).filter(({ kind }) => kind === "sales" || kind === "used"),
    payments: reserve.payments ? (reserve.paymentProvider ?? "stripe") : null,
    hint,
  };
}
