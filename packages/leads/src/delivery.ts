export type { DeliveryEvent } from "./delivery/attempt-delivery.ts";
export { type DeliveryClock, deliveryClock } from "./delivery/delivery-clock.ts";
export {
  type DeliveryWorker,
  type DeliveryWorkerOptions,
  startDeliveryWorker,
} from "./delivery/delivery-worker.ts";
export { deliveryKey } from "./enquiry/store/delivery-queue.ts";
export type { Delivery, LeadSink, SinkOutcome } from "./delivery/lead-sink.ts";
export type { DeliveryPolicy, RetryPolicy } from "./delivery/delivery-policy.ts";
export { configuredSinks, type SinkTools } from "./delivery/sinks/configured/configured-sinks.ts";
export type { SinkAuthSetting, SinkSetting } from "./delivery/sinks/configured/sink-setting.ts";
export type { SinkAuth } from "./delivery/sinks/http-sink.ts";
export { type DashboardSinkOptions, dashboardSink } from "./delivery/sinks/dashboard/dashboard-sink.ts";
export type { MailAddresses } from "./delivery/sinks/mail/compose-mail.ts";
export type { LeadMail } from "./delivery/sinks/mail/lead-mail.ts";
export { type MailFolderSinkOptions, mailFolderSink } from "./delivery/sinks/mail/mail-folder-sink.ts";
export { folderMailer, type Mailer, type ShopperMail, smtpMailer } from "./delivery/sinks/mail/mailer.ts";
export { type SmtpSinkOptions, smtpSink } from "./delivery/sinks/mail/smtp-sink.ts";
export type { AdfFacts } from "./delivery/sinks/adf/adf-facts.ts";
export { type LeadEvent, leadEventSchema } from "./delivery/sinks/webhook/lead-event.ts";
export { verifyWebhook, type WebhookHeaders } from "./delivery/sinks/webhook/webhook-signature.ts";
export type { FieldMapping } from "./delivery/sinks/wire-value.ts";
export { leadsCsvHeader, leadsCsvLine } from "./delivery/export/leads-csv.ts";
