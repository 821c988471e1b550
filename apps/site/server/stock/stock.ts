import { priceOfRepayment } from "@forecourt/leads/finance";
import {
  defaultStockList,
  findCarById as findById,
  resolveStockList,
  searchStock,
  type StockQuery,
  type StockResult,
  type StockSearch,
  type StockScope,
} from "@forecourt/search";
import type { Car } from "@forecourt/search/car";
import { type PaymentEvery, sentencesOf } from "@forecourt/search/sentences";
import { wording } from "@forecourt/tenant-config";
import { href } from "@forecourt/tenant-config/routes";
import type { Wiring } from "#host/wiring/wiring.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import type { TenantContent } from "@forecourt/tenant-config/content";

/** What a tenant's stock is read with. */
export type StockParts = Pick<Wiring, "stock" | "now">;

interface SearchParts {
  stock(slug: string): Promise<Pick<Awaited<ReturnType<Wiring["stock"]>>, "engine">>;
  now(): Date;
}

/** Whose stock is searched, and the settings in whose words the result is. */
export type SearchedSite = Pick<TenantSite, "content" | "config">;

const PAID = { week: "weekly", fortnight: "fortnightly", month: "monthly" } as const;

/** A search of the tenant's own stock; the tenant's presets and its clock come along. */
export async function tenantSearch(
  wiring: SearchParts,
  { content, config }: SearchedSite,
  query: StockQuery,
  scope: StockScope,
): Promise<StockSearch> {
  const { engine } = await wiring.stock(content.slug);
  const { search, cars, rules, finance } = config;
  const sentences = sentencesOf({
    words: rules.shoppersWords,
    priceFor: (amount: number, every: PaymentEvery) => priceOfRepayment(amount, PAID[every], finance),
  });
  return { engine, query, scope, policy: search, cars, now: wiring.now(), sentences };
}

/** Asks the tenant's own stock. */
export const searchTenantStock = async (
  wiring: SearchParts,
  site: SearchedSite,
  query: StockQuery,
  scope: StockScope,
): Promise<StockResult> => searchStock(await tenantSearch(wiring, site, query, scope));

/** The list a site's stock begins with; its address is the home page's where the dealer has none. */
export function mainStockList(site: TenantSite): { href: string; title: string; scope: StockScope } {
  const { search } = site.config;
  const list = defaultStockList(search);
  const resolved = resolveStockList(list, search);
  return {
    href: href("stock", { list }, site) ?? href("home", {}, site),
    title: wording(site.config).listTitle(resolved?.title ?? ""),
    scope: resolved?.scope ?? { kind: "all" },
  };
}

/** One of the tenant's own cars by id, for what a form or button says it is about; null for any other. */
export const findCarById = (parts: StockParts, content: TenantContent, id: string): Promise<Car | null> =>
  lookUp("engine", parts, content, id);

/** The same car with its location, shown to shoppers or not: for what the dealer's staff are sent. */
export const findCarForStaff = (parts: StockParts, content: TenantContent, id: string): Promise<Car | null> =>
  lookUp("staffEngine", parts, content, id);

async function lookUp(
  reader: "engine" | "staffEngine",
  { stock, now }: StockParts,
  { slug, tenant: { config } }: TenantContent,
  id: string,
): Promise<Car | null> {
  const { [reader]: engine } = await stock(slug);
  const found = await findById({ engine, id, cars: config.cars, policy: config.search, now: now() });
  return found.kind === "found" ? found.car : null;
}
