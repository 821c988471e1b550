import { join } from "node:path";
import {
  accountStore,
  alertStore,
  type Database,
  formDrafts,
  type LeadStore,
  leadStore,
  postgresDatabase,
  reservationStore,
  sqliteDatabase,
} from "@forecourt/leads/stores";
import type { AccountStore, AlertStore } from "@forecourt/leads/returning";
import { folderMailer, type Mailer, smtpMailer } from "@forecourt/leads/delivery";
import type { ReservationStore } from "@forecourt/leads/reserve";
import { diskStorage, type FileStorage, type LeadIntake, s3Storage } from "@forecourt/leads/intake";
import type { PlainFetch } from "@forecourt/search/kernel";
import type { Markets } from "@forecourt/tenant-config";
import type { ContentSource, TenantContent } from "@forecourt/tenant-config/content";
import {
  type DashboardContentSource,
  type DashboardInstallation,
  dashboardContentSource,
} from "@forecourt/tenant-config/dashboard";
import { type FilesContentSource, filesContentSource } from "@forecourt/tenant-config/files";
import type { Logger } from "pino";
import type { Illustrator } from "#host/illustrator/illustrator.ts";
import { chooseIllustrator } from "./choose-illustrator.ts";
import { dashboardInstallation } from "./dashboard-installation.ts";
import { type Environment, readEnvironment } from "./env.ts";
import { type BoundedFolder, boundedFolder } from "#host/disk/bounded-folder.ts";
import { type DailyLog, dailyLog } from "#host/disk/daily-log.ts";
import { cookieKey } from "#host/disk/cookie-key.ts";
import { diskReserve } from "#host/disk/disk-reserve.ts";
import { reservedStorage } from "#host/disk/reserved-storage.ts";
import { makePrivateDatabase, makePrivateFolders } from "#host/disk/private-folders.ts";
import { publicFetch } from "#host/outgoing/public-fetch.ts";
import type { Counters } from "#host/limits/counters.ts";
import { memoryCounters } from "#host/limits/memory-counters.ts";
import { redisCounters } from "#host/limits/redis-counters.ts";
import { forgetPages, SEEN_EVERYWHERE_MS } from "#host/shared-caches/forget-pages.ts";
import { forgetReserved, type ForgettingStore } from "#host/shared-caches/forget-reserved.ts";
import { tracedFetch } from "#host/trace/traced-fetch.ts";
import { tracedLeads } from "#host/trace/traced-leads.ts";
import { shareOf } from "#host/caches/cache-budget.ts";
import { type HeldDrafts, heldDrafts } from "./held-drafts.ts";
import { createLogger } from "./logger.ts";
import { reloadFile, watchReload } from "./watch-reload.ts";
import { readOverride } from "./settings-override.ts";
import { type FindHostedSite, hostedSites } from "./hosted-site.ts";
import { mockIntake } from "./mock-intake.ts";
import { openStocks, type Stocks } from "./open-stocks.ts";
import { heldReadiness, type Readiness } from "#host/process/readiness.ts";

/** What is stored of what no endpoint takes: events of pages, phone numbers pressed and shown, words no car says. */
const EVENT_KINDS = ["events", "calls", "reveals", "traces", "failures", "searches"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What shoppers' files leave free on the disk of this host, for leads themselves. */
const LEADS_ALONE_BYTES = 256 * 1024 * 1024;
/** A few uploads at once fill that in seconds, so the disk is looked at more often for them. */
const FILES_LOOK_MS = 250;
const DRAWN_BYTES = 256_000_000;
const PICTURE_BYTES = 1_000_000_000;

/** Every adapter this process uses. Nothing else chooses between them. */
export interface Wiring {
  env: Environment;
  log: Logger;
  now: () => Date;
  content: ContentSource;
  /** The dealers' folders, whatever else content comes from. */
  folders: FilesContentSource;
  tenant(slug: string): Promise<TenantContent | null>;
  siteOfHost: FindHostedSite;
  /** The free days of a dealership on the tenant's dealer platform; none without a platform. */
  bookings: DashboardContentSource["bookings"];
  stock: Stocks["of"];
  loadedStocks: Stocks["loaded"];
  awayStocks: Stocks["away"];
  /** What shoppers do, counted for limits; shared by all processes where the environment names a server. */
  counters: Counters;
  leads: LeadStore;
  /** Where leads of mock mode are taken in. */
  mockIntake: () => LeadIntake;
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
  tenantFetch: PlainFetch;
  /** Whether the database may hold more than leads: its disk has more free than what is left to them. */
  databaseHasRoom(): Promise<boolean>;
  illustrator: Illustrator;
  dataDirectory: string;
  /** What cookies are signed with that open something. */
  cookieKey: string;
  /** Whether a lead could be stored and a page rendered, as it was a second ago at most. */
  readiness: () => Promise<Readiness>;
  close(): Promise<void>;
}

/** Opens the adapters the environment names and brings the lead store up to date. The markets are the product's, or these. */
export async function openWiring(
  env: Environment = readEnvironment(),
  { markets }: { markets?: Markets } = {},
): Promise<Wiring> {
  const log = createLogger(env);
  makePrivateFolders(env.dataDirectory);
  const fixed = env.FORECOURT_NOW ? new Date(env.FORECOURT_NOW) : null;
  const now = (): Date => fixed ?? new Date();
  const installation = dashboardInstallation(env);
  const hasDashboard = installation.production !== null || installation.staging !== null;
  const files: FilesContentSource = filesContentSource({
    requireLocations: !hasDashboard,
    directory: env.tenantsDirectory,
    override: env.overrideFile === null ? undefined : readOverride(env.overrideFile),
    ...(markets ? { markets } : {}),
    hot: env.FORECOURT_ENV === "development",
    maxBytes: shareOf("contents", () => files.keptBytes),
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
  const database = (file: string, connections: number): Database =>
    env.DATABASE_URL
      ? postgresDatabase({ url: env.DATABASE_URL, connections })
      : sqliteDatabase({ file: join(env.dataDirectory, file) });
  const leads = tracedLeads(leadStore(database("leads.sqlite", 10)));
  const storedReservations = reservationStore(database("leads.sqlite", 4));
  const hasSharedCaches = env.FORECOURT_PURGE_COMMAND !== undefined && env.FORECOURT_SHARED_CACHE_SECONDS > 0;
  const forgetting = hasSharedCaches ? forgettingStore(storedReservations, { env, content, log }) : null;
  const reservations = forgetting?.store ?? storedReservations;
  const accountsDatabase = database("accounts.sqlite", 4);
  const accounts = accountStore(accountsDatabase);
  const alerts = alertStore(accountsDatabase);
  const hasRoom = diskReserve(env.dataDirectory);
  const databaseHasRoom = env.DATABASE_URL === undefined ? hasRoom : async () => true;
  const draftStore = formDrafts(
    env.DATABASE_URL
      ? postgresDatabase({ url: env.DATABASE_URL, connections: 2 })
      : sqliteDatabase({ file: join(env.dataDirectory, "drafts.sqlite"), synchronous: "NORMAL" }),
  );
  await leads.migrate();
  await reservations.migrate();
  await accounts.migrate();
  await draftStore.migrate();
  makePrivateDatabase(env.dataDirectory);
  const drafts: HeldDrafts = heldDrafts({
    store: draftStore,
    hasRoom: databaseHasRoom,
    maxBytes: shareOf("forms", () => drafts.heldBytes()),
  });
  const stocks = openStocks({ env, log, reservations, content });
  const counters = openCounters(env, log);
  return {
    env,
    log,
    now,
    content,
    folders: files,
    bookings: dashboard?.bookings ?? (async () => []),
    tenant: async (slug) => (await content.tenant(slug)) || null,
    siteOfHost: hostedSites(files, env.FORECOURT_BASE_HOSTS, (conflicts) => {
      if (conflicts.length > 0)
        log.error({ conflicts }, "dealers claim the same; run `forecourt tenant check`");
    }),
    stock: stocks.of,
    loadedStocks: stocks.loaded,
    awayStocks: stocks.away,
    counters,
    leads,
    mockIntake: mockIntake(now),
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
      directory: join(/* turbopackIgnore: true */ env.dataDirectory, "pictures"),
      maxBytes: PICTURE_BYTES,
      hasRoom,
    }),
    eventLogs: Object.fromEntries(
      EVENT_KINDS.map((kind) => [
        kind,
        dailyLog({ directory: join(/* turbopackIgnore: true */ env.dataDirectory, kind), now, hasRoom }),
      ]),
    ) as Record<EventKind, DailyLog>,
    tenantFetch: tracedFetch(publicFetch({ loopback: env.FORECOURT_OUTGOING_LOOPBACK === "on" })),
    databaseHasRoom,
    illustrator: await chooseIllustrator(env.FORECOURT_ENV),
    dataDirectory: env.dataDirectory,
    cookieKey: env.FORECOURT_COOKIE_KEY ?? cookieKey(env.dataDirectory),
    readiness: heldReadiness({
      leads,
      tenants: () => content.slugs(),
      stock: stocks.look,
      loaded: stocks.loaded,
    }),
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
      if (problem === null) log.info("the shared counters respond again");
      else log.error({ problem }, "the shared counters do not respond; each process counts for itself");
    },
  });
}

function openFiles(env: Environment): FileStorage {
  const { S3_BUCKET_URL: bucketUrl, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: key } = env;
  if (bucketUrl === undefined || accessKeyId === undefined || key === undefined)
    return reservedStorage(
      diskStorage({ directory: join(env.dataDirectory, "files") }),
      diskReserve(env.dataDirectory, { reserve: LEADS_ALONE_BYTES, freshMs: FILES_LOOK_MS }),
    );
  return s3Storage({ bucketUrl, accessKeyId, secretAccessKey: key, region: env.S3_REGION, fetch });
}

/** Locations, hours, models and bookings come from the dashboard, settings and written words from the folders. */
function dashboardContent(
  installation: DashboardInstallation,
  base: ContentSource,
  log: Logger,
): DashboardContentSource {
  const source: DashboardContentSource = dashboardContentSource({
    installation,
    base,
    fetch,
    now: () => Date.now(),
    onProblem: (about, problem) => log.warn({ about, problem }, "dashboard call failed"),
    cache: { maxBytes: shareOf("dashboards", () => source.calls.cachedBytes()) },
  });
  return source;
}
