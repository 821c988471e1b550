import {
  leadPayload,
  type LeadPayloadPolicy,
  type LeadPayloadValue,
} from "../../../enquiry/model/lead-payload.ts";
import type { LeadSink } from "../../lead-sink.ts";
import { type HttpSinkOptions, readJsonSuccess, sendToSink } from "../http-sink.ts";
import type { FieldMapping } from "../wire-value.ts";

/** Which CarClarity, and how its fields are called there. */
export interface CarClaritySinkOptions extends HttpSinkOptions {
  path?: string;
  payload: LeadPayloadPolicy;
  /**
   * Their field names. CarClarity publishes no contract, so the mapping is configuration; without one the lead goes
   * as the dashboard gets it, under `lead`.
   */
  fields?: readonly FieldMapping[];
}

/** Delivers to `POST /api/carClarityCustomer`, the alternate destination of leads, which responds with a JSON object. */
export function carClaritySink(options: CarClaritySinkOptions): LeadSink {
  const { name = "car-clarity", path = "/api/carClarityCustomer", fields } = options;
  const url = `${options.url.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
  return {
    name,
    files: "left_out",
    deliver: ({ lead }, delivery) => {
      const payload = leadPayload(lead, options.payload);
      const renamed = fields?.flatMap(({ name: theirs, from }): [string, LeadPayloadValue][] => {
        const value = Object.hasOwn(payload.lead, from) ? payload.lead[from] : undefined;
        return value === undefined ? [] : [[theirs, value]];
      });
      const body = JSON.stringify(renamed ? Object.fromEntries(renamed) : payload);
      return sendToSink(options, delivery, { url, body }, readJsonSuccess);
    },
  };
}
