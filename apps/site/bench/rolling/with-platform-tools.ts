import { findNginx } from "#host/testing/test-nginx.ts";
import { findRedis } from "#host/testing/test-redis.ts";
import { withSeededStock } from "../faults/seeded-stock.ts";
import { siteIsBuilt } from "../leads/lead-target.ts";

/** Measures several processes over seeded stock, or says what the machine lacks for that and fails. */
export async function withPlatformTools(measure: (stock: string) => Promise<void>): Promise<void> {
  const missing = [
    siteIsBuilt() ? null : "the site is not built (`pnpm build`)",
    findNginx() === null ? "there is no nginx (Debian: apt-get install nginx)" : null,
    findRedis() === null ? "there is no redis-server (Debian: apt-get install redis-server)" : null,
  ].filter((one) => one !== null);
  if (missing.length === 0) return withSeededStock(measure);
  console.log(`SKIPPED: ${missing.join("; ")}`);
  process.exitCode = 1;
}
