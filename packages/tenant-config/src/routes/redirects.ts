import type { CarsPolicy } from "@forecourt/search/car";
import { defaultStockPath, type SearchPolicy } from "@forecourt/search";
import { type FinancePolicy, garagePath, ownFinancePath } from "./service-paths.ts";
import { withoutPagesPrefix } from "./pages-path.ts";

/** What the redirects of a site depend on; `config` is one. */
export interface RedirectPolicy extends FinancePolicy {
  readonly cars: Pick<CarsPolicy, "entryPath">;
  readonly search: Pick<SearchPolicy, "defaultPath" | "templatePath">;
  readonly reserve: { readonly checkoutPath: string };
}

/** Where an address has moved to: always a path of this site. */
export interface RedirectAnswer {
  readonly to: string;
  readonly permanent: boolean;
}

const STOCK_ENTRIES = ["/cars", "/motorcycles", "/campers"];
const FINANCE_PATHS = ["/finance", "/finance-enquiry", "/apply-for-finance"];
const BLOG_PATHS = ["/blog", "/news"];
const CHECKOUT_SEGMENTS = ["checkout", "buy-online", "checkout-journey"];

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);

/**
 * Where a path leads on this site instead, or null when it may have a page of its own. The tenant's own
 * table is asked first; a redirect never leads to the path it came from.
 *
 * @example
 * redirectFor("/finance-pre-approval", config) // { to: "/finance", permanent: false }
 */
export function redirectFor(path: string, policy: RedirectPolicy): RedirectAnswer | null {
  // A browser reads a backslash as a slash; no page of ours has one in its address.
  if (/[\\\p{Cc}]/u.test(path)) return null;
  const from = trimmed(path);
  const answer = ownRedirect(from, policy) ?? productRedirect(from, policy);
  return answer !== null && trimmed(answer.to) !== from ? answer : null;
}

function ownRedirect(from: string, { links }: RedirectPolicy): RedirectAnswer | null {
  const own = links.redirects.find((redirect) => trimmed(redirect.from) === from);
  return own ? { to: own.to, permanent: true } : null;
}

function productRedirect(from: string, policy: RedirectPolicy): RedirectAnswer | null {
  const { links, cars, reserve } = policy;
  // Temporary: the flag may keep the page one day.
  if (from === "/finance-pre-approval" && !links.financePreApproval) {
    return { to: ownFinancePath(policy), permanent: false };
  }
  if (FINANCE_PATHS.includes(from)) return { to: ownFinancePath(policy), permanent: true };
  if (STOCK_ENTRIES.includes(from)) return { to: cars.entryPath, permanent: true };
  const blog = BLOG_PATHS.find((each) => from === each || from.startsWith(`${each}/`));
  if (blog) return { to: links.blogPath + from.slice(blog.length), permanent: true };
  const [, section, slug, segment, ...deeper] = from.split("/");
  if (section === "cars" && slug && segment && deeper.length === 0 && CHECKOUT_SEGMENTS.includes(segment)) {
    return { to: `/cars/${slug}/${reserve.checkoutPath}`, permanent: true };
  }
  // A checkout without a car.
  if (from === "/checkout" || from === "/checkout-journey") {
    return { to: defaultStockPath(policy.search), permanent: false };
  }
  if (from === "/my-garage") return { to: garagePath(policy), permanent: true };
  const page = withoutPagesPrefix(from, policy);
  return page === from ? null : { to: page.replace(/^\/{2,}/, "/"), permanent: true };
}
