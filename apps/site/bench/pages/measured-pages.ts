import { join } from "node:path";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { defaultStockList } from "@forecourt/search";
import { askSite } from "#host/testing/ask-site.ts";

/** One page to measure: its kind, the dealer's template, and the address. */
export interface MeasuredPage {
  kind: string;
  template: string;
  tenant: string;
  path: string;
}

const source = filesContentSource({
  directory: join(import.meta.dirname, "../../tenants"),
  now: () => new Date(),
});

/** The kinds of page of a demo dealer of each template, at addresses that the running site links to. */
export async function measuredPages(port: number): Promise<MeasuredPage[]> {
  const dealers = await Promise.all((await source.slugs()).map((slug) => pagesOf(slug, slug, port)));
  // Of dealers with one template the one that has most kinds of page.
  const byKinds = dealers.toSorted((one, other) => other.length - one.length).flat();
  const ofTemplate = Map.groupBy(byKinds, ({ template, kind }) => `${template} ${kind}`);
  return [...ofTemplate.values()].flatMap(([first]) => first ?? []);
}

/**
 * The pages of a demo dealer, or of a tenant that is a copy of one. A dealer without stock, models, offers or posts has no
 * page of theirs, or one that no search engine is to list.
 */
export async function pagesOf(demo: string, tenant: string, port: number): Promise<MeasuredPage[]> {
  const content = await source.tenant(demo);
  if (!content) throw new Error(`There is no demo dealer called ${demo}.`);
  const { config } = content.tenant;
  const list = `/search/${defaultStockList(config.search)}`;
  const { body } = await askSite({ path: list, host: `${tenant}.localhost:${port}`, port });
  const car = new RegExp(`href="(${config.cars.detailPath}/[^"/?#]+)"`).exec(body)?.[1];
  const model = content.models.find(({ overrideUrl }) => overrideUrl === null)?.slug;
  const post = content.posts[0]?.slug;
  const addresses = {
    home: "/",
    "stock list": car && list,
    car,
    form: "/contact",
    locations: "/our-locations",
    offers: content.offers.length > 0 && "/special-offers",
    model: model && `/${model}`,
    post: post && `${config.links.blogPath}/${post}`,
  };
  return Object.entries(addresses).flatMap(([kind, path]) =>
    path ? [{ kind, path, tenant, template: config.site.template }] : [],
  );
}
