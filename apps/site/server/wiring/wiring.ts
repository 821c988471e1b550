import "server-only";
import { join } from "node:path";
import type { LeadStore } from "@forecourt/leads/stores";
import type { AccountStore } from "@forecourt/leads/accounts";
import type { AlertStore } from "@forecourt/leads/alerts";
import { folderMailer, type Mailer, smtpMailer } from "@forecourt/leads/mail";
import {
  postgresAccountStores,
  postgresFormDrafts,
  postgresLeadStore,
  postgresReservationStore,
} from "@forecourt/leads/postgres";
import type { ReservationStore } from "@forecourt/leads/reservations";
import {
  sqliteAccountStores,
  sqliteFormDrafts,
  sqliteLeadStore,
  sqliteReservationStore,
} from "@forecourt/leads/sqlite";
import { s3Storage } from "@forecourt/leads/s3";
import { diskStorage, type FileStorage } from "@forecourt/leads/uploads";
import { reportOutages, type SearchEngine } from "@forecourt/search";
import { openEmbeddedStock } from "@forecourt/search/embedded";
import type { StockIndex } from "@forecourt/search/ingest";
import { type MeilisearchStockOptions, openMeilisearchStock } from "@forecourt/search/meilisearch";
import type { ContentSource, TenantContent } from "@forecourt/tenant-config/content";
import {
  type DashboardContentSource,
  type DashboardInstallation,
  dashboardContentSource,
} from "@forecourt/tenant-config/dashboard";
import { filesContentSource } from "@forecourt/tenant-config/files";
import type { Logger } from "pino";
import type { Illustrator } from "#server/media/illustrator.ts";
import { chooseIllustrator } from "./choose-illustrator.ts";
import { dashboardInstallation } from "./dashboard-installation.ts";
import { type Environment, readEnvironment } from "./env.ts";
import { type BoundedFolder, boundedFolder } from "#server/disk/bounded-folder.ts";
import { type DailyLog, dailyLog } from "#server/disk/daily-log.ts";
import { diskReserve } from "#server/disk/disk-reserve.ts";
import { makePrivateDatabase, makePrivateFolders } from "#server/disk/private-folders.ts";
import { type PublicFetch, publicFetch } from "#server/outgoing/public-fetch.ts";
import type { Counters } from "#server/counters/counters.ts";
import { memoryCounters } from "#server/counters/memory-counters.ts";
import { redisCounters } from "#server/counters/redis-counters.ts";
import { tellOutages } from "#server/rounds/tell-outages.ts";
import { forgetPages, SEEN_EVERYWHERE_MS } from "#server/shared-caches/forget-pages.ts";
import { forgetReserved, type ForgettingStore } from "#server/shared-caches/forget-reserved.ts";
import { tracedFetch } from "#server/trace/traced-fetch.ts";
import { tracedLeads } from "#server/trace/traced-leads.ts";
import { tracedSearch } from "#server/trace/traced-search.ts";
import { reservedStock } from "./reserved-stock.ts";
import { type HeldDrafts, heldDrafts } from "./held-drafts.ts";
import { createLogger } from "./logger.ts";
import { reloadFile, watchReload } from "./watch-reload.ts";
import { readOverride } from "./settings-override.ts";

/** One tenant's stock: what searches it, what imports write to, and the version a cached page is keyed by. */
interface Stock {
  engine: SearchEngine;
  index: StockIndex;
  version(): string;
  /** The same once what another process wrote is seen, waited for a second at most. */
  newestVersion(): Promise<string>;
}

/** What is kept of what no endpoint takes: events of pages, phone numbers pressed, phone numbers shown. */
export type EventKind = "events" | "calls" | "reveals" | "traces" | "failures";

/** What another process wrote is shown this much later at most, by whoever is asked; a page waits so long for it. */
const SEEN_WITHIN_MS = 1_000;
const DRAWN_BYTES = 256_000_000;
const PICTURE_BYTES = 1_000_000_000;

/** Every adapter this process uses. Nothing else chooses between them. */
export interface Wiring {
  env: Environment;
  log: Logger;
  now: () => Date;
  content: ContentSource;
  tenant(slug: string): Promise<TenantContent | null>;
  /** The free days of a dealership on the tenant's dealer platform; none without a platform. */
  bookings: DashboardContentSource["bookings"];
  stock(slug: string): Promise<Stock>;
  /** The tenants whose stock is open. */
  loadedStocks(): readonly string[];
  /** The tenants whose search engine gives no answer now. */
  awayStocks(): readonly string[];
  /** What shoppers do, counted for limits; shared by all processes where the environment names a server. */
  counters: Counters;
  leads: LeadStore;
  reservations: ReservationStore;
  accounts: AccountStore;
  alerts: AlertStore;
  /** Mails to shoppers: over SMTP where the environment names a server, else files in a folder. */
  mailer: Mailer;
  drafts: HeldDrafts;
  /** Files that come with leads: a bucket when the environment names one, else a folder of this host. */
  files: FileStorage;
  /** Illustrations that were rendered, and photographs that were fetched and resized. */
  drawn: BoundedFolder;
  pictures: BoundedFolder;
  /** What no endpoint of a tenant takes. */
  eventLogs: Readonly<Record<EventKind, DailyLog>>;
  /** For addresses that stand in tenants' files and feeds: reaches the public internet only. */
  tenantFetch: PublicFetch;
  /** Whether the disk has more free than what is kept for leads. */
  hasRoom(): Promise<boolean>;
  illustrator: Illustrator;
  dataDirectory: string;
  close(): Promise<void>;
}

/** Opens the adapters the environment asks for and brings the lead store up to date. */
export async function openWiring(env: Environment = readEnvironment()): Promise<Wiring> {
  const log = createLogger(env);
  makePrivateFolders(env.dataDirectory);
  const fixed = env.FORECOURT_NOW ? new Date(env.FORECOURT_NOW) : null;
  const now = (): Date => fixed ?? new Date();
  const installation = dashboardInstallation(env);
  const hasDashboard = installation.production !== null || installation.staging !== null;
  const files = filesContentSource({
    requireLocations: !hasDashboard,
    directory: env.tenantsDirectory,
    override: env.overrideFile === null ? undefined : readOverride(env.overrideFile),
    hot: env.FORECOURT_ENV === "development",
    // Files have the real clock's times, also where the site's own clock stands still for a test.
    now: () => new Date(),
    onProblems: (slug, problems) => log.error({ tenant: slug, problems }, "tenant folder is not usable"),
  });
  const reloads = watchReload({
    file: reloadFile(env.tenantsDirectory),
    onReload: () => {
      log.info("the tenants' folders are looked at again");
      files.reload();
    },
  });
  const dashboard = hasDashboard ? dashboardContent(installation, files, log) : null;
  const content = dashboard ?? files;
  const leads = tracedLeads(
    env.DATABASE_URL
      ? postgresLeadStore({ url: env.DATABASE_URL })
      : sqliteLeadStore({ file: join(env.dataDirectory, "leads.sqlite") }),
  );
  const reservationStore = env.DATABASE_URL
    ? postgresReservationStore({ url: env.DATABASE_URL })
    : sqliteReservationStore({ file: join(env.dataDirectory, "leads.sqlite") });
  const hasSharedCaches = env.FORECOURT_PURGE_COMMAND !== undefined && env.FORECOURT_SHARED_CACHE_SECONDS > 0;
  const forgetting = hasSharedCaches ? forgettingStore(reservationStore, { env, content, log }) : null;
  const reservations = forgetting?.store ?? reservationStore;
  const { accounts, alerts } = env.DATABASE_URL
    ? postgresAccountStores({ url: env.DATABASE_URL })
    : sqliteAccountStores({ file: join(env.dataDirectory, "accounts.sqlite") });
  const hasRoom = diskReserve(env.dataDirectory);
  const draftStore = env.DATABASE_URL
    ? postgresFormDrafts({ url: env.DATABASE_URL })
    : sqliteFormDrafts({ file: join(env.dataDirectory, "drafts.sqlite") });
  await leads.migrate();
  await reservations.migrate();
  await accounts.migrate();
  await draftStore.migrate();
  makePrivateDatabase(env.dataDirectory);
  const drafts = heldDrafts({ store: draftStore, hasRoom });
  const stocks = openStocks(env, log, reservations);
  const counters = openCounters(env, log);
  return {
    env,
    log,
    now,
    content,
    bookings: dashboard?.bookings ?? (async () => []),
    tenant: async (slug) => (await content.tenant(slug)) || null,
    stock: stocks.of,
    loadedStocks: stocks.loaded,
    awayStocks: stocks.away,
    counters,
    leads,
    reservations,
    accounts,
    alerts,
    mailer: env.SMTP_URL
      ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM })
      : folderMailer({ directory: join(env.dataDirectory, "mail"), from: env.MAIL_FROM }),
    drafts,
    files: openFiles(env),
    drawn: boundedFolder({ directory: join(env.dataDirectory, "drawn"), maxBytes: DRAWN_BYTES, hasRoom }),
    pictures: boundedFolder({
      directory: join(env.dataDirectory, "pictures"),
      maxBytes: PICTURE_BYTES,
      hasRoom,
    }),
    eventLogs: {
      events: dailyLog({ directory: join(env.dataDirectory, "events"), now, hasRoom }),
      calls: dailyLog({ directory: join(env.dataDirectory, "calls"), now, hasRoom }),
      traces: dailyLog({ directory: join(env.dataDirectory, "traces"), now, hasRoom }),
      reveals: dailyLog({ directory: join(env.dataDirectory, "reveals"), now, hasRoom }),
      failures: dailyLog({ directory: join(env.dataDirectory, "failures"), now, hasRoom }),
    },
    tenantFetch: tracedFetch(publicFetch({ loopback: env.FORECOURT_OUTGOING_LOOPBACK === "on" })),
    hasRoom,
    illustrator: await chooseIllustrator(env.FORECOURT_ENV),
    dataDirectory: env.dataDirectory,
    close: async () => {
      reloads.stop();
      await forgetting?.settled();
      await stocks.close();
      await counters.close();
      await drafts.close();
      await accounts.close();
      await reservations.close();
      await leads.close();
    },
  };
}

/** Reservations that have the caches before the site forget a tenant's pages when one of them changes what they show. */
const forgettingStore = (
  store: ReservationStore,
  { env, content, log }: { env: Environment; content: ContentSource; log: Logger },
): ForgettingStore =>
  forgetReserved(store, {
    forget: async (slug) => {
      const found = await content.tenant(slug);
      if (!found) return null;
      return forgetPages({ env, site: found.tenant.config.site, seenWithinMs: SEEN_EVERYWHERE_MS });
    },
    onProblem: (tenant, problem) =>
      log.error({ tenant, problem }, "a reservation's pages were not forgotten"),
  });

function openCounters(env: Environment, log: Logger): Counters {
  if (env.REDIS_URL === undefined) return memoryCounters();
  return redisCounters({
    url: env.REDIS_URL,
    onState: (problem) => {
      if (problem === null) log.info("the shared counters answer again");
      else log.error({ problem }, "the shared counters give no answer; each process counts for itself");
    },
  });
}

function openFiles(env: Environment): FileStorage {
  const { S3_BUCKET_URL: bucketUrl, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: key } = env;
  if (bucketUrl === undefined || accessKeyId === undefined || key === undefined)
    return diskStorage({ directory: join(env.dataDirectory, "files") });
  return s3Storage({ bucketUrl, accessKeyId, secretAccessKey: key, region: env.S3_REGION, fetch });
}

/** Locations, hours, models and bookings come from the dashboard, settings and written words from the folders. */
function dashboardContent(
  installation: DashboardInstallation,
  base: ContentSource,
  log: Logger,
): DashboardContentSource {
  return dashboardContentSource({
    installation,
    base,
    fetch,
    now: () => Date.now(),
    onProblem: (about, problem) => log.warn({ about, problem }, "dashboard call failed"),
  });
}

/** Opens a tenant's stock when it is first asked for, and keeps it open. */
function openStocks(
  env: Environment,
  log: Logger,
  reservations: ReservationStore,
): {
  of: (slug: string) => Promise<Stock>;
  loaded: () => readonly string[];
  away: () => readonly string[];
  close: () => Promise<void>;
} {
  const opened = new Map<string, Promise<Stock & { close(): Promise<void> }>>();
  const away = new Set<string>();
  return {
    of: (slug) => {
      const stock = opened.get(slug) ?? openWatchedStock(env, slug, { log, reservations, away });
      opened.set(slug, stock);
      // What could not be opened is tried again by the next who asks.
      stock.catch(() => opened.delete(slug));
      return stock;
    },
    loaded: () => [...opened.keys()],
    away: () => [...away],
    close: async () => {
      for (const stock of opened.values()) await (await stock).close();
    },
  };
}

/**
 * A tenant's stock, with the cars that are reserved on the site, whose outages stand in the log once each, however many
 * pages they meet.
 */
async function openWatchedStock(
  env: Environment,
  slug: string,
  { log, reservations, away }: { log: Logger; reservations: ReservationStore; away: Set<string> },
): Promise<Stock & { close(): Promise<void> }> {
  const stock = await openStock(env, slug, log);
  const asked =
    env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? stock.engine : tracedSearch(stock.engine, slug);
  const engine = reportOutages(asked, (report) => {
    if (report.kind === "answering") away.delete(slug);
    else if (report.problem.problem === "unavailable") away.add(slug);
    if (report.kind === "answering") log.info({ tenant: slug }, "the search engine answers again");
    else log.error({ tenant: slug, detail: report.problem.detail }, "the search engine gives no stock");
  });
  const readReservations = tellOutages(log, {
    began: "the reservations could not be read",
    over: "the reservations are read again",
  });
  const reserved = reservedStock(
    engine,
    // The feed still says what it knows; the checkout asks the store again before it takes money.
    async () => (await readReservations(() => reservations.reservedCars(slug), { tenant: slug })) ?? [],
  );
  return { ...stock, engine: reserved };
}

/**
 * One index a tenant, whatever the engine: an embedded snapshot, or `Car_production_<slug>` on a Meilisearch server. A
 * query that forgot its filter could then show too much of one dealer's stock, but never another dealer's. Where the
 * environment asks for one index for all, each tenant is searched by a filter and under a token of its own.
 */
async function openStock(
  env: Environment,
  slug: string,
  log: Logger,
): Promise<Stock & { close(): Promise<void> }> {
  if (!env.MEILI_URL) {
    const directory = join(env.dataDirectory, "stock", slug);
    return openEmbeddedStock({ directory, log, waitForReload: SEEN_WITHIN_MS });
  }
  return openMeilisearchStock({
    host: env.MEILI_URL,
    ...indexOf(env, slug),
    fetch,
    clock: Date.now,
    versionFor: SEEN_WITHIN_MS / 2,
    settingsCommand: `pnpm forecourt stock settings --tenant ${slug} --apply`,
    ...(env.MEILI_KEY ? { key: env.MEILI_KEY } : {}),
  });
}

function indexOf(
  env: Environment,
  slug: string,
): Pick<MeilisearchStockOptions, "index" | "tenant" | "tenantKey"> {
  const { MEILI_SHARED_INDEX: index, MEILI_SEARCH_KEY: key, MEILI_SEARCH_KEY_UID: keyUid } = env;
  if (index === undefined) return { index: `${env.MEILI_INDEX}_${slug.replaceAll(/[^\w-]/g, "_")}` };
  return { index, tenant: slug, ...(key && keyUid ? { tenantKey: { key, keyUid } } : {}) };
}
