import { join } from "node:path";
import type { ReservationStore } from "@forecourt/leads/reserve";
import {
  type HiddenLocations,
  hideLocations,
  reportOutages,
  type SearchEngine,
  type SearchPlan,
} from "@forecourt/search";
import type { StockIndex } from "@forecourt/search/ingest";
import { type DocumentCache, documentCache } from "@forecourt/search/embedded";
import { type MeilisearchStockOptions, openMeilisearchStock } from "@forecourt/search/meilisearch";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import type { ContentSource } from "@forecourt/tenant-config/content";
import { dealerPhone } from "@forecourt/tenant-config/locations";
import type { Logger } from "pino";
import { shareOf } from "#host/caches/cache-budget.ts";
import { tellOutages } from "#host/rounds/tell-outages.ts";
import { tracedSearch } from "#host/trace/traced-search.ts";
import type { Environment } from "./env.ts";
import { reservedStock } from "./reserved-stock.ts";

/** One tenant's stock: what searches it, what imports write to, and the version a cached page is keyed by. */
interface Stock {
  /** What shoppers may read: no hidden location is named. */
  engine: SearchEngine;
  /** What the dealer's staff read: a car stands at its location, hidden or not. */
  staffEngine: SearchEngine;
  index: StockIndex;
  version(): string;
  /** The same once what another process wrote is seen, waited for a second at most. */
  newestVersion(): Promise<string>;
  /** Whether a list could be served now, from a stock that is whole. */
  health(): Promise<{ ok: true } | { ok: false; detail: string }>;
}

type OpenStock = Stock & { close(): Promise<void> };

/** The stocks of all tenants, each opened when it is first requested. Of many that nobody uses the least used are closed. */
export interface Stocks {
  readonly of: (slug: string) => Promise<Stock>;
  /** The same for who only looks how it is: it does not count as used. */
  readonly look: (slug: string) => Promise<Stock>;
  /** The tenants whose stock is open. */
  readonly loaded: () => readonly string[];
  /** The tenants whose search engine does not respond now. */
  readonly away: () => readonly string[];
  close(): Promise<void>;
}

interface StockParts {
  env: Environment;
  log: Logger;
  reservations: Pick<ReservationStore, "reservedCars">;
  content: Pick<ContentSource, "tenant">;
  /** So many are left open however long nobody used them. */
  most?: number;
  /** A clock in milliseconds that only ever grows. */
  now?: () => number;
}

/** What a stock is opened with. */
interface OpeningParts extends StockParts {
  /** Shared by all stocks of this process. */
  documents: DocumentCache;
}

/** Hundreds of usual stocks are some hundred MB; a number of them is a bound that leaves a few huge ones alone. */
const MOST_OPEN = 128;
/** One that is used more often is not closed: to open a stock again takes from ten milliseconds to a second. */
const IDLE_MS = 10_000;

/** What another process wrote is shown this much later at most, by every process; a page waits so long for it. */
const SEEN_WITHIN_MS = 1_000;
/** The smallest list that can be requested. */
const ANY_CAR: SearchPlan = {
  main: {
    text: [],
    matching: "all",
    filter: [],
    sort: [],
    order: "relevance",
    offset: 0,
    limit: 1,
    facets: [],
    fields: ["id"],
    highlight: null,
  },
  counts: [],
};

/** Opens stocks as they are requested, on the engine that the environment names. */
export function openStocks(parts: StockParts): Stocks {
  const { most = MOST_OPEN, now = () => performance.now() } = parts;
  /** The least used first. */
  const opened = new Map<string, { stock: Promise<OpenStock>; usedAt: number }>();
  const away = new Set<string>();
  const documents: DocumentCache = documentCache(shareOf("cars", () => documents.bytes));

  function closeIdle(): void {
    for (const [slug, { stock, usedAt }] of opened) {
      if (opened.size <= most || now() - usedAt < IDLE_MS) return;
      opened.delete(slug);
      away.delete(slug);
      // Who still has it in hand is answered by it: closing only waits for what is being loaded or written.
      stock.then((idle) => idle.close()).catch((error: unknown) => logClosing(parts.log, slug, error));
    }
  }
  const of = (slug: string): Promise<OpenStock> => {
    const stock = opened.get(slug)?.stock ?? openWatchedStock(slug, { ...parts, documents }, away);
    opened.delete(slug);
    opened.set(slug, { stock, usedAt: now() });
    // What could not be opened is tried again by the next request.
    stock.catch(() => opened.get(slug)?.stock === stock && opened.delete(slug));
    closeIdle();
    return stock;
  };
  return {
    of,
    look: (slug) => opened.get(slug)?.stock ?? of(slug),
    loaded: () => [...opened.keys()],
    away: () => [...away],
    close: async () => {
      for (const { stock } of opened.values()) await (await stock).close();
    },
  };
}

const logClosing = (log: Logger, tenant: string, error: unknown): void =>
  log.warn({ tenant, error: String(error) }, "a stock that nobody uses could not be closed");

/**
 * A tenant's stock, with the cars that are reserved on the site, whose outages stand in the log once each, however many
 * pages they meet.
 */
async function openWatchedStock(slug: string, parts: OpeningParts, away: Set<string>): Promise<OpenStock> {
  const { env, log, reservations, content } = parts;
  const stock = await openStock(slug, parts);
  const inner =
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? stock.engine : tracedSearch(stock.engine, slug);
  const engine = reportOutages(inner, (report) => {
    if (report.kind === "answering") away.delete(slug);
    else if (report.problem.problem === "unavailable") away.add(slug);
    if (report.kind === "answering") log.info({ tenant: slug }, "the search engine responds again");
    else log.error({ tenant: slug, detail: report.problem.detail }, "the search engine gives no stock");
  });
  const readReservations = tellOutages(log, {
    began: "the reservations could not be read",
    over: "the reservations are read again",
  });
  const staffEngine = reservedStock(
    engine,
    // The feed still says what it knows; the checkout asks the store again before it takes money.
    async () => (await readReservations(() => reservations.reservedCars(slug), { tenant: slug })) ?? [],
  );
  return { ...stock, staffEngine, engine: hideLocations(staffEngine, () => hiddenFrom(content, slug)) };
}

/** What shoppers may not read of a tenant's locations, as its content is now. */
async function hiddenFrom(content: StockParts["content"], slug: string): Promise<HiddenLocations> {
  const found = await content.tenant(slug);
  return found === false
    ? { hidden: [], phone: null }
    : {
        hidden: found.hiddenLocations,
        phone: dealerPhone({ config: found.tenant.config, locations: found.locations }),
      };
}

/**
 * One index a tenant, whatever the engine: an embedded snapshot, or `Car_production_<slug>` on a Meilisearch server. A
 * query that forgot its filter could then show too much of one dealer's stock, but never another dealer's. Where the
 * environment names one index for all, each tenant is searched by a filter and under a token of its own.
 */
async function openStock(
  slug: string,
  { env, log, documents }: OpeningParts,
): Promise<Omit<OpenStock, "staffEngine">> {
  if (!env.MEILI_URL) {
    const directory = join(/* turbopackIgnore: true */ env.dataDirectory, "stock", slug);
    return openEmbeddedStock({
      directory,
      log,
      waitForReload: SEEN_WITHIN_MS,
      settings: { documentCache: documents },
    });
  }
  const stock = openMeilisearchStock({
    host: env.MEILI_URL,
    ...indexOf(env, slug),
    fetch,
    clock: Date.now,
    versionFor: SEEN_WITHIN_MS / 2,
    settingsCommand: `pnpm forecourt stock settings --tenant ${slug} --apply`,
    ...(env.MEILI_KEY ? { key: env.MEILI_KEY } : {}),
  });
  // What a list asks: a server may give its counts while searches fail.
  return { ...stock, health: () => stock.engine.run(ANY_CAR) };
}

function indexOf(
  env: Environment,
  slug: string,
): Pick<MeilisearchStockOptions, "index" | "tenant" | "tenantKey"> {
  const { MEILI_SHARED_INDEX: index, MEILI_SEARCH_KEY: key, MEILI_SEARCH_KEY_UID: keyUid } = env;
  if (index === undefined) return { index: `${env.MEILI_INDEX}_${slug.replaceAll(/[^\w-]/g, "_")}` };
  return { index, tenant: slug, ...(key && keyUid ? { tenantKey: { key, keyUid } } : {}) };
}
