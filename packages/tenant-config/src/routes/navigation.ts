import { defaultStockList } from "@forecourt/search";
import type { MenuItem } from "../settings/navigation-settings.ts";
import { bodyStyles } from "../content/models/model-groups.ts";
import { wording } from "../wording/wording.ts";
import { href } from "./href.ts";
import { matchRoute } from "./match-route.ts";
import { drawnEntries, type ProposedEntry } from "./menu-builder.ts";
import type { NavigationEntry, NavigationGroup, NavigationSite } from "./navigation-entry.ts";

/**
 * The header's menu: the tenant's own, or the product's. A form that is not offered, a page this site does not have
 * and a hidden path are no entry; a dropdown with nothing in it neither.
 *
 * @example
 * headerNavigation(site).map(({ label }) => label) // ["Home", "Our Stock", "Buyer Tools", "Service and Parts", "Company"]
 */
export function headerNavigation(site: NavigationSite): NavigationEntry[] {
  const own = site.config.navigation.header;
  const entries = drawnEntries(own === null ? productHeader(site) : own.map(proposedItem), site);
  return site.config.navigation.modelMenu ? entries.map((entry) => withModelMenu(entry, site)) : entries;
}

/** The entry that leads to the models opens their menu, whoever wrote it. */
function withModelMenu(entry: NavigationEntry, site: NavigationSite): NavigationEntry {
  if (entry.kind !== "internal" || entry.children.length > 0 || entry.href.includes("?")) return entry;
  const match = matchRoute(entry.href, site);
  return match.kind === "page" && match.page.screen === "models" ? { ...entry, opensModels: true } : entry;
}

/**
 * The footer's columns: the tenant's own, or the product's.
 *
 * @example
 * footerNavigation(site).map(({ title }) => title) // ["Our Stock", "Buyer Tools", "Service and Parts", "Company"]
 */
export function footerNavigation(site: NavigationSite): NavigationGroup[] {
  const own = site.config.navigation.footer;
  const columns = own === null ? productFooter(site) : own.map(proposedItem);
  return columns.flatMap(({ label, children = [] }) => {
    const links = drawnEntries(children, site);
    return links.length > 0 ? [{ title: label, links }] : [];
  });
}

const proposedItem = ({ label, href: address, children = [] }: MenuItem): ProposedEntry => ({
  label,
  href: address ?? null,
  children,
});

function stockLists(site: NavigationSite): ProposedEntry[] {
  const { search } = site.config;
  const { navigation: words } = wording(site.config);
  const list = (name: string) => href("stock", { list: name }, site);
  return [
    { label: words.allStock, href: list(defaultStockList(search)) },
    { label: words.newStock, href: list("new-cars") },
    { label: words.demoStock, href: list("demo-cars") },
    { label: words.usedStock, href: list("used-cars") },
    ...search.dealerships.map(({ slug, name }) => ({ label: name, href: list(slug) })),
  ];
}

function bodies(site: NavigationSite): ProposedEntry[] {
  return bodyStyles(site.models).map(({ label, slug }) => ({
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
    { label: words.locations, href: href("locations", {}, site) },
    { label: wording(site.config).reviews.title, href: href("reviews", {}, site) },
    { label: words.blog, href: href("posts", {}, site) },
    { label: words.careers, href: href("form", { form: "careers" }, site) },
    { label: words.fleet, href: href("form", { form: "fleet" }, site) },
    { label: words.faqs, href: page("faqs") },
    { label: words.terms, href: page("terms-and-conditions") },
    ...site.config.navigation.extraCompany,
  ];
}

function productHeader(site: NavigationSite): ProposedEntry[] {
  const words = wording(site.config);
  const { navigation: labels } = words;
  return [
    { label: words.home, href: href("home", {}, site) },
    { label: labels.stock, href: href("stock-entry", {}, site), children: stockLists(site) },
    { label: labels.vehicles, href: site.config.navigation.modelMenu ? href("models", {}, site) : null },
    { label: labels.buyerTools, href: null, children: buyerTools(site) },
    { label: labels.serviceAndParts, href: null, children: serviceAndParts(site) },
    { label: labels.company, href: null, children: company(site) },
  ];
}

function productFooter(site: NavigationSite): ProposedEntry[] {
  const { navigation: labels } = wording(site.config);
  const { facebookUrl, instagramUrl, dealershipWebsites } = site.config.site;
  return [
    { label: labels.stock, href: null, children: stockLists(site) },
    { label: labels.vehicles, href: null, children: bodies(site) },
    { label: labels.buyerTools, href: null, children: buyerTools(site) },
    { label: labels.serviceAndParts, href: null, children: serviceAndParts(site) },
    {
      label: labels.company,
      href: null,
      children: [
        ...company(site),
        { label: labels.privacy, href: href("content-page", { slug: "privacy-policy" }, site) },
        { label: wording(site.config).consent.change, href: href("privacy", {}, site) },
        { label: "Facebook", href: facebookUrl },
        { label: "Instagram", href: instagramUrl },
        ...dealershipWebsites.map(({ name, url }) => ({ label: name, href: url })),
      ],
    },
  ];
}
