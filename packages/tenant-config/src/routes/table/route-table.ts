import type { FormId } from "@forecourt/leads";
import { defaultStockList, resolveStockList } from "@forecourt/search";
import { slugify } from "@forecourt/search/kernel";
import { publishedPosts } from "../../content/posts/published-posts.ts";
import { visibleOffers } from "../../content/offers/visible-offers.ts";
import { describeReviews } from "../../reviews/describe-reviews.ts";
import { signIn } from "../../site/sign-in.ts";
import { contactPlace, locationsAtPlace, namedContactPaths } from "./contact-places.ts";
import { menuLists } from "./menu-lists.ts";
import { pagePath } from "./pages-path.ts";
import type { RouteSite } from "./route-site.ts";

/** A route with one page takes nothing to name it. */
type None = { readonly name?: never };

/** Every route of the product, and what it takes to name one page of it. */
export interface RouteParams {
  home: None;
  /** Where a site's stock begins: a page of its own, or the way on to the site's main list. */
  "stock-entry": None;
  /** A list of the tenant's, or a dealership's slug. */
  stock: { readonly list: string };
  /** What a text that is being typed into a list's search box may become, as a piece of HTML. */
  suggestions: { readonly list: string };
  car: { readonly slug: string };
  /** The enquiry about a car as a page of its own. */
  "car-enquiry": { readonly slug: string };
  form: { readonly form: FormId };
  /** Where one car is reserved. */
  checkout: { readonly slug: string };
  /** The way back to the reservation this browser began. */
  "checkout-journey": None;
  /** The trade-in form about a car of the stock. */
  "car-trade-in": None;
  /** What a loan costs. */
  "finance-calculator": None;
  /** A place's own contact form; see `contactPlace`. */
  "location-contact": { readonly place: string };
  offers: None;
  /** One offer, by its id. */
  offer: { readonly offer: string };
  /** What the dealer sells new, of one body by the query. */
  models: None;
  /** One model, by its slug. */
  model: { readonly slug: string };
  reviews: None;
  locations: None;
  posts: None;
  /** The posts as RSS. */
  "posts-feed": None;
  post: { readonly slug: string };
  /** A page the dealer wrote. */
  "content-page": { readonly slug: string };
  /** The confirmation of a lead. */
  success: None;
  /** What may be counted, and what the site keeps. */
  privacy: None;
  /** What a shopper keeps: favourite cars. */
  garage: None;
  /** Up to four cars side by side, by the query. */
  compare: None;
  /** Where a shopper signs in, by a code or a link in a mail. */
  "sign-in": None;
  /** What a shopper is written to about, with or without an account. */
  alerts: None;
}

/** The name of a route. */
export type RouteName = keyof RouteParams;

/** One address: a pattern, and what it stands for beyond its own `:name` parts. */
export interface RouteAddress<Params> {
  readonly path: string;
  readonly params?: Params;
}

/** An address that is given up: it leads to the page these params name. */
interface MovedAddress<Params> extends RouteAddress<Params> {
  readonly permanent: boolean;
}

/** What is rendered at an address: the name of a route's screen, with what names the one page. */
export type Screen = {
  [Name in Exclude<RouteName, "car-trade-in">]: { readonly screen: Name } & RouteParams[Name];
}[Exclude<RouteName, "car-trade-in">];

/** One row of the table. */
export interface Route<Params> {
  /** Where it stands on a site. The first address that fits is the one links and search engines are given. */
  at(site: RouteSite): readonly RouteAddress<Params>[];
  /**
   * What the dealer's settings say of where it is: an address of its own, where nothing else stands there; else, or
   * on another site, what links lead to instead.
   */
  chosen?(site: RouteSite): readonly RouteAddress<Params>[];
  /** For whom it exists; left out, for everyone. */
  exists?(params: Params, site: RouteSite): boolean;
  /** It is served, but has nothing on it now, so that no link leads there. */
  isEmpty?(site: RouteSite): boolean;
  /** Its pages that search engines may list; left out, none. Cars are listed by the stock. */
  listed?(site: RouteSite): readonly Params[];
  /** When one of its pages last changed, in epoch milliseconds. */
  changedAt?(params: Params, site: RouteSite): number | null;
  /**
   * How far a browser may go with its pages before the shopper opens one: fetch them, or render them as well. Left out, not at
   * all, as where a page is one shopper's own, or would begin or confirm something. Its addresses are few patterns.
   */
  readonly ahead?: "fetch" | "render";
  /** Addresses that lead there. */
  moved?(site: RouteSite): readonly MovedAddress<Params>[];
  /** Another route's screen, rendered here too. */
  readonly shows?: Screen;
  /** Where its requests are redirected, on a site where it has no screen of its own. */
  goesOnTo?(site: RouteSite): Screen | null;
}

const FINANCE_PATHS = ["/finance", "/finance-enquiry", "/apply-for-finance"];
const GARAGE = "/my-garage";
const PRE_APPROVAL = "/finance-pre-approval";
const STOCK_ENTRIES = ["/cars", "/motorcycles", "/campers"];
const BLOG_PATHS = ["/blog", "/news"];
/** Dealers' pages that the product's own menus name at the root. */
const ROOT_PAGES = ["warranty", "roadside-assist", "safety", "faqs"];

/** The addresses of each form's page, the main one first. A form without a row has no page of its own. */
const FORM_PATHS: readonly (readonly [form: FormId, ...paths: string[]])[] = [
  ["trade-in", "/trade-in"],
  ["sell-my-car", "/sell-my-car"],
  ["test-drive", "/book-test-drive"],
  ["service", "/service"],
  ["book-service", "/book-a-service", "/pages/book-a-service"],
  ["parts", "/vehicle-parts-and-accessories", "/parts-enquiry"],
  ["general", "/contact"],
  ["careers", "/careers", "/current-positions"],
  ["fleet", "/fleet"],
  ["request-photos", "/request-photos"],
  ["similar", "/find-me-something-similar"],
  ["offer", "/offer-enquiry"],
];

/** Forms that a shopper may begin with; the others belong to a car or an offer. */
const LISTED_FORMS: readonly FormId[] = [
  ...(["finance", "trade-in", "sell-my-car", "test-drive", "service"] as const),
  ...(["book-service", "parts", "general", "careers", "fleet"] as const),
];

const withoutEndSlash = (path: string): string => path.replace(/\/+$/, "");
const carPath = ({ config }: RouteSite): string => `${withoutEndSlash(config.cars.detailPath)}/:slug`;

/**
 * The one table of every address of a site. An address is looked up among those without `:name` parts first, then in
 * this order; read it with `matchRoute` and `href` only.
 */
export const ROUTES: { readonly [Name in RouteName]: Route<RouteParams[Name]> } = {
  home: { at: () => [{ path: "/" }], listed: () => [{}], ahead: "fetch" },
  success: { at: () => [{ path: "/success" }] },
  privacy: { at: () => [{ path: "/privacy-choices" }] },
  garage: {
    exists: (_, site) => sellsVehicles(site),
    at: ({ config }) => [{ path: config.links.garagePath }],
    moved: ({ config }) =>
      [GARAGE, ...config.links.garagePaths.map(({ path }) => path)].map((path) => ({
        path,
        permanent: true,
      })),
  },
  compare: { at: () => [{ path: "/compare" }], exists: (_, site) => sellsVehicles(site) },
  "sign-in": { at: () => [{ path: "/sign-in" }], exists: (_, { config }) => signIn(config).offered },
  alerts: {
    at: () => [{ path: "/my-alerts" }],
    exists: (_, site) => site.config.alerts.enabled && sellsVehicles(site),
  },
  stock: {
    at: () => [{ path: "/search/:list" }],
    exists: ({ list }, site) => hasList(list, site),
    listed: ({ config: { search } }) => menuLists(search).map((list) => ({ list })),
    ahead: "fetch",
  },
  suggestions: {
    // A file by its name, so that no cache of pages takes what people type for pages.
    at: () => [{ path: "/search/:list/suggestions.html" }],
    exists: ({ list }, site) => site.config.stockList.suggestions && hasList(list, site),
  },
  "stock-entry": {
    at: ({ config }) => [{ path: config.cars.entryPath }],
    exists: (_, site) => sellsVehicles(site),
    listed: ({ config }) => (config.stockList.entryPage ? [{}] : []),
    ahead: "fetch",
    moved: () => STOCK_ENTRIES.map((path) => ({ path, permanent: true })),
    goesOnTo: ({ config }) =>
      config.stockList.entryPage ? null : { screen: "stock", list: defaultStockList(config.search) },
  },
  form: {
    at: ({ config }) => [
      { path: config.links.financePath, params: { form: "finance" } },
      ...(config.links.financePreApproval
        ? [{ path: PRE_APPROVAL, params: { form: "finance" } } as const]
        : []),
      ...FORM_PATHS.flatMap(([form, ...paths]) => paths.map((path) => ({ path, params: { form } }))),
    ],
    chosen: ({ config: { links, integrations } }) => [
      ...(links.financeLink === null
        ? []
        : [{ path: links.financeLink, params: { form: "finance" } } as const]),
      {
        path: (integrations.xtimeFrame ? null : integrations.xtimeUrl) ?? links.serviceBooking,
        params: { form: "book-service" },
      },
    ],
    exists: ({ form }, site) => isOffered(form, site),
    listed: () => LISTED_FORMS.map((form) => ({ form })),
    moved: () => [
      ...FINANCE_PATHS.map((path) => ({ path, params: { form: "finance" }, permanent: true }) as const),
      // A flag may keep the page one day.
      { path: PRE_APPROVAL, params: { form: "finance" }, permanent: false },
    ],
  },
  "car-trade-in": {
    at: ({ config }) => [{ path: config.tradeIn.path }],
    exists: (_, site) => isOffered("trade-in", site),
    shows: { screen: "form", form: "trade-in" },
  },
  "finance-calculator": {
    at: () => [{ path: "/finance-calculator" }],
    exists: (_, site) => isOffered("finance", site) && sellsVehicles(site),
  },
  "location-contact": {
    at: () => [{ path: "/contact-us/:place" }],
    chosen: (site) => namedContactPaths(site).map(({ place, path }) => ({ path, params: { place } })),
    exists: ({ place }, site) =>
      isOffered("location-contact", site) && locationsAtPlace(place, site.locations).length > 0,
    listed: ({ locations }) => locations.map((location) => ({ place: contactPlace(location) })),
  },
  offers: {
    at: () => [{ path: "/special-offers" }],
    listed: () => [{}],
    isEmpty: (site) => shownOffers(site).length === 0,
    ahead: "fetch",
  },
  offer: {
    at: (site) => site.offers.map((offer) => ({ path: offerPath(offer, site), params: { offer: offer.id } })),
    exists: ({ offer: id }, site) => shownOffers(site).some((offer) => offer.id === id),
    listed: (site) => shownOffers(site).map(({ id }) => ({ offer: id })),
    // A site that once had one manufacturer, or several, had the other form of the address.
    moved: ({ offers }) =>
      offers.flatMap((offer) =>
        offerPaths(offer).map((path) => ({ path, params: { offer: offer.id }, permanent: true })),
      ),
  },
  models: {
    at: () => [{ path: "/models" }],
    exists: (_, site) => site.models.length > 0 && sellsVehicles(site),
    listed: () => [{}],
    ahead: "fetch",
  },
  reviews: {
    at: () => [{ path: "/reviews" }],
    exists: (_, { reviews, config }) => describeReviews(reviews, config.reviews).kind === "shown",
    listed: () => [{}],
    ahead: "fetch",
  },
  locations: {
    at: () => [{ path: "/our-locations" }],
    listed: () => [{}],
    isEmpty: ({ locations }) => locations.length === 0,
    ahead: "fetch",
  },
  posts: {
    at: ({ config }) => [{ path: config.links.blogPath }],
    listed: () => [{}],
    isEmpty: ({ posts, now }) => publishedPosts(posts, now).length === 0,
    ahead: "fetch",
    moved: () => BLOG_PATHS.map((path) => ({ path, permanent: true })),
  },
  "posts-feed": {
    at: ({ config }) => [{ path: `${config.links.blogPath}/rss.xml` }],
    exists: (_, { posts, now }) => publishedPosts(posts, now).length > 0,
    moved: () => BLOG_PATHS.map((path) => ({ path: `${path}/rss.xml`, permanent: true })),
  },
  post: {
    at: ({ config }) => [{ path: `${config.links.blogPath}/:slug` }],
    ahead: "fetch",
    exists: ({ slug }, { posts, now }) => publishedPosts(posts, now).some((post) => post.slug === slug),
    listed: ({ posts, now }) => publishedPosts(posts, now).map(({ slug }) => ({ slug })),
    changedAt: ({ slug }, { posts }) => {
      const post = posts.find((each) => each.slug === slug);
      return post?.updatedAt ?? post?.publishedAt ?? null;
    },
    moved: () => BLOG_PATHS.map((path) => ({ path: `${path}/:slug`, permanent: true })),
  },
  "content-page": {
    at: ({ config, pages }) =>
      pages.map(({ slug }) => ({
        path: ROOT_PAGES.includes(slug) ? `/${slug}` : pagePath(slug, config),
        params: { slug },
      })),
    exists: ({ slug }, { pages }) => pages.some((page) => page.slug === slug),
    listed: ({ pages }) => pages.map(({ slug }) => ({ slug })),
    moved: () => [
      { path: "/pages/:slug", permanent: true },
      { path: "/:slug", permanent: true },
    ],
  },
  model: {
    at: ({ models }) =>
      models.map(({ slug }) => ({ path: `/${encodeURIComponent(slug.toWellFormed())}`, params: { slug } })),
    chosen: ({ models }) =>
      models.flatMap(({ slug, overrideUrl }) =>
        overrideUrl === null ? [] : [{ path: overrideUrl, params: { slug } }],
      ),
    exists: ({ slug }, site) => site.models.some((model) => model.slug === slug) && sellsVehicles(site),
    listed: ({ models }) => models.map(({ slug }) => ({ slug })),
  },
  "checkout-journey": {
    at: () => [{ path: "/checkout-journey" }, { path: "/checkout" }],
    exists: (_, site) => takesPayments(site),
  },
  // Last, because any slug is taken for a car's: a later search of the stock decides whether there is one.
  car: {
    at: (site) => [{ path: carPath(site) }],
    ahead: "render",
    moved: () => [{ path: "/cars/:slug", permanent: true }],
  },
  "car-enquiry": {
    at: (site) => [{ path: `${carPath(site)}/enquire` }],
    moved: () => [{ path: "/cars/:slug/enquire", permanent: true }],
  },
  checkout: {
    at: (site) => [{ path: `${carPath(site)}/${site.config.reserve.checkoutPath}` }],
    exists: (_, site) => takesPayments(site),
    moved: (site) =>
      CHECKOUT_PATHS.flatMap((last) => [`${carPath(site)}/${last}`, `/cars/:slug/${last}`]).map((path) => ({
        path,
        permanent: true,
      })),
  },
};

/** A dealer that only services vehicles has no page of stock, nor any that a shopper of stock needs. */
const sellsVehicles = ({ config: { site } }: RouteSite): boolean => !site.serviceOnly;

const hasList = (list: string, site: RouteSite): boolean =>
  sellsVehicles(site) && resolveStockList(list, site.config.search) !== null;

const CHECKOUT_PATHS = ["checkout", "buy-online"];

const takesPayments = (site: RouteSite): boolean =>
  sellsVehicles(site) && (site.config.reserve.payments || site.config.reserve.paymentProvider !== null);

const shownOffers = ({ offers, config, now }: RouteSite): RouteSite["offers"] =>
  visibleOffers(offers, config.site.id, config.offers, now);

type AddressedOffer = RouteSite["offers"][number];

/** Both forms of an offer's address. */
function offerPaths({ id, manufacturerName }: AddressedOffer): string[] {
  const last = encodeURIComponent(id.toWellFormed());
  const maker = slugify(manufacturerName ?? "");
  return [`/offers/${last}`, ...(maker === "" ? [] : [`/offers/${maker}/${last}`])];
}

/** The manufacturer stands in the address where the site has no single one. */
function offerPath(offer: AddressedOffer, { config }: RouteSite): string {
  const [plain = "", withMaker = plain] = offerPaths(offer);
  return config.site.manufacturer === null ? withMaker : plain;
}

function isOffered(form: FormId, { config: { forms, tradeIn } }: RouteSite): boolean {
  return forms.offered.includes(form) && (form !== "trade-in" || tradeIn.enabled);
}
