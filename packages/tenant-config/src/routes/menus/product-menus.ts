import { defaultStockList, emptyQuery, setValues, stringifyStockQuery } from "@forecourt/search";
import { bodyStyles } from "../../content/models/model-groups.ts";
import { wording } from "../../wording/wording.ts";
import { href } from "../lookup/href.ts";
import type { ProposedEntry } from "./menu-builder.ts";
import { contactedPlaces } from "../table/contact-places.ts";
import { ownStockLists } from "../table/menu-lists.ts";
import type { NavigationSite } from "./navigation-entry.ts";

function stockLists(site: NavigationSite): ProposedEntry[] {
  const { search } = site.config;
  const { navigation: words } = wording(site.config);
  const list = (name: string) => href("stock", { list: name }, site);
  return [
    { label: words.allStock, href: list(defaultStockList(search)) },
    { label: words.newStock, href: list("new-cars") },
    { label: words.demoStock, href: list("demo-cars") },
    { label: words.usedStock, href: list("used-cars") },
    ...ownStockLists(search).map(({ path, title }) => ({ label: title, href: list(path) })),
    // A single dealership's list is the whole stock.
    ...(search.dealerships.length > 1 ? search.dealerships : []).map(({ slug, name }) => ({
      label: name,
      href: list(slug),
    })),
  ];
}

/** The bodies in stock, each as the main list filtered by it. */
export function bodiesInStock(site: NavigationSite): ProposedEntry[] {
  const { search } = site.config;
  const list = href("stock", { list: defaultStockList(search) }, site);
  return (site.bodies ?? []).map(({ value, count }) => ({
    label: site.say?.(value) ?? value,
    href: list && `${list}?${stringifyStockQuery(setValues(emptyQuery, "body", [value]), search)}`,
    count,
  }));
}

/** The bodies of the dealer's models; one alone is no choice. */
function bodies(site: NavigationSite): ProposedEntry[] {
  const styles = bodyStyles(site.models);
  return (styles.length < 2 ? [] : styles).map(({ label, slug }) => ({
    label: site.say?.(label) ?? label,
    href: href("models", {}, site, { query: { body: slug } }),
  }));
}

function buyerTools(site: NavigationSite): ProposedEntry[] {
  const { navigation: words } = wording(site.config);
  return [
    { label: words.offers, href: href("offers", {}, site) },
    { label: words.finance, href: href("form", { form: "finance" }, site) },
    { label: words.financeCalculator, href: href("finance-calculator", {}, site) },
    { label: words.tradeIn, href: href("form", { form: "trade-in" }, site) },
    { label: words.testDrive, href: href("form", { form: "test-drive" }, site) },
  ];
}

function serviceAndParts(site: NavigationSite): ProposedEntry[] {
  const { navigation: words } = wording(site.config);
  const { enableStore, storeUrl } = site.config.links;
  const page = (slug: string) => href("content-page", { slug }, site);
  return [
    { label: words.service, href: href("form", { form: "service" }, site) },
    { label: words.bookService, href: href("form", { form: "book-service" }, site) },
    {
      label: words.parts,
      href: href("form", { form: "parts" }, site) ?? page("vehicle-parts-and-accessories"),
    },
    { label: words.store, href: enableStore ? storeUrl : null },
    { label: words.warranty, href: page("warranty") },
    { label: words.roadside, href: page("roadside-assist") },
    { label: words.safety, href: page("safety") },
  ];
}

function company(site: NavigationSite): ProposedEntry[] {
  const { navigation: words } = wording(site.config);
  const page = (slug: string) => href("content-page", { slug }, site);
  return [
    { label: words.about, href: page("about-us") },
    { label: words.contact, href: href("form", { form: "general" }, site) },
    {
      // One place is no list.
      label: contactedPlaces(site.locations).length > 1 ? words.locations : words.location,
      href: href("locations", {}, site),
    },
    { label: wording(site.config).reviews.title, href: href("reviews", {}, site) },
    { label: words.blog, href: href("posts", {}, site) },
    { label: words.careers, href: href("form", { form: "careers" }, site) },
    { label: words.fleet, href: href("form", { form: "fleet" }, site) },
    { label: words.faqs, href: page("faqs") },
    ...site.config.navigation.extraCompany,
  ];
}

const terms = (site: NavigationSite): ProposedEntry => ({
  label: wording(site.config).navigation.terms,
  href: href("content-page", { slug: "terms-and-conditions" }, site),
});

/** The header's menu of a tenant without one of its own. */
export function productHeader(site: NavigationSite): ProposedEntry[] {
  const words = wording(site.config);
  const { navigation: labels } = words;
  return [
    { label: words.home, href: href("home", {}, site) },
    {
      label: labels.stock,
      href: href("stock-entry", {}, site),
      children: [...stockLists(site), ...bodiesInStock(site)],
    },
    { label: labels.vehicles, href: site.config.navigation.modelMenu ? href("models", {}, site) : null },
    { label: labels.buyerTools, href: null, children: buyerTools(site) },
    { label: labels.serviceAndParts, href: null, children: serviceAndParts(site) },
    { label: labels.company, href: null, children: [...company(site), terms(site)] },
  ];
}

const group = (label: string, children: readonly ProposedEntry[]) => ({ label, href: null, children });

/** The footer of a tenant without one of its own: columns, and lines of links below them. */
export function productFooter(site: NavigationSite): {
  readonly columns: readonly ProposedEntry[];
  readonly lines: readonly ProposedEntry[];
} {
  const { navigation: labels, consent } = wording(site.config);
  const { facebookUrl, instagramUrl, dealershipWebsites } = site.config.site;
  return {
    columns: [
      group(labels.stock, stockLists(site)),
      group(labels.vehicles, bodies(site)),
      group(labels.buyerTools, buyerTools(site)),
      group(labels.serviceAndParts, serviceAndParts(site)),
      group(labels.company, company(site)),
    ],
    lines: [
      group(
        labels.otherSites,
        dealershipWebsites.map(({ name, url }) => ({ label: name, href: url })),
      ),
      group(labels.social, [
        { label: "Facebook", href: facebookUrl },
        { label: "Instagram", href: instagramUrl },
      ]),
      group(labels.legal, [
        terms(site),
        { label: labels.privacy, href: href("content-page", { slug: "privacy-policy" }, site) },
        { label: consent.change, href: href("privacy", {}, site) },
      ]),
    ],
  };
}
