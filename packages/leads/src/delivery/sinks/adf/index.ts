export { adfDocument } from "./adf-document.ts";
export type { AdfFacts } from "./adf-facts.ts";
export { adfHttpSink, type AdfHttpSinkOptions, adfMail } from "./adf-sinks.ts";
export { type AdfProspect, type AdfVehicle, readAdf, type ReadAdf } from "./read-adf.ts";
