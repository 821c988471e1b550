import { createTransport } from "nodemailer";
import type { SentMessageInfo } from "nodemailer/lib/smtp-transport/index.js";
import type { LeadSink, SinkOutcome } from "../../lead-sink.ts";
import { problemOf } from "../problem-of.ts";
import { type MailAddresses, mailFields } from "./compose-mail.ts";
import type { StoredFile, StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { type LeadMail, leadMail } from "./lead-mail.ts";
import { mailKey } from "./mail-key.ts";

/** Which mail server. */
export interface SmtpSinkOptions extends MailAddresses {
  name?: string;
  /** `smtp://user:password@host:port` or `smtps://…`. */
  url: string;
  now: () => Date;
  timeoutMs?: number;
  readFile?: (file: StoredFile) => Promise<Buffer>;
  /** Writes the text of the mail; by default one for people. */
  write?: (lead: StoredLead) => LeadMail;
}

/** A mail server's 5xx is final, except for those that speak of the moment or of the account. */
const REFUSED_FOR_GOOD = [550, 551, 553, 554];

/**
 * Who has a delivery's mail already, while others of it wait: they get it once, unless the process ends meanwhile. Of the
 * process, since a tenant's sinks are made anew for each delivery.
 */
const reached = new Map<string, readonly string[]>();
const MAX_OPEN = 1_000;

/** A mail server, none of whose replies is waited for longer than this. */
export const smtpTransport = (url: string, timeoutMs: number) =>
  createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });

/** What a mail server took, as an outcome: a mail that did not go to all of its recipients is not delivered. */
export function sentOutcome(sent: SentMessageInfo): SinkOutcome {
  if (sent.rejected.length === 0) return { ok: true, remoteId: sent.messageId };
  const codes = (sent.rejectedErrors ?? []).map(({ responseCode }) => responseCode ?? 0);
  const names = sent.rejected.join(", ");
  return {
    ok: false,
    // Final only when each of them is.
    retry: codes.length === 0 || codes.some((code) => !REFUSED_FOR_GOOD.includes(code)),
    problem: `The mail server refused ${names}: SMTP ${codes.join(", ")}`,
  };
}

/** Sends each lead as a mail over SMTP, with a Message-ID made of the delivery's key. */
export function smtpSink(options: SmtpSinkOptions): LeadSink {
  const { name = "mail", url, from, to, now, timeoutMs = 20_000, readFile, write = leadMail } = options;
  const transport = smtpTransport(url, timeoutMs);
  return {
    name,
    files: readFile ? "sent" : "listed",
    deliver: async (lead, delivery) => {
      const key = mailKey(name, delivery.key);
      const place = `${url} ${key}`;
      try {
        const attachments = readFile
          ? await Promise.all(lead.files.map(async (file) => ({ file, content: await readFile(file) })))
          : [];
        const facts = { mail: write(lead), key, date: now(), from, to, attachments };
        const before = reached.get(place) ?? [];
        const open = [to].flat().filter((address) => !before.includes(address));
        const sent = await transport.sendMail({ ...mailFields(facts), envelope: { from, to: open } });
        const outcome = sentOutcome(sent);
        reached.delete(place);
        if (!outcome.ok) reached.set(place, [...before, ...sent.accepted]);
        if (reached.size > MAX_OPEN) reached.delete(reached.keys().next().value ?? "");
        return outcome;
      } catch (reason) {
        return smtpProblem(reason);
      }
    },
  };
}

/** A mail server's reply as an outcome. */
export function smtpProblem(reason: unknown): SinkOutcome {
  const code = reason instanceof Error && "responseCode" in reason ? Number(reason.responseCode) : null;
  if (code === null) return { ok: false, retry: true, problem: problemOf(reason) };
  return { ok: false, retry: !REFUSED_FOR_GOOD.includes(code), problem: `SMTP ${code}` };
}
