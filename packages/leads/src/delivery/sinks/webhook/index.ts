export { type LeadEvent, leadEventJsonSchema, leadEventSchema } from "./lead-event.ts";
export { signWebhook, verifyWebhook, type WebhookHeaders } from "./webhook-signature.ts";
export { webhookSink, type WebhookSinkOptions } from "./webhook-sink.ts";
