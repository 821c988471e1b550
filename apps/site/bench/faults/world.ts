import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type LeadStore,
  leadStore,
  postgresDatabase,
  sqliteDatabase,
  type StoredLead,
} from "@forecourt/leads/stores";
import { type RunningPostgres, startTestPostgres } from "#host/testing/test-postgres.ts";
import { type BuiltSite, builtSite, TENANT } from "#host/testing/built-site.ts";
import { type FaultProxy, faultProxy } from "./fault-proxy.ts";
import { meilisearchDouble } from "./meilisearch-double.ts";
import { type OwnDisk, ownDisk } from "./own-disk.ts";
import { openSink } from "./open-sink.ts";
import { type S3Double, s3Double } from "#host/testing/s3-double.ts";
import { stockDocuments } from "./stock-documents.ts";

/** What the site of one rehearsal stands on; everything else is its embedded default. */
export interface Parts {
  store?: "postgres";
  sink?: "dashboard" | "smtp";
  search?: "meilisearch";
  /** Every lead brings a file, which lies in an object store. */
  files?: "s3";
  /** A small disk of its own under the data folder. */
  disk?: "own";
  /** The site's clock can be moved. */
  clock?: "movable";
}

/** A running site and everything behind it. */
export interface World {
  folder: string;
  site: BuiltSite;
  /** Before the service of the part that was asked for. */
  proxy: FaultProxy;
  postgres: RunningPostgres;
  disk: OwnDisk;
  /** A car's page and others, as shoppers visit them. */
  paths: readonly string[];
  /** Moves the site's clock by so many seconds. */
  moveClock: (seconds: number) => void;
  /** The keys of the leads that came where leads go. */
  delivered: () => ReadonlySet<string>;
  /** Whether every file of a lead lies where the site put it, whole. */
  keepsFiles: (lead: StoredLead) => boolean;
  /** The lead store, opened beside the site; close it. */
  openStore: () => LeadStore;
  close: () => Promise<void>;
}

const BUCKET = "dealer-files";

/** Who the site is in its database. */
export const DATABASE_ROLE = "site";

const KEY = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const FAKETIME = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
  .map((folder) => join(folder, "faketime/libfaketime.so.1"))
  .find((file) => existsSync(file));

/** Builds a world and starts its site; or says why it cannot be on this machine. `stock` is a seeded data folder. */
export async function openWorld(parts: Parts, stock: string): Promise<World | { skipped: string }> {
  const closers: (() => Promise<void> | void)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  const folder = mkdtempSync(join(tmpdir(), "forecourt-faults-"));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const skip = async (skipped: string): Promise<{ skipped: string }> => {
    await close();
    return { skipped };
  };
  const environment: Record<string, string> = {
    FORECOURT_TRUSTED_PROXIES: "1",
    FORECOURT_LOG_LEVEL: "silent",
  };

  let disk: OwnDisk | null = null;
  if (parts.disk) {
    disk = await ownDisk(folder, 96);
    if (!disk) return skip("a disk of its own can only be mounted by root on Linux");
    closers.push(() => disk?.unmount());
  }
  mkdirSync(join(folder, "stock"), { recursive: true });
  cpSync(join(stock, "stock", TENANT), join(folder, "stock", TENANT), { recursive: true });

  let postgres: RunningPostgres | null = null;
  let proxy: FaultProxy | null = null;
  const behindProxy = async (port: number): Promise<number> => {
    proxy = await faultProxy(port);
    closers.push(() => proxy?.close());
    return proxy.port;
  };
  if (parts.store === "postgres") {
    const started = await startTestPostgres(["max_connections=40"]);
    if ("skipped" in started) return skip(started.skipped);
    postgres = started;
    closers.push(() => started.stop());
    // As on a platform, the site is no superuser: those have connections kept for them.
    await started.sql(`CREATE ROLE ${DATABASE_ROLE} LOGIN`);
    await started.sql(`GRANT CREATE ON DATABASE postgres TO ${DATABASE_ROLE}`);
    const url = new URL(started.url);
    url.username = DATABASE_ROLE;
    url.port = String(await behindProxy(started.port));
    environment["DATABASE_URL"] = url.href;
  }

  const sink = await openSink(parts.sink, join(folder, "mail"), behindProxy);
  closers.push(() => sink.close());
  Object.assign(environment, sink.environment);

  const cars = await stockDocuments(join(stock, "stock", TENANT));
  if (parts.search === "meilisearch") {
    const double = await meilisearchDouble(cars);
    closers.push(() => double.close());
    environment["MEILI_URL"] = `http://127.0.0.1:${await behindProxy(double.port)}`;
  }

  let objects: S3Double | null = null;
  if (parts.files === "s3") {
    objects = await s3Double();
    closers.push(() => objects?.close());
    Object.assign(environment, {
      S3_BUCKET_URL: `http://127.0.0.1:${await behindProxy(objects.port)}/${BUCKET}`,
      S3_ACCESS_KEY_ID: "rehearsal",
      S3_SECRET_ACCESS_KEY: "rehearsal",
    });
  }

  const clock = join(folder, "clock");
  if (parts.clock) {
    if (FAKETIME === undefined)
      return skip("libfaketime is not installed (Debian: apt-get install faketime)");
    writeClock(clock, 0);
    Object.assign(environment, {
      LD_PRELOAD: FAKETIME,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    });
  }

  const site = await builtSite(folder, { environment });
  closers.push(async () => void (await site.stop("SIGKILL")));
  await site.start();
  return {
    folder,
    site,
    proxy: proxy ?? { port: 0, behave: missing("a part behind a proxy"), close: async () => {} },
    get postgres() {
      return postgres ?? missing("PostgreSQL")();
    },
    get disk() {
      return disk ?? missing("a disk of its own")();
    },
    paths: ["/", "/search/new-used-and-demo-cars", `/cars/${String(cars[0]?.["slug"])}`, "/contact"],
    moveClock: (seconds) => writeClock(clock, seconds),
    delivered: () => new Set(sink.texts().flatMap((text) => text.match(KEY) ?? [])),
    keepsFiles: ({ files }) =>
      objects === null ||
      (files.length > 0 &&
        files.every(
          ({ location, bytes }) => objects.objects.get(`/${BUCKET}/${location}`)?.length === bytes,
        )),
    openStore: () =>
      postgres
        ? leadStore(postgresDatabase({ url: postgres.url }))
        : leadStore(sqliteDatabase({ file: join(folder, "leads.sqlite") })),
    close,
  };
}

const missing = (what: string) => (): never => {
  throw new Error(`This fault needs ${what}; name it in its parts.`);
};

/** As libfaketime reads it: a shift of the true time. */
const writeClock = (file: string, seconds: number): void =>
  writeFileSync(file, `${seconds < 0 ? "" : "+"}${seconds}s\n`);
