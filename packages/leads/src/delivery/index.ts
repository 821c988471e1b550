export type { DeliveryEvent } from "./attempt-delivery.ts";
export { type DeliveryClock, deliveryClock } from "./delivery-clock.ts";
export { type DeliveryWorker, type DeliveryWorkerOptions, startDeliveryWorker } from "./delivery-worker.ts";
export type { Delivery, LeadSink, SinkOutcome } from "./lead-sink.ts";
export type { DeliveryPolicy, RetryPolicy } from "./delivery-policy.ts";
