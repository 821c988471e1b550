import { provideMeter } from "#host/metrics/meter.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { metricsServer } from "#host/metrics/metrics-server.ts";
import { requestClasses } from "#server/routing/request-class.ts";
import { standingOf } from "#host/metrics/standing.ts";

/** What measures, until it is stopped. */
export interface RunningMetrics {
  port: number;
  stop(): Promise<void>;
}

/**
 * Measures this process and serves what it measured on a port of its own, where the environment names one; otherwise
 * nothing is loaded and nothing runs. Rejects when the port cannot be had.
 */
export async function startMetrics(wiring: Wiring): Promise<RunningMetrics | null> {
  const { FORECOURT_METRICS_PORT: wanted, FORECOURT_METRICS_HOST: host } = wiring.env;
  if (wanted === undefined) return null;
  const { prometheusMeter } = await import("#host/metrics/prometheus-meter.ts");
  const meter = prometheusMeter({
    classOf: requestClasses(wiring),
    standing: () => standingOf(wiring),
  });
  const server = metricsServer({ meter, token: wiring.env.FORECOURT_METRICS_TOKEN ?? null });
  const port = await new Promise<number>((resolve, reject) => {
    server.once("error", (error) => {
      reject(new Error(`The metrics cannot be served on ${host}:${wanted}: ${error.message}`));
    });
    server.listen(wanted, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : wanted);
    });
  });
  provideMeter(meter);
  wiring.log.info({ host, port }, "metrics");
  return {
    port,
    stop: async () => {
      provideMeter(null);
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
