import { join } from "node:path";
import { sweepUnfinished } from "#host/disk/sweep-unfinished.ts";
import { startMetrics } from "#server/start/start-metrics.ts";
import { startTraces } from "./start-traces.ts";
import { createLogger } from "#host/wiring/logger.ts";
import { problemPage } from "#server/pages/problem-page.ts";
import { versionOfSite } from "#server/tenants/version-of-site.ts";
import { provideProxy } from "#host/framework/provided-proxy.ts";
import { provideWiring } from "#host/wiring/process-wiring.ts";
import { openWiring } from "#host/wiring/wiring.ts";
import { proxyRequest } from "#server/routing/proxy-request.ts";
import { provideFailurePage } from "#host/process/failure-page.ts";
import { onShutdown } from "#host/process/shutdown.ts";
import { provideSiteVersion } from "#host/documents/cache/site-version.ts";
import { workInRounds } from "#host/rounds/work-in-rounds.ts";
import { startProblem } from "#host/process/start-problem.ts";
import { provideWarmPages } from "#host/process/warm-up.ts";
import { startWork } from "./start-work.ts";
import { warmPages } from "./warm-pages.ts";

/** Another process on the same folder may leave an unfinished file at any time. */
const SWEEP_MS = 10 * 60_000;

/** Opens what the site needs, starts delivering, and leaves word how to stop: deliveries first, stores last. */
export async function start(): Promise<void> {
  const wiring = await openWiring().catch(giveUp);
  provideWiring(wiring);
  provideProxy(proxyRequest);
  onShutdown("stores", () => wiring.close());
  const traces = await startTraces(wiring);
  if (traces) onShutdown("traces", () => traces.stop());
  provideFailurePage((host) => problemPage(wiring, host));
  provideSiteVersion((host) => versionOfSite(wiring, host));
  provideWarmPages(() => warmPages(wiring));
  const sweeping = workInRounds(SWEEP_MS, async () => {
    for (const folder of ["files", "mail"])
      await sweepUnfinished(join(/* turbopackIgnore: true */ wiring.dataDirectory, folder), Date.now()).then(
        (swept) =>
          swept > 0 && wiring.log.warn({ folder, swept }, "files that were never finished were removed"),
        (error: unknown) =>
          wiring.log.error({ folder, error: String(error) }, "unfinished files were not removed"),
      );
  });
  onShutdown("sweeping of unfinished files", () => sweeping.stop());
  const metrics = await startMetrics(wiring).catch(giveUp);
  if (metrics) onShutdown("metrics", () => metrics.stop());
  if (wiring.env.FORECOURT_DELIVERY === "on") {
    const work = startWork(wiring);
    onShutdown("deliveries and other work", () => work.stop());
  }
  wiring.log.info({ env: wiring.env.FORECOURT_ENV }, "started");
}

/** The framework would serve pages without what they need; a process that cannot keep a lead ends instead. */
function giveUp(error: unknown): never {
  createLogger({ FORECOURT_LOG_LEVEL: "error" }).fatal(startProblem("site", error));
  process.exit(1);
}
