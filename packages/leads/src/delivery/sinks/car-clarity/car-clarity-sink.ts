import type { PlainFetch } from "@forecourt/search/kernel";
import {
  leadPayload,
  type LeadPayloadPolicy,
  type LeadPayloadValue,
} from "../../../enquiry/model/lead-payload.ts";
import type { LeadSink } from "../../lead-sink.ts";
import { authHeaders, readJsonSuccess, sendToSink, type SinkAuth } from "../http-sink.ts";
import type { FieldMapping } from "../wire-value.ts";

/** Which CarClarity, and how its fields are called there. */
export interface CarClaritySinkOptions {
  name?: string;
  /** Address of the API. */
  url: string;
  path?: string;
  auth?: SinkAuth;
  payload: LeadPayloadPolicy;
  /**
   * Their field names. CarClarity publishes no contract, so the mapping is configuration; without one the lead goes
   * as the dashboard gets it, under `lead`.
   */
  fields?: readonly FieldMapping[];
  fetch: PlainFetch;
  now: () => Date;
  timeoutMs?: number;
}

/** Delivers to `POST /api/carClarityCustomer`, the alternate destination of leads, which answers with a JSON object. */
export function carClaritySink(options: CarClaritySinkOptions): LeadSink {
  const {
    name = "car-clarity",
    url,
    path = "/api/carClarityCustomer",
    auth = { kind: "none" },
    fields,
  } = options;
  return {
    name,
    files: "left_out",
    deliver: ({ lead }, { key, signal }) => {
      const payload = leadPayload(lead, options.payload);
      const renamed = fields?.flatMap(({ name: theirs, from }): [string, LeadPayloadValue][] => {
        const value = Object.hasOwn(payload.lead, from) ? payload.lead[from] : undefined;
        return value === undefined ? [] : [[theirs, value]];
      });
      return sendToSink(
        {
          fetch: options.fetch,
          url: `${url.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`,
          method: "POST",
          headers: { ...authHeaders(auth), "content-type": "application/json", "idempotency-key": key },
          body: JSON.stringify(renamed ? Object.fromEntries(renamed) : payload),
          timeoutMs: options.timeoutMs ?? 15_000,
          signal,
          now: options.now,
        },
        readJsonSuccess,
      );
    },
  };
}
