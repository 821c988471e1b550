import { hostname } from "node:os";
import type { Wiring } from "#host/wiring/wiring.ts";
import { provideTracer } from "#host/trace/tracer.ts";

/** What traces, until it is stopped. */
export interface RunningTraces {
  /** Sends what waits, and ends. */
  stop(): Promise<void>;
}

/**
 * Traces what this process does, where the environment names a collector; otherwise nothing is loaded and nothing runs. A
 * collector that is away costs its spans and no shopper anything.
 */
export async function startTraces({ env, log }: Pick<Wiring, "env" | "log">): Promise<RunningTraces | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  if (endpoint === undefined) return null;
  const { otlpTracer } = await import("#host/trace/otlp-tracer.ts");
  const tracer = otlpTracer({
    url: `${endpoint.replace(/\/+$/, "")}/v1/traces`,
    headers,
    share: env.OTEL_TRACES_SAMPLER_ARG,
    about: {
      "service.name": env.OTEL_SERVICE_NAME,
      "service.instance.id": `${hostname()}:${process.pid}`,
      "deployment.environment.name": env.FORECOURT_ENV,
    },
    onState: (problem) => {
      if (problem === null) log.info("the collector takes traces again");
      else log.warn({ problem }, "the collector takes no traces");
    },
  });
  provideTracer(tracer);
  log.info("traces");
  return {
    stop: async () => {
      provideTracer(null);
      await tracer.stop();
    },
  };
}
