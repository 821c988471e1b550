import { join } from "node:path";
import { type LeadMail, mailFolderSink, smtpSink } from "@forecourt/leads/delivery";
import type { Reservation } from "@forecourt/leads/reserve";
import type { StoredLead } from "@forecourt/leads/stores";
import type { TenantContent } from "@forecourt/tenant-config/content";
import type { Wiring } from "#host/wiring/wiring.ts";

/** The lead of a reservation and its site; null when either is gone. */
export async function leadOf(
  wiring: Wiring,
  { leadId, tenant }: Reservation,
): Promise<{ lead: StoredLead; content: TenantContent } | null> {
  const [lead, content] = await Promise.all([wiring.leads.get(leadId), wiring.tenant(tenant)]);
  return lead && content && { lead, content };
}

/** Throws when the mail did not go, so that it is tried again; the key keeps a repeat from being a second mail. */
export async function sendMail(
  { env, now, dataDirectory }: Wiring,
  lead: StoredLead,
  to: string,
  key: string,
  mail: LeadMail,
): Promise<void> {
  const common = { from: env.MAIL_FROM, to, now, write: () => mail };
  const sink = env.SMTP_URL
    ? smtpSink({ ...common, url: env.SMTP_URL })
    : mailFolderSink({ ...common, directory: join(dataDirectory, "mail") });
  const delivery = { key, attempt: 1, revision: 1, remoteId: null, signal: AbortSignal.timeout(30_000) };
  const sent = await sink.deliver({ ...lead, files: [] }, delivery);
  if (!sent.ok) throw new Error(sent.problem);
}
