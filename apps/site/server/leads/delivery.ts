import { policyDefaults } from "@forecourt/leads/defaults";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import {
  configuredSinks,
  deliveryClock,
  type DeliveryEvent,
  type DeliveryWorker,
  type LeadSink,
  mailFolderSink,
  type SinkTools,
  smtpSink,
  startDeliveryWorker,
} from "@forecourt/leads/delivery";
import type { PlainFetch } from "@forecourt/search/kernel";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { dealerTimeZone } from "@forecourt/tenant-config/locations";
import { meter } from "#host/metrics/meter.ts";
import { dashboardInstallation } from "#host/wiring/dashboard-installation.ts";
import { traceOfParent } from "#host/trace/request-trace.ts";
import { tracedFetch } from "#host/trace/traced-fetch.ts";
import { tracedSink } from "#host/trace/traced-leads.ts";
import type { Wiring } from "#host/wiring/wiring.ts";
import { dashboardDelivery } from "./dashboard-delivery.ts";

/** What a lead goes to where the tenant's routes name nothing else: the dashboard when there is one, mail otherwise. */
export const defaultSinks = (wiring: Wiring, content: TenantContent): string[] => [
  dashboardOf(wiring, content)?.name ?? "mail",
];

/** The installation chooses its platforms, which may well stand inside its own network. */
const platformFetch: PlainFetch = (...call) => tracedFetch(fetch)(...call);

const dashboardOf = (
  wiring: Wiring,
  content: TenantContent,
  fetchPlatform = platformFetch,
): LeadSink | null =>
  dashboardDelivery(content.tenant.config, dashboardInstallation(wiring.env), {
    ...sinkTools(wiring, content),
    fetch: fetchPlatform,
  });

/** The places a tenant's leads can go: this installation's mail and dashboard, and the tenant's own. */
export function sinksOf(wiring: Wiring, content: TenantContent, fetchPlatform = platformFetch): LeadSink[] {
  const { env, now } = wiring;
  const { config } = content.tenant;
  const tools = sinkTools(wiring, content);
  const to = config.site.leadEmail ?? env.MAIL_FROM;
  const common = { from: env.MAIL_FROM, to, now, readFile: tools.readFile };
  const mail = env.SMTP_URL
    ? smtpSink({ ...common, url: env.SMTP_URL })
    : mailFolderSink({ ...common, directory: mailFolder(wiring) });
  const own = configuredSinks(config.leads.sinks, tools);
  const dashboard = dashboardOf(wiring, content, fetchPlatform);
  return (dashboard ? [mail, dashboard, ...own] : [mail, ...own]).map(tracedSink);
}

const mailFolder = ({ dataDirectory }: Wiring): string => join(dataDirectory, "mail");

/** What a tenant's own sinks are made with. Their secrets are named in its file and stand in the environment. */
function sinkTools(
  wiring: Wiring,
  content: TenantContent,
): SinkTools & Required<Pick<SinkTools, "readFile">> {
  const { env, now } = wiring;
  const { site, market, leads, dashboard } = content.tenant.config;
  return {
    fetch: wiring.tenantFetch,
    now,
    secret: (name) => env.secrets.get(name) ?? null,
    mail: env.SMTP_URL
      ? { kind: "smtp", url: env.SMTP_URL, from: env.MAIL_FROM }
      : { kind: "folder", directory: mailFolder(wiring), from: env.MAIL_FROM },
    payload: leads,
    adf: {
      source: site.slug,
      vendor: {
        id: site.dealershipId,
        name: site.name,
        url: site.url,
        email: site.leadEmail,
        phone: site.phone,
      },
      provider: { name: "Forecourt", service: "Dealer website", url: site.url },
      currency: market.currency,
      distanceUnit: market.distanceUnit,
      country: site.market,
      timeZone: dealerTimeZone(content),
    },
    carClarityPath: dashboard.paths.carClarityCustomer,
    readFile: (file) => wiring.files.read(file.location),
  };
}

/** Starts delivering what waits and what comes; stopping it finishes the deliveries in flight. */
export function startDelivery(wiring: Wiring): DeliveryWorker {
  return startDeliveryWorker({
    store: wiring.leads,
    sinksFor: async (slug) => {
      const content = await wiring.tenant(slug);
      return content ? sinksOf(wiring, content) : [];
    },
    clock: deliveryClock(wiring.now),
    retry: async (slug) =>
      (await wiring.tenant(slug))?.tenant.config.leads.delivery ?? policyDefaults.leads.delivery,
    random: Math.random,
    newLease: randomUUID,
    housekeeping: (now) => wiring.drafts.prune(now),
    onEvent: tellDelivery(wiring.log),
  });
}

/** Counts what happens to deliveries and says it in the log; of a store that is away, once that it is and once that it is back. */
function tellDelivery(log: Wiring["log"]): (event: DeliveryEvent) => void {
  let isAway = false;
  return (event) => {
    if (event.kind === "store_trouble") {
      meter().count("storeTroubles", {});
      if (!isAway) log.error(event, "delivery");
      isAway = true;
    } else if (event.kind === "store_answers_again") {
      isAway = false;
      log.info(event, "delivery");
    } else {
      const result = event.kind === "lease_lost" ? "lease_lost" : event.result;
      meter().count("deliveryAttempts", { result });
      // Joined with the lines of the request that brought the lead.
      log.info({ ...event, ...(event.trace ? traceOfParent(event.trace) : {}) }, "delivery");
    }
  };
}
