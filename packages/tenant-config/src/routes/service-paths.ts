import type { LinksSettings } from "../settings/links-settings.ts";
import type { Link } from "./link.ts";
import { linkFor, type LinkPolicy } from "./link-for.ts";

/** What the finance and service rules look at; `config` is one. */
export interface FinancePolicy extends LinkPolicy {
  readonly links: LinksSettings;
}

/**
 * The tenant's finance page: the configured link, else the tenant's path. It may be on another site;
 * `financeLink` of the leads package adds what is known of a car.
 *
 * @example
 * financePath(config) // "/finance"
 */
export function financePath(policy: FinancePolicy): string {
  const link = configuredFinance(policy);
  return link?.kind === "internal" || link?.kind === "external" ? link.href : policy.links.financePath;
}

/** The finance page as far as it is on this site; a redirect leads nowhere else. */
export function ownFinancePath(policy: FinancePolicy): string {
  const link = configuredFinance(policy);
  return link?.kind === "internal" ? link.href : policy.links.financePath;
}

const configuredFinance = (policy: FinancePolicy): Link | null =>
  policy.links.financeLink === null ? null : linkFor(policy.links.financeLink, policy);

/** What the service rule looks at; `config` is one. */
export interface ServicePolicy extends FinancePolicy {
  readonly integrations: { readonly xtimeUrl: string | null };
}

/**
 * Where 'Book a Service' leads: the service scheduler when there is one, else the tenant's own path.
 *
 * @example
 * serviceBookingLink(config) // { kind: "internal", href: "/service" }
 */
export function serviceBookingLink(policy: ServicePolicy): Link {
  const link = linkFor(policy.integrations.xtimeUrl ?? policy.links.serviceBooking, policy);
  return link.kind === "refused" ? { kind: "internal", href: "/service" } : link;
}

/**
 * The trade-in form, about a car if there is one.
 *
 * @example
 * tradeInPath("42", config) // "/cars/trade-in?car_id=42"
 */
export function tradeInPath(
  carId: string | null,
  { tradeIn }: { readonly tradeIn: { readonly path: string } },
): string {
  return carId === null
    ? tradeIn.path
    : `${tradeIn.path}?${new URLSearchParams({ car_id: carId }).toString()}`;
}

/**
 * The favourites page: the dealership's own address if it has one.
 *
 * @example
 * garagePath(config) // "/my-garage"
 */
export function garagePath(
  { links }: { readonly links: Pick<LinksSettings, "garagePath" | "garagePaths"> },
  dealershipSlug?: string,
): string {
  return links.garagePaths.find(({ dealership }) => dealership === dealershipSlug)?.path ?? links.garagePath;
}

/**
 * The sign-in page, which leads back to a path of this site and nowhere else.
 *
 * @example
 * signInPath("/finance") // "/sign-in?type=finance&redirect=%2Ffinance"
 */
export function signInPath(back: string, type = "finance"): string {
  const safe = /^\/(?![/\\])[^\\\s]*$/.test(back) ? back : "/";
  return `/sign-in?${new URLSearchParams({ type, redirect: safe }).toString()}`;
}
