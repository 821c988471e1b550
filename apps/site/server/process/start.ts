import "server-only";
import { join } from "node:path";
import { startAlerts } from "#server/alerts/alert-work.ts";
import { sweepUnfinished } from "#server/disk/sweep-unfinished.ts";
import { startDelivery } from "#server/leads/delivery.ts";
import { createLogger } from "#server/wiring/logger.ts";
import { problemPage } from "#server/pages/problem-page.ts";
import { versionOfSite } from "#server/tenants/version-of-site.ts";
import { startReservations } from "#server/reservations/start-reservations.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import type { Wiring } from "#server/wiring/wiring.ts";
import { provideFailurePage } from "./failure-page.ts";
import { onShutdown } from "./shutdown.ts";
import { provideSiteVersion } from "./site-version.ts";

/** Opens what the site needs, starts delivering, and leaves word how to stop: deliveries first, stores last. */
export async function start(): Promise<void> {
  const wiring = await getWiring().catch(giveUp);
  onShutdown(() => wiring.close());
  provideFailurePage(problemPage);
  provideSiteVersion(versionOfSite);
  const swept = await sweepUnfinished(join(wiring.dataDirectory, "files"), Date.now());
  if (swept > 0) wiring.log.warn({ swept }, "files of uploads that never finished were removed");
  if (wiring.env.FORECOURT_DELIVERY === "on") {
    const worker = startDelivery(wiring);
    onShutdown(() => worker.stop());
    const reservations = startReservations(wiring);
    onShutdown(() => reservations.stop());
    const alerts = startAlerts(wiring);
    onShutdown(() => alerts.stop());
  }
  wiring.log.info({ env: wiring.env.FORECOURT_ENV }, "started");
}

/** The framework would serve pages without what they need; a process that cannot keep a lead ends instead. */
function giveUp(error: unknown): Promise<Wiring> {
  const why = error instanceof Error ? error.message : String(error);
  createLogger({ FORECOURT_LOG_LEVEL: "error" }).fatal(
    `What the site needs could not be opened, so it does not start: ${why}`,
  );
  process.exit(1);
}
