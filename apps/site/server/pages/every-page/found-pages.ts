import { processWide } from "#host/process/process-wide.ts";
import { randomUUID } from "node:crypto";
import type { HireDates, StockPath, StockQuery, StockResult, UnreadAmount } from "@forecourt/search";
import type { PlainWords } from "@forecourt/search/sentences";
import type { Car } from "@forecourt/search/car";
import type { Location } from "@forecourt/tenant-config/locations";
import type { TenantSite } from "#server/tenants/tenant-site.ts";

/** A car's page as far as the stock knows it. `gone` is a car sold longer ago than the site lists. */
export type CarPage =
  | { kind: "found"; site: TenantSite; car: Car; location: Location | null }
  | { kind: "gone"; site: TenantSite; car: Car; similar: readonly Car[] }
  | { kind: "missing" }
  | { kind: "unavailable"; site: TenantSite; retryAfter: number | null };

/** A stock list as its address asks for it, and what the engine returned. */
export interface StockPage {
  site: TenantSite;
  list: StockPath;
  path: string;
  /** What is listed: what the address says, and what its sentence was read as. */
  query: StockQuery;
  result: StockResult;
  /** How many pages before the address's own stand above it: all of them where pages are added below each other. */
  pagesAbove: number;
  /** A sentence typed into the search box, how it was read, and what was chosen besides. */
  reading: { sentence: string; words: PlainWords; chosen: StockQuery } | null;
  /** From when to when a car is wanted, on a site that lets cars for days. */
  hire: HireDates | null;
  /** Amounts that were typed and could not be read. */
  unread: readonly UnreadAmount[];
}

/** What an address of a stock list leads to: a list, or the one spelling of the address. */
export type FoundStock =
  | { kind: "list"; page: StockPage }
  | { kind: "redirect"; to: string }
  | { kind: "missing" };

/** Pages of one kind on their way from the proxy to the page that renders them. */
interface FoundPages<Page> {
  /** Keeps a page and gives the name it can be taken by, once. */
  keep(page: Page): string;
  /** Takes a page that was stored; null when there is none of that name. */
  take(name: string | null): Page | null;
}

/** Only pages that are never rendered stay; the oldest go. */
const MAX_STORED = 100;

/**
 * Pages whose stock the proxy has searched. The proxy decides the status and a page cannot, and a bundle of its own
 * keeps the two from sharing a module, but not the process: what is stored stands under `name` there.
 */
function foundPages<Page>(name: string): FoundPages<Page> {
  const stored = processWide(`found.${name}`, () => new Map<string, Page>()).current;
  return {
    keep: (page) => {
      const [oldest = ""] = stored.keys();
      if (stored.size >= MAX_STORED) stored.delete(oldest);
      const id = randomUUID();
      stored.set(id, page);
      return id;
    },
    take: (id) => {
      if (id === null) return null;
      const page = stored.get(id) ?? null;
      stored.delete(id);
      return page;
    },
  };
}

/** Car pages and stock lists whose stock the proxy has searched. */
export const foundCars = foundPages<CarPage>("cars");
export const foundStock = foundPages<StockPage>("stock");
