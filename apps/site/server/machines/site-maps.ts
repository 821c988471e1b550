import type { Car } from "@forecourt/search/car";
import { carsForSale } from "@forecourt/search/export";
import { type NamedPage, pageLanguages } from "@forecourt/tenant-config";
import { href, listedPaths, matchRoute, withPrefix } from "@forecourt/tenant-config/routes";
import { escapeHtml } from "#host/http/response/escape-html.ts";
import type { MachineSite } from "./machine-site.ts";

/** Cars a part holds at most, sold ones that are left out included; the format allows 50,000 addresses. */
const PART = 10_000;
/** Pictures named for one car. */
const PICTURES = 10;

const xml = (text: string): string => escapeHtml(text.replaceAll(/\p{Cc}/gu, ""));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const changed = (at: number | null): string =>
  at === null ? "" : `<lastmod>${new Date(at).toISOString()}</lastmod>`;

/** The list of a site's maps: one of its pages, and as many of cars as there are. Null while the stock is away. */
export async function siteMapIndex({ origin, stock }: MachineSite): Promise<string | null> {
  const { index } = await stock();
  const counted = await index.count();
  if (!counted.ok) return null;
  const parts = Array.from({ length: Math.ceil(counted.cars / PART) }, (_, at) => `cars-${at + 1}.xml`);
  const maps = ["pages.xml", ...parts].map(
    (part) => `<sitemap><loc>${xml(`${origin}/sitemaps/${part}`)}</loc></sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${maps.join("")}</sitemapindex>\n`;
}

/** One of a site's maps by its file's name; null for a name that is none. */
export function siteMap(given: MachineSite): AsyncGenerator<string> | null {
  if (given.part === "pages.xml") return pagesMap(given);
  const number = Number(/^cars-([1-9]\d{0,3})\.xml$/.exec(given.part)?.[1] ?? 0);
  return number === 0 ? null : carsMap(given, number - 1);
}

async function* pagesMap({ site, origin }: MachineSite): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for (const { path, changedAt } of listedPaths(site)) {
    const match = matchRoute(path, site);
    if (match.kind === "page") yield inEveryLanguage(path, match.page, changed(changedAt), { site, origin });
  }
  yield "</urlset>\n";
}

async function* carsMap({ site, origin, stock }: MachineSite, part: number): AsyncGenerator<string> {
  const { index } = await stock();
  yield `${HEAD}<urlset ${NAMESPACE} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  const records = partOf(index.records(), part * PART, PART);
  for await (const car of carsForSale(records, site.config)) yield carEntry(car, { site, origin });
  yield "</urlset>\n";
}

function carEntry(car: Car, { site, origin }: Pick<MachineSite, "site" | "origin">): string {
  const pictures = car.images
    .slice(0, PICTURES)
    .map(({ url }) => `<image:image><image:loc>${xml(new URL(url, origin).href)}</image:loc></image:image>`);
  const about = `${changed(car.createdAt)}${pictures.join("")}`;
  const page = { screen: "car", slug: car.slug };
  return inEveryLanguage(href("car", { slug: car.slug }, site), page, about, { site, origin });
}

/** A page as an entry for each language it is written in, each of which names the others. */
function inEveryLanguage(
  path: string,
  page: NamedPage,
  about: string,
  { site, origin }: Pick<MachineSite, "site" | "origin">,
): string {
  const pages = pageLanguages(page, site.content).map(({ locale, prefix }) => ({
    locale,
    address: xml(`${origin}${withPrefix(path, { prefix })}`),
  }));
  const links = pages.map(
    ({ locale, address }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${address}"/>`,
  );
  const named = pages.length > 1 ? links.join("") : "";
  return pages.map(({ address }) => `<url><loc>${address}</loc>${about}${named}</url>\n`).join("");
}

async function* partOf<Item>(items: AsyncIterable<Item>, from: number, length: number): AsyncGenerator<Item> {
  let at = 0;
  for await (const item of items) {
    if (at >= from + length) return;
    if (at >= from) yield item;
    at += 1;
  }
}
