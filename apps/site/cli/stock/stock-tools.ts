import type { SearchEngine } from "@forecourt/search";
import type { CarsPolicy } from "@forecourt/search/car";
import type { StockIndex } from "@forecourt/search/ingest";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { BadCall, noTenant } from "../options/exit-codes.ts";

/** What the stock commands need of the site: its tenants, their stock, the clock and a place for reports. */
export interface StockTools {
  /** The settings of a tenant that its stock depends on; null when there is no such tenant. */
  tenant(slug: string): Promise<StockTenant | null>;
  slugs(): Promise<readonly string[]>;
  stock(slug: string): Promise<{ engine: SearchEngine; index: StockIndex }>;
  now(): Date;
  dataDirectory: string;
}

/** The observers of what an import changes. */
export interface ImportAlerts {
  /** Notes the stock as it is, so that only what an import changes is reported. */
  before(tenant: string): Promise<void>;
  /** Asks every alert about what changed; a sentence for the terminal, null where the site mails no alerts. */
  after(tenant: string): Promise<string | null>;
}

/** Who keeps pages before the site. */
export interface CachedPages {
  /** Has them forget a tenant's pages, once all processes show what changed; a sentence when they could not be reached. */
  forget(tenant: string): Promise<string | null>;
}

export interface StockTenant {
  readonly cars: Pick<CarsPolicy, "missingStatus">;
  /** Names of its locations by their ids and slugs; shoppers filter by the names. */
  readonly locationNames: ReadonlyMap<string, string>;
}

/** Where a command writes. `live` when a person is watching and lines may be redrawn. */
export interface Terminal {
  live: boolean;
  out(line: string): void;
  error(line: string): void;
}

/** The stock of a tenant; a call with an unknown one is wrong. */
export async function stockOf(tools: StockTools, slug: string): Promise<{ index: StockIndex } & StockTenant> {
  const tenant = await tools.tenant(slug);
  if (!tenant) throw new BadCall(noTenant(slug, await tools.slugs()));
  return { index: (await tools.stock(slug)).index, ...tenant };
}

/** Stock commands that look at the stock as the site shows it. */
export type SiteTools = StockTools & { site(slug: string): Promise<TenantSite | null> };

/** A tenant's stock and its site; a call with an unknown tenant is wrong. */
export async function stockAndSite(tools: SiteTools, slug: string) {
  const { index } = await stockOf(tools, slug);
  const site = await tools.site(slug);
  if (!site) throw new BadCall(noTenant(slug, await tools.slugs()));
  return { index, site };
}
