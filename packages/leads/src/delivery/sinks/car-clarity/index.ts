export type { SinkAuth } from "../http-sink.ts";
export type { FieldMapping } from "../wire-value.ts";
export { carClaritySink, type CarClaritySinkOptions } from "./car-clarity-sink.ts";
