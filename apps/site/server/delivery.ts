import "server-only";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { dashboardSink } from "@forecourt/leads/dashboard";
import { mailFolderSink, smtpSink } from "@forecourt/leads/mail";
import {
  type DeliveryWorker,
  deliveryClock,
  type LeadSink,
  outboxDefaults,
  startDeliveryWorker,
} from "@forecourt/leads/outbox";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Wiring } from "./wiring.ts";

/** What a lead goes to where the tenant's routes name nothing else: the dashboard when there is one, mail otherwise. */
export const defaultSinks = ({ env }: Wiring): string[] => [env.DASHBOARD_URL ? "dashboard" : "mail"];

/** The places this installation can deliver a tenant's leads to. */
export function sinksOf(wiring: Wiring, content: TenantContent): LeadSink[] {
  const { env, now } = wiring;
  const { config } = content.tenant;
  const from = env.MAIL_FROM;
  const to = config.site.leadEmail ?? from;
  const mail = env.SMTP_URL
    ? smtpSink({ url: env.SMTP_URL, from, to, now })
    : mailFolderSink({ directory: join(wiring.dataDirectory, "mail"), from, to, now });
  if (!env.DASHBOARD_URL) return [mail];
  const dashboard = dashboardSink({
    url: env.DASHBOARD_URL,
    path: config.dashboard.paths.leads,
    auth: { kind: "basic", user: env.DASHBOARD_USER ?? "", password: env.DASHBOARD_PASSWORD ?? "" },
    payload: config.leads,
    fetch,
    now,
  });
  return [mail, dashboard];
}

/** Starts delivering what waits and what comes; stopping it finishes the deliveries in hand. */
export function startDelivery(wiring: Wiring): DeliveryWorker {
  return startDeliveryWorker({
    store: wiring.leads,
    sinksFor: async (slug) => {
      const content = await wiring.tenant(slug);
      return content ? sinksOf(wiring, content) : [];
    },
    clock: deliveryClock(wiring.now),
    retry: outboxDefaults.delivery,
    random: Math.random,
    newLease: randomUUID,
    onEvent: (event) => wiring.log.info(event, "delivery"),
  });
}
