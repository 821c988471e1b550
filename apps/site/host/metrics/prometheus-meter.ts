import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { cacheUse } from "#host/caches/cache-budget.ts";
import { type CounterName, COUNTERS, DURATION, GAUGES } from "#host/metrics/measures.ts";
import type { MeteredRequest, Meter } from "#host/metrics/meter.ts";
import { QUEUES, type Standing } from "./standing.ts";

/** What labels say of a request. */
export interface RequestClass {
  /** What was requested: a screen of the route table, or a kind of file or call. */
  screen: string;
  /** The tenant, or its class where there are many. */
  tenant: string;
}

/** How the meter learns what it cannot count itself. */
export interface PrometheusMeterOptions {
  classOf: (request: Pick<MeteredRequest, "host" | "url" | "status">) => Promise<RequestClass>;
  /** Asked at each scrape; null for what could not be read. */
  standing: () => Promise<Standing>;
}

export interface PrometheusMeter extends Meter {
  /** Everything measured, in Prometheus' text format. */
  text(): Promise<string>;
  contentType: string;
}

/** Measures into a registry of its own, the process's memory, event loop and garbage collection included. */
export function prometheusMeter({ classOf, standing }: PrometheusMeterOptions): PrometheusMeter {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const counters = new Map(
    Object.entries(COUNTERS).map(([key, { name, help, labels }]) => [
      key,
      new Counter({ name, help, labelNames: labels, registers: [...registers] }),
    ]),
  );
  const gauge = ({ name, help, labels }: { name: string; help: string; labels: readonly string[] }) =>
    new Gauge({ name, help, labelNames: [...labels], registers: [...registers] });
  const gauges = {
    work: gauge(GAUGES.work),
    oldest: gauge(GAUGES.oldest),
    storeUp: gauge(GAUGES.storeUp),
    away: gauge(GAUGES.away),
    connections: gauge(GAUGES.connections),
    cacheBytes: gauge(GAUGES.cacheBytes),
    cacheLimit: gauge(GAUGES.cacheLimit),
  };
  const duration = new Histogram({
    ...DURATION,
    name: DURATION.name,
    labelNames: [...DURATION.labels],
    buckets: [...DURATION.buckets],
    registers: [...registers],
  });
  const count = (name: CounterName, labels: Record<string, string>): void => counters.get(name)?.inc(labels);

  /** A store that does not respond has no queue to show: an old figure would look like a healthy one. */
  function show({ queues, away }: Standing): void {
    gauges.work.reset();
    gauges.oldest.reset();
    for (const queue of QUEUES) {
      const stands = queues[queue];
      gauges.storeUp.set({ queue }, stands === null ? 0 : 1);
      if (stands === null) continue;
      for (const state of ["waiting", "held", "dead"] as const)
        gauges.work.set({ queue, state }, stands[state]);
      gauges.oldest.set({ queue }, stands.oldestSeconds);
    }
    for (const [part, number] of Object.entries(away)) gauges.away.set({ part }, number);
  }

  return {
    count,
    responded: (request) => {
      const { status, seconds } = request;
      void classOf(request).then((labels) => {
        duration.observe({ screen: labels.screen, tenant: labels.tenant }, seconds);
        count("requests", { ...labels, status: `${Math.floor(status / 100)}xx` });
      });
    },
    connections: (open) => {
      for (const [state, number] of Object.entries(open)) gauges.connections.set({ state }, number);
    },
    text: async () => {
      show(await standing());
      for (const { name: cache, bytes, limit } of cacheUse()) {
        gauges.cacheBytes.set({ cache }, bytes);
        gauges.cacheLimit.set({ cache }, limit);
      }
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
