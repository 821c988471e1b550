import "server-only";
import { join } from "node:path";
import { type LeadMail, mailFolderSink, smtpSink } from "@forecourt/leads/mail";
import type { Reservation } from "@forecourt/leads/reservations";
import type { StoredLead } from "@forecourt/leads/stores";
import { wording } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { changeOfMind } from "./checkout-words.ts";
import { moneyOf } from "./reservation-money.ts";
import type { Wiring } from "#server/wiring/wiring.ts";

const row = (label: string, value: string): string => `${label}: ${value}`;

/** Mails the shopper what was reserved, what it costs and what happens when they change their mind. */
export async function sendReceipt(wiring: Wiring, reservation: Reservation): Promise<void> {
  const found = await leadOf(wiring, reservation);
  const to = found?.lead.lead.person.email ?? null;
  // A test lead, and one that was erased, get no mail.
  if (!found || to === null || found.lead.standing.kind !== "clear") return;
  const { config } = found.content.tenant;
  const words = wording(config).checkout;
  const { phone } = config.site;
  await send(wiring, found.lead, to, `${reservation.id}.receipt`, {
    subject: words.receiptSubject(reservation.car.name),
    replyTo: null,
    text: [
      words.receiptThanks,
      "",
      row(words.receiptNumber, reservation.id),
      reservation.car.name,
      row(words.receiptAmount, moneyOf(reservation, config.market.locale)),
      words.tax,
      "",
      `${words.changeOfMind}: ${changeOfMind(config)}`,
      "",
      config.site.name,
      ...(phone === null ? [] : [phone]),
      "",
    ].join("\n"),
  });
}

/** Tells the dealer that the bank lets go of the deposit soon. */
export async function sendExpiryWarning(wiring: Wiring, reservation: Reservation): Promise<void> {
  const found = await leadOf(wiring, reservation);
  if (!found) return;
  const { config } = found.content.tenant;
  const words = wording(config).checkout;
  const before = reservation.payment?.captureBefore ?? wiring.now().getTime();
  const date = new Intl.DateTimeFormat(config.market.locale, { dateStyle: "long", timeZone: "UTC" }).format(
    before,
  );
  await send(wiring, found.lead, config.site.leadEmail ?? wiring.env.MAIL_FROM, `${reservation.id}.expiry`, {
    subject: words.warningSubject(reservation.id, date),
    replyTo: null,
    text: `${reservation.car.name}\n\n${words.warningText(reservation.id, date)}\n`,
  });
}

async function leadOf(
  wiring: Wiring,
  { leadId, tenant }: Reservation,
): Promise<{ lead: StoredLead; content: TenantContent } | null> {
  const [lead, content] = await Promise.all([wiring.leads.get(leadId), wiring.tenant(tenant)]);
  return lead && content && { lead, content };
}

/** Throws when the mail did not go, so that it is tried again; the key keeps a repeat from being a second mail. */
async function send(
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
