import { cpSync } from "node:fs";
import { join } from "node:path";
import { findNginx, startTestNginx, type TestNginx } from "#host/testing/test-nginx.ts";
import { findRedis, startTestRedis } from "#host/testing/test-redis.ts";
import { startTestPostgres } from "#host/testing/test-postgres.ts";
import { siteIsBuilt, TENANT } from "#host/testing/built-site.ts";
import { scratchFolder, seededStock } from "../site/scratch.ts";
import { type Platform, startPlatform } from "./platform.ts";

export const PROCESSES = 3;

/** Several processes behind nginx. */
export interface PlatformWorld {
  platform: Platform;
  nginx: TestNginx;
  databaseUrl: string;
}

/** Measures several processes behind nginx over the stock of one dealer, or says what the machine lacks for that and fails. */
export async function withPlatform(
  measure: (world: PlatformWorld) => Promise<void>,
  { data = scratchFolder(), environment = {} }: { data?: string; environment?: Record<string, string> } = {},
): Promise<void> {
  const missing = [
    siteIsBuilt() ? null : "the site is not built (`pnpm build`)",
    findNginx() === null ? "there is no nginx (Debian: apt-get install nginx)" : null,
    findRedis() === null ? "there is no redis-server (Debian: apt-get install redis-server)" : null,
  ].filter((one) => one !== null);
  const postgres = await startTestPostgres(["max_connections=120"]);
  if ("skipped" in postgres) missing.push(postgres.skipped);
  if ("skipped" in postgres || missing.length > 0) {
    console.log(`SKIPPED: ${missing.join("; ")}`);
    process.exitCode = 1;
    return "skipped" in postgres ? undefined : postgres.stop();
  }
  const closers: (() => Promise<void>)[] = [() => postgres.stop()];
  try {
    const redis = await startTestRedis();
    closers.push(() => redis.stop());
    cpSync(join(seededStock(), "stock", TENANT), join(data, "stock", TENANT), { recursive: true });
    const platform = await startPlatform({
      processes: PROCESSES,
      data,
      databaseUrl: postgres.url,
      redisUrl: redis.url,
      environment,
    });
    closers.push(() => platform.stop());
    const nginx = await startTestNginx(platform.ports);
    closers.push(() => nginx.stop());
    await measure({ platform, nginx, databaseUrl: postgres.url });
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}
