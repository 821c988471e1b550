import type { TenantConfig } from "@forecourt/tenant-config";
import type { Wiring } from "#host/wiring/wiring.ts";
import { mailHtml, type MailPart, mailText } from "./mail-page.ts";

export interface MailToShopper {
  /** Unique: a repeat is the same mail. */
  key: string;
  to: string;
  subject: string;
  parts: readonly MailPart[];
  date?: Date;
  headers?: Readonly<Record<string, string>>;
}

/** The mail server's reply, for work that is retried. */
export type MailSent = { ok: true } | { ok: false; retry: boolean; problem: string };

/** Sends a mail in the dealer's look and says what became of it. */
export async function trySendMail(
  { mailer, now }: Wiring,
  config: TenantConfig,
  { key, to, subject, parts, date, headers = {} }: MailToShopper,
): Promise<MailSent> {
  const sent = await mailer.send({
    key,
    to,
    fromName: config.site.name,
    subject: subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " "),
    text: mailText(parts, config),
    html: mailHtml(parts, config),
    date: date ?? now(),
    headers,
  });
  return sent.ok ? { ok: true } : { ok: false, retry: sent.retry, problem: sent.problem };
}

/**
 * Sends a mail that a shopper waits for, now or not at all: what it holds is stored nowhere, so that it cannot be sent
 * later. False, and a line in the log, when it did not go.
 */
export async function sendMail(wiring: Wiring, config: TenantConfig, mail: MailToShopper): Promise<boolean> {
  const sent = await trySendMail(wiring, config, mail);
  if (!sent.ok) wiring.log.error({ tenant: config.site.slug, problem: sent.problem }, "a mail was not sent");
  return sent.ok;
}
