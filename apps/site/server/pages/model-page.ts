import {
  emptyQuery,
  lowestPrice,
  searchStock,
  type StockQuery,
  stringifyStockQuery,
} from "@forecourt/search";
import { type Car, manufacturerName } from "@forecourt/search/car";
import { lowestGrade, type Model, type Offer, visibleOffers } from "@forecourt/tenant-config/content";
import { notFound } from "next/navigation";
import { cache } from "react";
import { mainStockList } from "#server/stock/stock.ts";
import { loadPage } from "#server/tenants/get-site.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** One model's page, found and decided. */
export interface ModelPage {
  readonly site: TenantSite;
  readonly model: Model;
  /** With its manufacturer, as the dealer writes it: 'Mazda CX-5'. */
  readonly title: string;
  /** The first cars of that model in stock; empty while the search does not respond. */
  readonly cars: readonly Car[];
  /** All of them, for what they have in common; empty where there are more than were looked at. */
  readonly inStock: readonly Car[];
  /** Null while the search does not respond. */
  readonly total: number | null;
  /** What its lowest grade costs new, else the cheapest one in stock; null where none is priced. */
  readonly from: number | null;
  /** How many of each grade are in stock, by its name in lower case. */
  readonly gradeCounts: ReadonlyMap<string, number>;
  /** What finds that model in the stock. */
  readonly query: StockQuery;
  /** The stock list of that model alone. */
  readonly stockHref: string;
  readonly offers: readonly Offer[];
}

/** How many cars of the model its page shows, and how many it looks at. */
const SHOWN_CARS = 6;
const LOOKED_AT = 48;

/** Finds a model's page, once a request; the stock is searched for its cars, and for the lowest price where no grade has one. */
export const modelPage = cache(async (tenant: string, slug: string): Promise<ModelPage> => {
  const { site, wiring } = await loadPage(tenant);
  const { config, content, now } = site;
  const model = site.models.find((each) => each.slug === slug) ?? notFound();
  const query = queryOf(model);
  const { engine } = await wiring.stock(content.slug);
  const search = {
    engine,
    query,
    scope: { kind: "all" },
    policy: { ...config.search, pageSize: LOOKED_AT, filters: ["make", "model", "badge"] },
    cars: config.cars,
    now,
  } as const;
  const [stock, from] = await Promise.all([searchStock(search), lowestGrade(model) ?? lowestPrice(search)]);
  const badges = (stock.ok && stock.facets.find(({ facet }) => facet === "badge")?.values) || [];
  const list = mainStockList(site).href;
  return {
    site,
    model,
    title: modelTitle(model, site),
    cars: stock.ok ? stock.cars.slice(0, SHOWN_CARS) : [],
    inStock: stock.ok && stock.total === stock.cars.length ? stock.cars : [],
    total: stock.ok ? stock.total : null,
    from,
    gradeCounts: new Map(badges.map(({ value, count }) => [value.toLowerCase(), count])),
    query,
    stockHref: `${list}?${stringifyStockQuery(query, config.search)}`,
    offers: visibleOffers(content.offers, config.site.id, config.offers, now).filter((offer) =>
      isAbout(offer, model),
    ),
  };
});

const queryOf = ({ manufacturerName: make, name }: Model): StockQuery => ({
  ...emptyQuery,
  values: { ...(make === null ? {} : { make: [make] }), model: [name] },
});

/** 'Mazda CX-5'; a name that begins with its make, such as 'Mazda3', stands alone. */
function modelTitle({ manufacturerName: make, name }: Model, { config }: TenantSite): string {
  const maker = make === null ? "" : manufacturerName(make, config.cars);
  return name.toLowerCase().startsWith(maker.toLowerCase()) ? name : `${maker} ${name}`;
}

/** By the model's slug; offers that name no slug, by its name. */
const isAbout = ({ model: about }: Offer, { slug, name }: Model): boolean =>
  about !== null && (about.slug === null ? about.name === name : about.slug === slug);
