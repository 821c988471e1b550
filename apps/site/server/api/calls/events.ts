import { consentPurposes } from "@forecourt/analytics/consent";
import {
  eventBatchSchema,
  phoneCallSchema,
  pixelCopySchema,
  traceSchema,
} from "@forecourt/analytics/collect";
import { z } from "zod";
import { consentBody, phoneRevealBody } from "./request-bodies.ts";
import type { Operation } from "./operation.ts";
import { CHECKED, empty, notOffered, OF_FORM, says, tooMany } from "./status-meanings.ts";

/** What happens on pages, and what a shopper agrees to. */
export const eventCalls: readonly Operation[] = [
  {
    id: "takeEvents",
    method: "post",
    path: "/api/events",
    summary: "Takes a batch of a page's events.",
    body: { schema: eventBatchSchema, kinds: ["json"] },
    responses: { ...CHECKED, 202: empty("Taken."), 429: tooMany },
  },
  {
    id: "takePhoneCall",
    method: "post",
    path: "/api/events/car_phone_call",
    summary: "Logs that a phone number was pressed.",
    body: { schema: phoneCallSchema, kinds: ["json", "form"] },
    responses: { ...CHECKED, 202: empty("Logged."), 429: tooMany },
  },
  {
    id: "revealPhone",
    method: "post",
    path: "/api/events/phone-reveal",
    summary: "Gives the full number of a car's dealer.",
    body: { schema: phoneRevealBody, kinds: ["json", "form"] },
    responses: {
      ...CHECKED,
      200: says("The number.", z.strictObject({ phone: z.string() })),
      303: empty("A plain form is led to the car's page, which shows the number."),
      404: says("This car has no phone number."),
      429: tooMany,
    },
  },
  {
    id: "takeTraces",
    method: "post",
    path: "/api/events/trace",
    summary:
      "Stores where a page's events went (`analytics.traceEvents`) and how fast it was (`analytics.measureSpeed`), on a site that has one of both.",
    body: { schema: traceSchema, kinds: ["json"] },
    responses: { ...CHECKED, 202: empty("Stored."), 404: notOffered("traces"), 429: tooMany },
  },
  {
    id: "takePixelCopy",
    method: "post",
    path: "/api/fb-events",
    summary: "Takes the copy of a pixel's event, to be sent on from the server.",
    body: { schema: pixelCopySchema, kinds: ["json"] },
    responses: {
      ...CHECKED,
      202: empty("Taken."),
      403: says("The shopper has not agreed to advertising."),
      429: tooMany,
    },
  },
  {
    id: "chooseConsent",
    method: "post",
    path: "/api/consent",
    summary: "Stores what a shopper agrees to.",
    body: { schema: consentBody, kinds: ["json", "form"] },
    responses: {
      ...OF_FORM,
      200: says("What is agreed to now.", z.strictObject({ answer: z.array(z.enum(consentPurposes)) })),
      429: tooMany,
    },
  },
];
