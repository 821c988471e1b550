import { join } from "node:path";
import { defaultStockList } from "@forecourt/search";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { contactPlace } from "@forecourt/tenant-config/routes";

/** What an address answers: a page, the way to one, a file for programs, or nothing. */
type Answer = "page" | "unlisted" | "missing" | `to ${string}` | `file ${string}`;
/** An address, and what it answers. */
export type ProductPath = readonly [path: string, answer: Answer];

/** The demo dealers as their folders say. */
export const demoDealers = filesContentSource({
  directory: join(import.meta.dirname, "../../tenants"),
  now: () => new Date(),
});

/** Says from the settings, and not from the route table, what every path of the specification answers on a site. */
export function productPaths({ tenant: { config }, ...content }: TenantContent): ProductPath[] {
  const { links, forms, tradeIn, cars, search, integrations, stockList, reserve } = config;
  const form = (id: (typeof forms.offered)[number], ...paths: string[]): ProductPath[] =>
    paths.map((path) => [path, forms.offered.includes(id) ? "page" : "missing"]);
  const page = (slug: string, ...paths: string[]): ProductPath[] =>
    paths.map((path) => [path, content.pages.some((each) => each.slug === slug) ? "page" : "missing"]);
  const mainList = defaultStockList(search);
  // A link to one of the dealer's own pages moves no form.
  const finance = links.financeLink?.startsWith("/pages/")
    ? links.financePath
    : (links.financeLink ?? links.financePath);
  const offered = (id: (typeof forms.offered)[number]) => forms.offered.includes(id);
  const moved = (paths: readonly string[], to: string, there: Answer): ProductPath[] =>
    paths.map((path) => [path, path === to ? there : there === "missing" ? "missing" : `to ${to}`]);
  const sells = !config.site.serviceOnly;
  const list: Answer = sells ? "page" : "missing";
  const entry: Answer = !sells ? "missing" : stockList.entryPage ? "page" : `to /search/${mainList}`;
  return [
    ["/", "page"],
    ...["new-cars", "demo-cars", "used-cars"].map((name): ProductPath => [`/search/${name}`, list]),
    [`/search/${mainList}`, list],
    ...search.dealerships.map(({ slug }): ProductPath => [`/search/${slug}`, list]),
    ["/search/no-such-list", "missing"],
    ...(["/cars", "/motorcycles", "/campers"] as const).map(
      (path): ProductPath => [
        path,
        path === cars.entryPath || !sells ? entry : stockList.entryPage ? `to ${cars.entryPath}` : entry,
      ],
    ),
    [`${cars.detailPath}/no-such-car`, "missing"],
    [`${cars.detailPath}/no-such-car/enquire`, "missing"],
    [`${cars.detailPath}/no-such-car/${reserve.checkoutPath}`, "missing"],
    ...["/checkout", "/checkout-journey"].map(
      (path): ProductPath => [
        path,
        reserve.payments || reserve.paymentProvider !== null ? "unlisted" : "missing",
      ],
    ),
    ...moved(
      ["/finance", "/finance-enquiry", "/apply-for-finance"],
      finance,
      offered("finance") ? "page" : "missing",
    ),
    [
      "/finance-pre-approval",
      !offered("finance") ? "missing" : links.financePreApproval ? "page" : `to ${finance}`,
    ],
    ["/trade-in", offered("trade-in") && tradeIn.enabled ? "page" : "missing"],
    [tradeIn.path, offered("trade-in") && tradeIn.enabled ? "page" : "missing"],
    ...form("test-drive", "/book-test-drive"),
    ...form("service", "/service"),
    ...(integrations.xtimeUrl === null || integrations.xtimeFrame
      ? form("book-service", "/book-a-service", "/pages/book-a-service")
      : []),
    ...form("parts", "/vehicle-parts-and-accessories"),
    ...form("general", "/contact"),
    ...form("careers", "/careers", "/current-positions"),
    ...form("fleet", "/fleet"),
    ["/success", "unlisted"],
    ["/special-offers", "page"],
    ["/our-locations", "page"],
    ...moved(["/blog", "/news"], links.blogPath, "page"),
    ...[
      "warranty",
      "roadside-assist",
      "safety",
      "faqs",
      "about-us",
      "terms-and-conditions",
      "privacy-policy",
    ].flatMap((slug) => page(slug, `/${slug}`)),
    ...(links.usePagesPath ? page("towing-guide", "/pages/towing-guide") : []),
    ["/models", content.models.length > 0 ? "page" : "missing"],
    ...content.locations
      .slice(0, offered("location-contact") ? 1 : 0)
      .filter(() => links.contactPathOverride === null)
      .map((location): ProductPath => [`/contact-us/${contactPlace(location)}`, "page"]),
    ["/contact-us/nowhere", "missing"],
    ["/no-such-page", "missing"],
    ["/robots.txt", "file text/plain"],
    ["/sitemap.xml", "file application/xml"],
    ["/sitemaps/pages.xml", "file application/xml"],
    ["/sitemaps/cars-1.xml", "file application/xml"],
    ["/manifest.webmanifest", "file application/manifest+json"],
    ["/speculation-rules.json", "file application/speculationrules+json"],
    ["/.well-known/security.txt", "file text/plain"],
    ["/llms.txt", "file text/plain"],
    [
      "/feeds/google.tsv",
      integrations.vehicleFeeds.includes("google") ? "file text/tab-separated-values" : "missing",
    ],
    ["/es", config.site.otherLocales.includes("es-US") ? "page" : "missing"],
    ["/es/contact", config.site.otherLocales.includes("es-US") && offered("general") ? "page" : "missing"],
  ];
}
