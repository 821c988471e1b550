import { defaultStockPath } from "@forecourt/search";
import type { TenantConfig } from "../settings/tenant-config.ts";
import { wording } from "../wording/wording.ts";
import { modelsPath } from "./content-paths.ts";
import { drawnEntries, type Proposed } from "./menu-builder.ts";
import type { NavigationEntry, NavigationGroup, NavigationOptions } from "./navigation-entry.ts";
import type { MenuItem } from "../settings/navigation-settings.ts";
import { financePath } from "./service-paths.ts";

type FormId = TenantConfig["forms"]["offered"][number];

/**
 * The header's menu: the tenant's own, or the product's. A form that is not offered, a page that is not served
 * and a hidden path are no entry; a dropdown with nothing in it neither.
 *
 * @example
 * headerNavigation(config, { serves: (path) => path === "/" }).map(({ label }) => label) // ["Home"]
 */
export function headerNavigation(config: TenantConfig, options: NavigationOptions = {}): NavigationEntry[] {
  const own = config.navigation.header;
  return drawnEntries(own === null ? productHeader(config) : own.map(proposedItem), config, options);
}

/**
 * The footer's columns: the tenant's own, or the product's.
 *
 * @example
 * footerNavigation(config).map(({ title }) => title) // ["Our Stock", "Buyer Tools", "Service and Parts", "Company"]
 */
export function footerNavigation(config: TenantConfig, options: NavigationOptions = {}): NavigationGroup[] {
  const own = config.navigation.footer;
  const columns = own === null ? productFooter(config) : own.map(proposedItem);
  return columns.flatMap(({ label, children = [] }) => {
    const links = drawnEntries(children, config, options);
    return links.length > 0 ? [{ title: label, links }] : [];
  });
}

const proposedItem = ({ label, href, children = [] }: MenuItem): Proposed => ({
  label,
  href: href ?? null,
  children,
});

/** An entry that is proposed only when its form is offered. */
const offered = (config: TenantConfig, form: FormId, label: string, href: string): Proposed[] =>
  config.forms.offered.includes(form) ? [{ label, href }] : [];

function stockLists(config: TenantConfig): Proposed[] {
  const { navigation: words } = wording(config);
  const lists = new Set(config.search.paths.map(({ path }) => path));
  const main = defaultStockPath(config.search);
  const rows: readonly (readonly [path: string, label: string])[] = [
    ["new-cars", words.newStock],
    ["demo-cars", words.demoStock],
    ["used-cars", words.usedStock],
  ];
  return [
    { label: words.allStock, href: main },
    ...rows.flatMap(([path, label]) =>
      lists.has(path) && main !== `/search/${path}` ? [{ label, href: `/search/${path}` }] : [],
    ),
    ...config.search.dealerships.map(({ slug, name }) => ({ label: name, href: `/search/${slug}` })),
  ];
}

const buyerTools = (config: TenantConfig): Proposed[] => {
  const { navigation: words } = wording(config);
  return [
    { label: words.offers, href: "/special-offers" },
    ...offered(config, "finance", words.finance, financePath(config)),
    ...(config.tradeIn.enabled ? offered(config, "trade-in", words.tradeIn, "/trade-in") : []),
    ...offered(config, "test-drive", words.testDrive, "/book-test-drive"),
  ];
};

function serviceAndParts(config: TenantConfig): Proposed[] {
  const { navigation: words } = wording(config);
  const { enableStore, storeUrl, serviceBooking } = config.links;
  return [
    { label: words.service, href: "/service/" },
    ...(serviceBooking === "/service"
      ? []
      : offered(config, "book-service", words.bookService, serviceBooking)),
    { label: words.parts, href: "/vehicle-parts-and-accessories/" },
    ...(enableStore && storeUrl !== null ? [{ label: words.store, href: storeUrl }] : []),
    { label: words.warranty, href: "/warranty" },
    { label: words.roadside, href: "/roadside-assist" },
    { label: words.safety, href: "/safety" },
  ];
}

function company(config: TenantConfig): Proposed[] {
  const { navigation: words } = wording(config);
  return [
    { label: words.about, href: "/about-us" },
    { label: words.contact, href: "/contact" },
    { label: words.locations, href: "/our-locations/" },
    { label: words.blog, href: config.links.blogPath },
    ...offered(config, "careers", words.careers, "/careers"),
    ...offered(config, "fleet", words.fleet, "/fleet"),
    { label: words.faqs, href: "/faqs" },
    { label: words.terms, href: "/terms-and-conditions/" },
    ...config.navigation.extraCompany,
  ];
}

function productHeader(config: TenantConfig): Proposed[] {
  const words = wording(config);
  const { navigation: labels } = words;
  return [
    { label: words.home, href: "/" },
    { label: labels.stock, href: `${config.cars.entryPath}/`, children: stockLists(config) },
    ...(config.navigation.modelMenu
      ? [
          {
            label: labels.vehicles,
            href: modelsPath(),
            menu: "models" as const,
            opens: config.navigation.modelMenuOpens,
          },
        ]
      : []),
    { label: labels.buyerTools, href: null, children: buyerTools(config) },
    { label: labels.serviceAndParts, href: null, children: serviceAndParts(config) },
    { label: labels.company, href: null, children: company(config) },
  ];
}

function productFooter(config: TenantConfig): Proposed[] {
  const { navigation: labels } = wording(config);
  const { facebookUrl, instagramUrl, dealershipWebsites } = config.site;
  return [
    {
      label: labels.stock,
      href: null,
      children: [
        ...stockLists(config),
        ...(config.navigation.modelMenu ? [{ label: labels.vehicles, href: modelsPath() }] : []),
      ],
    },
    { label: labels.buyerTools, href: null, children: buyerTools(config) },
    { label: labels.serviceAndParts, href: null, children: serviceAndParts(config) },
    {
      label: labels.company,
      href: null,
      children: [
        ...company(config),
        { label: labels.privacy, href: "/privacy-policy" },
        ...(facebookUrl === null ? [] : [{ label: "Facebook", href: facebookUrl }]),
        ...(instagramUrl === null ? [] : [{ label: "Instagram", href: instagramUrl }]),
        ...dealershipWebsites.map(({ name, url }) => ({ label: name, href: url })),
      ],
    },
  ];
}
