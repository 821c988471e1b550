export type { DeliveryEvent } from "./delivery/attempt-delivery.ts";
export { type DeliveryClock, deliveryClock } from "./delivery/delivery-clock.ts";
export {
  type DeliveryWorker,
  type DeliveryWorkerOptions,
  startDeliveryWorker,
} from "./delivery/delivery-worker.ts";
export type { Delivery, LeadSink, SinkOutcome } from "./delivery/lead-sink.ts";
export type { DeliveryPolicy, RetryPolicy } from "./delivery/delivery-policy.ts";
export { configuredSinks, type SinkTools } from "./delivery/sinks/configured/configured-sinks.ts";
export type { SinkAuthSetting, SinkSetting } from "./delivery/sinks/configured/sink-setting.ts";
export type { SinkAuth } from "./delivery/sinks/http-sink.ts";
export { type DashboardSinkOptions, dashboardSink } from "./delivery/sinks/dashboard/dashboard-sink.ts";
export type { MailAddresses } from "./delivery/sinks/mail/compose-mail.ts";
export { type LeadMail, leadMail } from "./delivery/sinks/mail/lead-mail.ts";
export { type MailFolderSinkOptions, mailFolderSink } from "./delivery/sinks/mail/mail-folder-sink.ts";
export { folderMailer, type Mailer, type ShopperMail, smtpMailer } from "./delivery/sinks/mail/mailer.ts";
export { type SmtpSinkOptions, smtpSink } from "./delivery/sinks/mail/smtp-sink.ts";
export { adfDocument } from "./delivery/sinks/adf/adf-document.ts";
export type { AdfFacts } from "./delivery/sinks/adf/adf-facts.ts";
export { adfHttpSink, type AdfHttpSinkOptions, adfMail } from "./delivery/sinks/adf/adf-sinks.ts";
export { type AdfProspect, type AdfVehicle, readAdf, type ReadAdf } from "./delivery/sinks/adf/read-adf.ts";
export { type LeadEvent, leadEventJsonSchema, leadEventSchema } from "./delivery/sinks/webhook/lead-event.ts";
export {
  signWebhook,
  verifyWebhook,
  type WebhookHeaders,
} from "./delivery/sinks/webhook/webhook-signature.ts";
export { webhookSink, type WebhookSinkOptions } from "./delivery/sinks/webhook/webhook-sink.ts";
export type { FieldMapping } from "./delivery/sinks/wire-value.ts";
export { carClaritySink, type CarClaritySinkOptions } from "./delivery/sinks/car-clarity/car-clarity-sink.ts";
export {
  formEndpointSink,
  type FormEndpointSinkOptions,
} from "./delivery/sinks/form-endpoint/form-endpoint-sink.ts";
export { leadsCsvHeader, leadsCsvLine } from "./delivery/export/leads-csv.ts";
