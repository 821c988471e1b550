export { formEndpointSink, type FormEndpointSinkOptions } from "./form-endpoint-sink.ts";
export type { FieldMapping } from "../wire-value.ts";
