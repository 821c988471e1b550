/** One thing that is measured, as it is exported. */
export interface Measure<Label extends string = string> {
  name: string;
  help: string;
  /** Few values each: a label multiplies what is stored. No label names a shopper. */
  labels: readonly Label[];
}

/** What is counted as it happens. */
export const COUNTERS = {
  requests: {
    name: "forecourt_requests_total",
    help: "Requests responded to, by screen, tenant and class of status.",
    labels: ["screen", "tenant", "status"],
  },
  pageCache: {
    name: "forecourt_page_cache_answers_total",
    help: "Requests for pages that may be shared: hit was in memory, rendered was not, framed is a list in the frame of its path, part a list alone.",
    labels: ["outcome"],
  },
  leads: {
    name: "forecourt_leads_total",
    help: "Enquiries received, by what became of them.",
    labels: ["outcome"],
  },
  deliveryAttempts: {
    name: "forecourt_delivery_attempts_total",
    help: "Attempts to deliver a lead, by how they ended.",
    labels: ["result"],
  },
  storeTroubles: {
    name: "forecourt_store_troubles_total",
    help: "Times the worker could not read or write the lead store.",
    labels: [],
  },
  rateLimited: {
    name: "forecourt_rate_limited_total",
    help: "Calls refused because one shopper made too many, by limit.",
    labels: ["limit"],
  },
  connectionsRefused: {
    name: "forecourt_connections_refused_total",
    help: "Connections closed at once: address has as many as one may have, process has no descriptors to spare.",
    labels: ["reason"],
  },
} as const satisfies Record<string, Measure>;

/** How long responses take. */
export const DURATION = {
  name: "forecourt_request_duration_seconds",
  help: "From the first byte of a request to the last of its response, by screen and tenant.",
  labels: ["screen", "tenant"],
  /** Upper ends, in seconds. */
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
} as const satisfies Measure & { buckets: readonly number[] };

/** Measured at the moment they are read. Processes on one store see the same queues: take the maximum, not the sum. */
export const GAUGES = {
  work: {
    name: "forecourt_work",
    help: "Work in a queue: waiting, held for a person, or dead (given up).",
    labels: ["queue", "state"],
  },
  oldest: {
    name: "forecourt_work_oldest_seconds",
    help: "Age of the oldest overdue work of a queue; 0 when none is overdue.",
    labels: ["queue"],
  },
  storeUp: {
    name: "forecourt_store_up",
    help: "1 when the store of a queue could be read, else 0.",
    labels: ["queue"],
  },
  away: {
    name: "forecourt_parts_away",
    help: "Outages now: stocks whose search engine does not respond, and the shared counters.",
    labels: ["part"],
  },
  connections: {
    name: "forecourt_connections",
    help: "Open connections of this process: responding has a request whose response is not sent yet, waiting has none.",
    labels: ["state"],
  },
  cacheBytes: {
    name: "forecourt_cache_bytes",
    help: "What each cache of this process holds in memory.",
    labels: ["cache"],
  },
  cacheLimit: {
    name: "forecourt_cache_limit_bytes",
    help: "What each cache of this process may hold: its share of FORECOURT_CACHE_MEGABYTES, which is the sum.",
    labels: ["cache"],
  },
} as const satisfies Record<string, Measure>;

/** The name of something counted. */
export type CounterName = keyof typeof COUNTERS;

/** The labels one counter takes. */
export type LabelsOf<Name extends CounterName> = Record<(typeof COUNTERS)[Name]["labels"][number], string>;
