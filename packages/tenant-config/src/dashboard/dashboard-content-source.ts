import { slugify } from "@forecourt/search/kernel";
import { LRUCache } from "lru-cache";
import type { ContentSource, TenantContent } from "../content/content-source.ts";
import { contentVersion } from "../content/content-version.ts";
import { everyLocation, type SiteLocations } from "../locations/site-locations.ts";
import type { BookingDay } from "./bookings-wire.ts";
import { type DashboardCalls, type DashboardOptions, dashboardCalls } from "./dashboard-calls.ts";
import { type DashboardInstallation, type ResolvedDashboard, resolveDashboard } from "./resolve-dashboard.ts";
import {
  type ManufacturerBody,
  readManufacturer,
  readSession,
  type SessionBody,
  type SessionContent,
} from "./session-wire.ts";
import { withTimeout } from "./with-timeout.ts";

/** What the dashboard source needs: the dashboards of the installation, and where settings and written words live. */
export interface DashboardContentOptions extends DashboardOptions {
  installation: DashboardInstallation;
  /**
   * Gives each site's settings, posts and pages, which no dashboard call returns, and stands in for a
   * site's content while the dashboard has never responded for it. Usually tenant folders.
   */
  base: ContentSource;
  /**
   * Milliseconds a page waits for a first result when it has something else to show: `base`'s content, or
   * a site without its models. Answers already held, however stale, are never waited for.
   */
  firstTimeoutMs?: number;
  /** How many assembled sites are cached. */
  maxSites?: number;
}

/** A content source over the dealer platform. */
export interface DashboardContentSource extends ContentSource {
  /** The calls themselves, for the booking dates no page needs whole. */
  calls: DashboardCalls;
  /**
   * The free days of a dealership for a test drive or a service. None where the site has no dashboard, the call fails,
   * or no result comes in the time a page waits for one; the result is cached for the next page.
   */
  bookings: (
    content: TenantContent,
    kind: "appointment" | "service",
    dealershipId: string,
  ) => Promise<readonly BookingDay[]>;
}

/** A site put together, with what it was made of, to see whether any of that changed. */
interface Assembled {
  own: TenantContent;
  session: SessionBody;
  read: SessionContent;
  makers: readonly (ManufacturerBody | false)[];
  content: TenantContent;
}

const MAX_MANUFACTURERS = 12;

/** "Škoda" is requested as `skoda`. */
const makerSlug = (name: string) => slugify(name);

/** The makers to ask for: the site's own, else those its locations name. */
function manufacturerSlugs(base: TenantContent, read: SiteLocations): string[] {
  const own = base.tenant.config.site.manufacturer;
  if (own) return [own.slug];
  const named = everyLocation(read).flatMap((location) => location.manufacturers.map(makerSlug));
  return [...new Set(named)].slice(0, MAX_MANUFACTURERS);
}

const firstOfEach = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();

const contextOf = ({ tenant, ...content }: TenantContent) => ({
  market: tenant.config.site.market,
  timeZones: tenant.config.rules.timeZones,
  fallbackTimeZone: everyLocation(content)[0]?.timeZone ?? tenant.config.rules.timeZones.fallback,
});

/** The given items, or the ones before when none were given. */
const orElse = <Item>(given: readonly Item[], before: readonly Item[]) => (given.length > 0 ? given : before);

/**
 * Serves sites from the dashboard: locations, hours, navigation, models, offers and
 * reviews are its own, settings, posts and pages are `base`'s. While the dashboard is down a site keeps
 * its last content; one it never responded for is served from `base` if that has locations, else it is false.
 */
export function dashboardContentSource(options: DashboardContentOptions): DashboardContentSource {
  const { base } = options;
  const calls = dashboardCalls(options);
  const wait = withTimeout(options.firstTimeoutMs ?? 1_500);
  const assembled = new LRUCache<string, Assembled>({ max: options.maxSites ?? 500 });

  /** Where a site's content is requested; null, reported once, where the site may ask nowhere. */
  const reported = new LRUCache<string, string>({ max: options.maxSites ?? 500 });
  function dashboardOf({ slug, tenant: { config } }: TenantContent): ResolvedDashboard | null {
    const resolution = resolveDashboard(config, options.installation);
    if (resolution.ok) return resolution.dashboard;
    if (reported.get(slug) !== resolution.message) {
      const problem = { kind: "not_configured", detail: resolution.message, attempts: 0 } as const;
      options.onProblem?.(slug, problem);
    }
    reported.set(slug, resolution.message);
    return null;
  }

  async function tenant(slug: string): Promise<TenantContent | false> {
    const own = await base.tenant(slug);
    if (own === false) return false;
    const { site } = own.tenant.config;
    const resolved = dashboardOf(own);
    const held = everyLocation(own).length > 0 ? own : false;
    if (resolved === null) return held;
    const pending = calls.websiteSession(resolved, site.id);
    const session = await (held ? wait(`session ${site.id}`, pending) : pending);
    if (session === false) return held;

    const before = assembled.get(slug);
    const same = before?.own === own && before.session === session;
    const read = same ? before.read : readSession(session, contextOf(own));
    const makers = await Promise.all(
      manufacturerSlugs(own, read).map((maker) =>
        wait(`${maker} ${site.id}`, calls.manufacturer(resolved, maker, site.id)),
      ),
    );
    if (same && makers.every((maker, at) => maker === before.makers[at])) return before.content;
    const made = makers.flatMap((maker) => (maker === false ? [] : [readManufacturer(maker)]));
    const { version: _, ...rest } = {
      ...own,
      locations: read.locations,
      hiddenLocations: read.hiddenLocations,
      navigation: orElse(read.navigation, own.navigation),
      models: orElse(firstOfEach([...read.models, ...made.flatMap((maker) => maker.models)]), own.models),
      offers: orElse(firstOfEach([...read.offers, ...made.flatMap((maker) => maker.offers)]), own.offers),
      reviews: read.reviews ?? own.reviews,
    };
    const content = { ...rest, version: contentVersion({ ...rest, tenant: own.tenant.config }) };
    assembled.set(slug, { own, session, read, makers, content });
    return content;
  }

  async function bookings(
    content: TenantContent,
    kind: "appointment" | "service",
    dealershipId: string,
  ): Promise<readonly BookingDay[]> {
    const resolved = dashboardOf(content);
    if (resolved === null) return [];
    const pending =
      kind === "service"
        ? calls.serviceBookings(resolved, dealershipId)
        : calls.appointmentBookings(resolved, dealershipId);
    const found = await wait(`${kind} ${resolved.url} ${dealershipId}`, pending);
    return found === false ? [] : found;
  }

  return { calls, bookings, tenant, slugs: () => base.slugs() };
}
