import type { LeadSink } from "../../lead-sink.ts";
import { problemOf } from "../problem-of.ts";
import { composeMail, type MailAddresses } from "./compose-mail.ts";
import type { StoredFile, StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { type LeadMail, leadMail } from "./lead-mail.ts";
import { mailKey } from "./mail-key.ts";
import { mailFileName, writeFlushed } from "./write-flushed.ts";

/** Where mails are laid down. */
export interface MailFolderSinkOptions extends MailAddresses {
  name?: string;
  directory: string;
  now: () => Date;
  /** Reads an attached file back; without it files are listed, not attached. */
  readFile?: (file: StoredFile) => Promise<Buffer>;
  /** Writes the text of the mail; by default one for people. */
  write?: (lead: StoredLead) => LeadMail;
}

/**
 * Writes each lead as an `.eml` file that any mail program opens: the embedded default where no dashboard and no
 * mail server is configured. The file's name is the delivery's key, so a repeat replaces instead of doubling, and
 * it is flushed before the delivery counts.
 */
export function mailFolderSink(options: MailFolderSinkOptions): LeadSink {
  const { name = "mail", directory, from, to, now, readFile, write = leadMail } = options;
  return {
    name,
    files: readFile ? "sent" : "listed",
    deliver: async (lead, delivery) => {
      const key = mailKey(name, delivery.key);
      try {
        const attachments = readFile
          ? await Promise.all(lead.files.map(async (file) => ({ file, content: await readFile(file) })))
          : [];
        const content = await composeMail({ mail: write(lead), key, date: now(), from, to, attachments });
        await writeFlushed(directory, mailFileName(key), content);
        return { ok: true, remoteId: null };
      } catch (reason) {
        return { ok: false, retry: true, problem: problemOf(reason) };
      }
    },
  };
}
