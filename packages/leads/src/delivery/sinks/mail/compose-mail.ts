import MailComposer from "nodemailer/lib/mail-composer/index.js";
import type { StoredFile } from "../../../enquiry/model/stored-lead.ts";
import type { LeadMail } from "./lead-mail.ts";

/** Who writes to whom. */
export interface MailAddresses {
  from: string;
  /** Where the dealer reads leads. */
  to: string | readonly string[];
}

export interface MailFacts extends MailAddresses {
  mail: LeadMail;
  /** The delivery's key: becomes the Message-ID, so that a mailbox can drop repeats. */
  key: string;
  date: Date;
  attachments: readonly { file: StoredFile; content: Buffer }[];
}

/** A Message-ID; the host part is the sender's own. */
export function messageId(key: string, from: string): string {
  const host = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? "forecourt.invalid";
  return `<${key}@${host}>`;
}

/** Fields for nodemailer, the same for a folder and for SMTP. */
export function mailFields({ mail, key, date, from, to, attachments }: MailFacts) {
  return {
    from,
    to: typeof to === "string" ? to : [...to],
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    date,
    messageId: messageId(`lead.${key}`, from),
    headers: { "X-Lead-Key": key },
    attachments: attachments.map(({ file, content }) => ({
      filename: file.name,
      content,
      contentType: file.type,
    })),
    // What a shopper typed never makes the mailer open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The whole message as bytes. */
export function composeMail(facts: MailFacts): Promise<Buffer> {
  return new MailComposer({ ...mailFields(facts), newline: "windows" }).compile().build();
}
