import { resolveStockPath, type SearchPolicy } from "@forecourt/search";
import type { CarsPolicy } from "@forecourt/search/car";
import type { LinksSettings } from "../settings/links-settings.ts";
import { ownFinancePath } from "./service-paths.ts";

/** What stands at an address of a site. Slugs and ids are as the address has them, unescaped and unchecked. */
export type SitePage =
  | { kind: "home" | "stock_entry" | "models" | "offers" | "finance" | "finance_pre_approval" }
  | { kind: "service_booking" | "locations" | "blog" | "sign_in" | "success" | "trade_in" }
  | { kind: "stock"; list: string }
  | { kind: "car" | "checkout" | "post"; slug: string }
  | { kind: "offer"; id: string; manufacturer: string | null }
  /** `location` is the name's slug; null for the page of all. */
  | { kind: "contact"; location: string | null }
  /** `dealership` when it has a favourites page of its own. */
  | { kind: "garage"; dealership: string | null }
  /** A page of the dealer's own words, or at the root also a model. */
  | { kind: "page"; slug: string; orModel: boolean };

/** What decides which page stands where; `config` is one. */
export interface PagePolicy {
  readonly site: { readonly hosts: readonly string[]; readonly manufacturer: object | null };
  readonly links: LinksSettings;
  readonly cars: Pick<CarsPolicy, "entryPath" | "detailPath">;
  readonly search: Pick<SearchPolicy, "paths" | "dealerships">;
  readonly reserve: { readonly checkoutPath: string };
  readonly tradeIn: { readonly path: string };
}

const SLUG = /^[a-z0-9][a-z0-9-]*$/;

/**
 * What stands at a path of a site, or null for nothing there can be. The reverse of the path functions: ask
 * `redirectFor` first, then this, then the content whether it has such a slug.
 *
 * @example
 * pageOf("/news/2026/summer", config) // null: here the blog lives at /blog
 */
export function pageOf(path: string, policy: PagePolicy): SitePage | null {
  const parts = readParts(path);
  if (parts === null) return null;
  const plain = `/${parts.join("/")}`;
  return namedPage(plain, policy) ?? childPage(plain, parts, policy);
}

/** The parts of a path, unescaped; null for one that no page of ours has. */
function readParts(path: string): string[] | null {
  const [plain = ""] = path.split(/[?#]/);
  if (!plain.startsWith("/") || /[\\\p{Cc}]|\/\//u.test(plain)) return null;
  try {
    const parts = plain.split("/").slice(1).map(decodeURIComponent);
    if (parts.at(-1) === "") parts.pop();
    return parts.some((part) => part === "" || part === "." || part === ".." || part.includes("/"))
      ? null
      : parts;
  } catch {
    return null;
  }
}

function namedPage(plain: string, policy: PagePolicy): SitePage | null {
  const { links, cars, tradeIn } = policy;
  if (links.financePreApproval && plain === "/finance-pre-approval") return { kind: "finance_pre_approval" };
  const own = links.garagePaths.find((garage) => garage.path === plain);
  if (own) return { kind: "garage", dealership: own.dealership };
  const named: readonly (readonly [path: string, page: SitePage])[] = [
    ["/", { kind: "home" }],
    [cars.entryPath, { kind: "stock_entry" }],
    [ownFinancePath(policy), { kind: "finance" }],
    [tradeIn.path, { kind: "trade_in" }],
    ["/trade-in", { kind: "trade_in" }],
    ["/models", { kind: "models" }],
    ["/special-offers", { kind: "offers" }],
    [links.serviceBooking, { kind: "service_booking" }],
    ["/our-locations", { kind: "locations" }],
    ["/contact", { kind: "contact", location: null }],
    ["/contact-us", { kind: "contact", location: null }],
    [links.contactPathOverride ?? "/contact", { kind: "contact", location: null }],
    [links.blogPath, { kind: "blog" }],
    [links.garagePath, { kind: "garage", dealership: null }],
    ["/sign-in", { kind: "sign_in" }],
    ["/success", { kind: "success" }],
  ];
  return named.find(([known]) => known === plain)?.[1] ?? null;
}

function childPage(plain: string, parts: readonly string[], policy: PagePolicy): SitePage | null {
  const { links, cars, reserve, search, site } = policy;
  const [first = "", second = "", third = ""] = parts;
  const below = (parent: string, length: number) =>
    parts.length === length && plain.startsWith(`${parent}/`)
      ? (parts.at(parent.split("/").length - 1) ?? null)
      : null;

  if (first === "search") {
    return parts.length === 2 && resolveStockPath(second, search) ? { kind: "stock", list: second } : null;
  }
  const depth = cars.detailPath.split("/").length - 1;
  const car = below(cars.detailPath, depth + 1);
  if (car !== null) return { kind: "car", slug: car };
  const reserved = below(cars.detailPath, depth + 2);
  if (reserved !== null) {
    return parts.at(-1) === reserve.checkoutPath ? { kind: "checkout", slug: reserved } : null;
  }
  if (first === "offers" && parts.length === 2) return { kind: "offer", id: second, manufacturer: null };
  if (first === "offers" && parts.length === 3 && site.manufacturer === null) {
    return { kind: "offer", id: third, manufacturer: second };
  }
  if (first === "contact-us" && parts.length === 2) return { kind: "contact", location: second };
  const post = below(links.blogPath, 2);
  if (post !== null) return { kind: "post", slug: post };
  if (first === "pages" && parts.length === 2 && links.usePagesPath && !links.rootPages.includes(second)) {
    return SLUG.test(second) ? { kind: "page", slug: second, orModel: false } : null;
  }
  return parts.length === 1 && SLUG.test(first) ? { kind: "page", slug: first, orModel: true } : null;
}
