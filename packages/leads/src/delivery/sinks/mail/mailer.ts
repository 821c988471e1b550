import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { SinkOutcome } from "../../lead-sink.ts";
import { problemOf } from "../problem-of.ts";
import { messageId } from "./compose-mail.ts";
import { sentOutcome, smtpProblem, smtpTransport } from "./smtp-sink.ts";
import { mailFileName, writeFlushed } from "./write-flushed.ts";

/** A mail to a shopper. */
export interface ShopperMail {
  /** Unique; becomes the Message-ID and the file's name, so that a repeat is the same mail. */
  key: string;
  to: string;
  /** Whose name stands before the address it comes from. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  date: Date;
  /** Further headers: how to unsubscribe. */
  headers: Readonly<Record<string, string>>;
}

/** Sends mails to shoppers; a failure is a result, never an error. */
export interface Mailer {
  send(mail: ShopperMail): Promise<SinkOutcome>;
}

/** Fields for nodemailer, the same for a folder and for SMTP. */
function fieldsOf({ key, to, fromName, subject, text, html, date, headers }: ShopperMail, from: string) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return {
    from: { name: fromName, address },
    to,
    subject,
    text,
    html,
    date,
    messageId: messageId(key, address),
    headers: { ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Writes each mail as an `.eml` file that any mail program opens, flushed before it counts as sent. A repeat replaces the
 * file.
 *
 * @example
 * await folderMailer({ directory: ".data/mail", from: "dealer@example.com" }).send(mail);
 */
export const folderMailer = ({ directory, from }: { directory: string; from: string }): Mailer => ({
  send: async (mail) => {
    try {
      const message = new MailComposer({ ...fieldsOf(mail, from), newline: "windows" });
      await writeFlushed(directory, mailFileName(mail.key), await message.compile().build());
      return { ok: true, remoteId: null };
    } catch (reason) {
      return { ok: false, retry: true, problem: problemOf(reason) };
    }
  },
});

/**
 * Sends each mail over SMTP. `url` is `smtp://user:password@host:port` or `smtps://…`.
 *
 * @example
 * await smtpMailer({ url: "smtp://127.0.0.1:2525", from: "dealer@example.com" }).send(mail);
 */
export function smtpMailer({
  url,
  from,
  timeoutMs = 20_000,
}: {
  url: string;
  from: string;
  timeoutMs?: number;
}): Mailer {
  const transport = smtpTransport(url, timeoutMs);
  return {
    send: async (mail) => {
      try {
        return sentOutcome(await transport.sendMail(fieldsOf(mail, from)));
      } catch (reason) {
        return smtpProblem(reason);
      }
    },
  };
}
