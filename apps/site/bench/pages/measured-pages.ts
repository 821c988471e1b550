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

/** A dealer for each of three templates that has pages of all eight kinds. */
const DEALERS = ["harbourside", "longhaul", "redline"];

const source = filesContentSource({
  directory: join(import.meta.dirname, "../../tenants"),
  now: () => new Date(),
});

/** The eight kinds of page of three templates, at addresses that the running site leads to itself. */
export async function measuredPages(port: number): Promise<MeasuredPage[]> {
  return (await Promise.all(DEALERS.map((tenant) => pagesOf(tenant, port)))).flat();
}

async function pagesOf(tenant: string, port: number): Promise<MeasuredPage[]> {
  const content = await source.tenant(tenant);
  if (!content) throw new Error(`There is no demo dealer called ${tenant}.`);
  const { config } = content.tenant;
  const list = `/search/${defaultStockList(config.search)}`;
  const { body } = await askSite({ path: list, host: `${tenant}.localhost:${port}`, port });
  const car = new RegExp(`href="(${config.cars.detailPath}/[^"/?#]+)"`).exec(body)?.[1];
  const model = content.models.find(({ overrideUrl }) => overrideUrl === null)?.slug;
  const post = content.posts[0]?.slug;
  if (!car || !model || !post)
    throw new Error(`${tenant} has no car, model or post; choose a dealer that has.`);
  const addresses = {
    home: "/",
    "stock list": list,
    car,
    form: "/contact",
    locations: "/our-locations",
    offers: "/special-offers",
    model: `/${model}`,
    post: `${config.links.blogPath}/${post}`,
  };
  return Object.entries(addresses).map(([kind, path]) => ({
    kind,
    path,
    tenant,
    template: config.site.template,
  }));
}
