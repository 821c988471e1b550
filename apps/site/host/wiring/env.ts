import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { DEFAULT_CACHE_BYTES } from "#host/caches/cache-budget.ts";

const optionalUrl = z.url().optional();

const NOT_IN_PRODUCTION = [
  ["FORECOURT_NOW", "a fixed clock is for tests, not for production"],
  ["FORECOURT_OVERRIDE", "settings laid over every dealer's are for development, not for production"],
] as const;

/** What the desk needs to let people sign in with an OpenID provider. */
const DESK_PROVIDER = [
  "FORECOURT_DESK_URL",
  "FORECOURT_DESK_OIDC_CLIENT_ID",
  "FORECOURT_DESK_OIDC_CLIENT_SECRET",
] as const;

/** Well-known secrets: what examples, doubles and tutorials use. */
const KNOWN_SECRETS: readonly string[] = [
  "demo",
  "secret",
  "password",
  "changeme",
  "test",
  "example",
  "masterkey",
];
const IS_SECRET = /(?:^FORECOURT_SECRET_|PASSWORD$|_KEY$|_TOKEN$|_SECRET$)/;

/** `name=value,…`, as the OpenTelemetry variables spell headers. */
const headersOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const at = pair.indexOf("=");
      return at < 1 ? [] : [[pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())]];
    }),
  );

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isLoopback = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);

/**
 * Everything the site reads from its environment, before the framework starts. No other file reads `process.env`, but for
 * the two values that Next replaces when it builds: `NODE_ENV` and `NEXT_RUNTIME`.
 */
const environmentSchema = z
  .object({
    FORECOURT_ENV: z.enum(["demo", "development", "test", "production"]).default("development"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    /** Hosts under which every tenant is served as `<slug>.<host>`; production lists tenants' own hosts only. */
    FORECOURT_BASE_HOSTS: z
      .string()
      .default("localhost")
      .transform((hosts) =>
        hosts
          .split(",")
          .map((host) => host.trim())
          .filter(Boolean),
      ),
    FORECOURT_DATA: z.string().optional(),
    FORECOURT_TENANTS: z.string().optional(),
    FORECOURT_LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    /** Where "today" is, for tests that need a fixed day: an ISO time. Refused in production. */
    FORECOURT_NOW: z.iso.datetime({ offset: true }).optional(),
    /** A JSON file laid over every tenant's settings, for a developer to try something. Refused in production. */
    FORECOURT_OVERRIDE: z.string().optional(),
    /** `off` has plain Next serve every page: none is cached, and none waits with its scripts for a touch. */
    FORECOURT_DOCUMENTS: z.enum(["on", "off"]).default("on"),
    /** Of all caches in memory together, which `host/caches/cache-budget.ts` splits among them; the least used goes first. */
    FORECOURT_CACHE_MEGABYTES: z.coerce
      .number()
      .int()
      .min(16)
      .max(65_536)
      .default(DEFAULT_CACHE_BYTES / 1_000_000),
    /** Of how many dealers the home and the first list are rendered after a start, while nobody waits; 50, and 0 in tests. */
    FORECOURT_WARM_DEALERS: z.coerce.number().int().min(0).max(10_000).optional(),
    /** `off` leaves deliveries, reservations and all other background work to `forecourt worker`. */
    FORECOURT_DELIVERY: z.enum(["on", "off"]).default("on"),
    /**
     * Mock mode of the lead calls, `/mock/api/leads`: on everywhere but in production, which must request it. With `forms`
     * every form of every site posts there, so that nothing is stored or delivered.
     */
    FORECOURT_MOCK: z.enum(["on", "off", "forms"]).optional(),
    /**
     * How many proxies of the platform stand before this process. The shopper's address and whether the request came over
     * HTTPS are then read from the headers the outermost of them writes; with 0 those headers are a client's and not read.
     */
    FORECOURT_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /**
     * How many connections one client's address may have open, an IPv6 /64 counting as one; 0 sets no limit. A browser has
     * six, so an office behind one address stays below it. Without effect behind trusted proxies, whose address all have.
     */
    FORECOURT_CONNECTIONS_PER_ADDRESS: z.coerce.number().int().min(0).max(65_535).default(512),
    /**
     * For how many seconds a cache in front of the site, such as a CDN, may serve a page without revalidating it. 0 for one that
     * is not purged when stock or content change.
     */
    FORECOURT_SHARED_CACHE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
    /**
     * A program that has caches before the site forget pages, where those may serve pages by themselves: called after an import
     * with all hosts of the site, after a reload with none, which means all sites.
     */
    FORECOURT_PURGE_COMMAND: z.string().optional(),
    /**
     * For how many seconds after SIGTERM the process goes on taking requests, each with `Connection: close` in its response, while
     * `/readyz` says 503: as long as the load balancer before it needs to find out.
     */
    FORECOURT_DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
    /** Where Prometheus finds `/metrics`; without a port nothing is measured. Never the site's own port. */
    FORECOURT_METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** The address `/metrics` is served on. Anything but loopback needs a token. */
    FORECOURT_METRICS_HOST: z.string().default("127.0.0.1"),
    /** What a scrape must bring as `Authorization: Bearer …`. */
    FORECOURT_METRICS_TOKEN: z.string().min(16).optional(),
    /** Where people run the installation, `/desk`; without a port there is none. Never the site's own port. */
    FORECOURT_DESK_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** The address the desk listens on. Anything but loopback is for a proxy that ends TLS before it. */
    FORECOURT_DESK_ADDRESS: z.string().default("127.0.0.1"),
    /** The names the desk is reached under; requests for other hosts are refused. */
    FORECOURT_DESK_HOSTS: z
      .string()
      .default("localhost,127.0.0.1")
      .transform((hosts) => hosts.split(",").map((host) => host.trim().toLowerCase())),
    /** Where the built documentation is served: the list of demo dealers links it and its playground. */
    FORECOURT_DOCS_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The desk's own address, where an OpenID provider sends people back to: `https://desk.example.com`. */
    FORECOURT_DESK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** The OpenID provider that people of the desk sign in with; over HTTPS, but on this machine. Needs the three others. */
    FORECOURT_DESK_OIDC_ISSUER: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith("https:") || isLoopback(new URL(url).hostname), {
        error: "is called over HTTPS",
      })
      .optional(),
    FORECOURT_DESK_OIDC_CLIENT_ID: z.string().min(1).optional(),
    FORECOURT_DESK_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    /** The claim of an ID token that is a person's name at the desk. */
    FORECOURT_DESK_OIDC_CLAIM: z.string().min(1).default("email"),
    /** The collector that traces are sent to over OTLP/HTTP, `http://collector:4318`; without it nothing is traced. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** What the collector is sent with each call, `name=value` separated by commas, values encoded as in addresses. */
    OTEL_EXPORTER_OTLP_HEADERS: z.string().default("").transform(headersOf),
    /** What the spans of this process are filed under. */
    OTEL_SERVICE_NAME: z.string().default("forecourt"),
    /** Share of the traces that begin here, 0 to 1; what a trusted proxy began is sampled as the proxy says. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    /** `on` lets tenants' files name addresses of this machine, for doubles in tests. Refused in production. */
    FORECOURT_OUTGOING_LOOPBACK: z.enum(["on", "off"]).default("off"),
    /** What cookies that open something are signed with, the same on all hosts; without it a key in the data folder. */
    FORECOURT_COOKIE_KEY: z.string().min(32).optional(),
    DATABASE_URL: optionalUrl,
    MEILI_URL: optionalUrl,
    MEILI_KEY: z.string().optional(),
    MEILI_INDEX: z.string().default("Car_production"),
    /** One index for all tenants instead of one each: its name. Every search is narrowed to one tenant's cars. */
    MEILI_SHARED_INDEX: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    /** A key that may search and nothing else, and the server's uid of it: signs the tokens each tenant is searched under. */
    MEILI_SEARCH_KEY: z.string().optional(),
    MEILI_SEARCH_KEY_UID: z.string().optional(),
    DASHBOARD_URL: optionalUrl,
    /** The dashboard of tenants marked as staging. */
    DASHBOARD_STAGING_URL: optionalUrl,
    DASHBOARD_USER: z.string().optional(),
    DASHBOARD_PASSWORD: z.string().optional(),
    /** A bucket of an S3-compatible object store for shoppers' files, so that several hosts read them; without it a folder. */
    S3_BUCKET_URL: optionalUrl,
    S3_REGION: z.string().default("us-east-1"),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** A Redis-compatible server (`redis://`, `rediss://`) that shares limits between processes; without it each counts for itself. */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    SMTP_URL: optionalUrl,
    MAIL_FROM: z.string().default("leads@forecourt.example"),
  })
  .superRefine((environment, context) => {
    for (const name of ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const) {
      if (environment.S3_BUCKET_URL === undefined || environment[name] !== undefined) continue;
      context.addIssue({
        code: "custom",
        path: [name],
        message: "S3_BUCKET_URL is given, so this is needed",
      });
    }
    // A server with keys can hold each tenant to its own cars; one without has no tokens.
    for (const name of ["MEILI_SEARCH_KEY", "MEILI_SEARCH_KEY_UID"] as const) {
      const { MEILI_SHARED_INDEX, MEILI_KEY } = environment;
      if (MEILI_SHARED_INDEX === undefined || MEILI_KEY === undefined || environment[name] !== undefined)
        continue;
      const message = "MEILI_SHARED_INDEX and MEILI_KEY are given, so this is needed";
      context.addIssue({ code: "custom", path: [name], message });
    }
    for (const name of DESK_PROVIDER) {
      if (environment.FORECOURT_DESK_OIDC_ISSUER === undefined || environment[name] !== undefined) continue;
      const message = "FORECOURT_DESK_OIDC_ISSUER is given, so this is needed";
      context.addIssue({ code: "custom", path: [name], message });
    }
    if (
      !isLoopback(environment.FORECOURT_METRICS_HOST) &&
      environment.FORECOURT_METRICS_TOKEN === undefined
    ) {
      const message = "FORECOURT_METRICS_HOST is not loopback, so this is needed";
      context.addIssue({ code: "custom", path: ["FORECOURT_METRICS_TOKEN"], message });
    }
    if (environment.FORECOURT_ENV !== "production") return;
    if (environment.FORECOURT_OUTGOING_LOOPBACK === "on") {
      const message = "tenants reach this machine in tests, not in production";
      context.addIssue({ code: "custom", path: ["FORECOURT_OUTGOING_LOOPBACK"], message });
    }
    for (const [name, message] of NOT_IN_PRODUCTION) {
      if (environment[name] !== undefined) context.addIssue({ code: "custom", path: [name], message });
    }
  });

/** Names of all variables but the secrets that tenants' files name. */
export const ENVIRONMENT_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

/** The environment, read once and checked. */
export type Environment = Omit<
  z.infer<typeof environmentSchema>,
  "FORECOURT_DATA" | "FORECOURT_TENANTS" | "FORECOURT_OVERRIDE" | "FORECOURT_MOCK" | "FORECOURT_WARM_DEALERS"
> & {
  FORECOURT_WARM_DEALERS: number;
  FORECOURT_MOCK: "on" | "off" | "forms";
  /** Where the embedded adapters keep what they write. */
  dataDirectory: string;
  /** Passwords and keys that tenants' files name (`FORECOURT_SECRET_CRM`) and never hold. */
  secrets: ReadonlyMap<string, string>;
  /** The folder of tenant folders. */
  tenantsDirectory: string;
  /** The JSON file of settings laid over every tenant's, or null. */
  overrideFile: string | null;
};

/** Where tenants' folders are: in a clone of the repository, and in a platform of one's own. */
const TENANT_FOLDERS = ["apps/site/tenants", "tenants"] as const;

/** The nearest folder from here up that has tenants, and where in it they are. */
function installationAt(from: string): { root: string; tenants: string } {
  for (const tenants of TENANT_FOLDERS) {
    for (let root = from; ; root = dirname(root)) {
      if (existsSync(/* turbopackIgnore: true */ join(/* turbopackIgnore: true */ root, tenants)))
        return { root, tenants };
      if (root === dirname(root)) break;
    }
  }
  return { root: from, tenants: "tenants" };
}

/** Reads the environment or stops with every problem named; starting half-configured loses leads. */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `  ${issue.path.join(".")}: ${issue.message}`),
    ...(given["FORECOURT_ENV"] === "production" ? knownSecrets(given) : []),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new Error(`The environment is not usable, so the site does not start:\n${problems.join("\n")}`);
  }
  const {
    FORECOURT_DATA,
    FORECOURT_TENANTS,
    FORECOURT_OVERRIDE,
    FORECOURT_MOCK,
    FORECOURT_WARM_DEALERS,
    ...rest
  } = parsed.data;
  const { root, tenants } = installationAt(process.cwd());
  return {
    ...rest,
    secrets: tenantSecrets(given),
    FORECOURT_MOCK: FORECOURT_MOCK ?? (rest.FORECOURT_ENV === "production" ? "off" : "on"),
    FORECOURT_WARM_DEALERS: FORECOURT_WARM_DEALERS ?? (rest.FORECOURT_ENV === "test" ? 0 : 50),
    dataDirectory: resolve(root, FORECOURT_DATA ?? ".data"),
    tenantsDirectory: resolve(root, FORECOURT_TENANTS ?? tenants),
    overrideFile: FORECOURT_OVERRIDE === undefined ? null : resolve(root, FORECOURT_OVERRIDE),
  };
}

/** The whole environment, for the site's own process: libraries choose their builds by `NODE_ENV` when they are loaded. */
export const environmentOfSite = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: process.env.NODE_ENV ?? "production",
});

/** Names the secrets whose value anyone could guess; their values are not repeated. */
const knownSecrets = (given: Record<string, string | undefined>): string[] =>
  Object.entries(given).flatMap(([name, value]) =>
    IS_SECRET.test(name) && value !== undefined && KNOWN_SECRETS.includes(value.toLowerCase())
      ? [`  ${name}: a secret from an example or a demonstration is not one for production`]
      : [],
  );

/** Only these: no tenant's file may send another variable's value anywhere by naming it. */
function tenantSecrets(given: Record<string, string | undefined>): Map<string, string> {
  return new Map(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined || !name.startsWith("FORECOURT_SECRET_") ? [] : [[name, value]],
    ),
  );
}
