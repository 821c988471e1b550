export type { MailAddresses } from "./compose-mail.ts";
export { type LeadMail, leadMail } from "./lead-mail.ts";
export { type MailFolderSinkOptions, mailFolderSink } from "./mail-folder-sink.ts";
export { folderMailer, type Mailer, type ShopperMail, smtpMailer } from "./mailer.ts";
export { type SmtpSinkOptions, smtpSink } from "./smtp-sink.ts";
