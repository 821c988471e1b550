import { z } from "zod";
import { policyDefaults } from "../policy-defaults.ts";
import { takenEventIds, unnumberedNames } from "./event-id.ts";

const eventNumber = z
  .int()
  .min(1)
  .max(61)
  .refine((id) => !takenEventIds.includes(id), {
    error: "This event number is fixed or reserved by the platform; choose a free one from 1 to 61.",
  });

const httpAddress = z.url({ protocol: /^https?$/ });

/** Config section `analytics`: what a tenant may decide about its events. */
export const analyticsSchema = z
  .strictObject({
    vehicleContentType: z
      .enum(["product", "vehicle"])
      .describe(
        "Content type sent with a tracked car. Use 'vehicle' when ads are matched to a vehicle catalogue.",
      ),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .describe("Currency of tracked prices, as an ISO 4217 code such as AUD."),
    numberedEvents: z.boolean().describe("Send events that have a number to the events endpoint."),
    eventsEndpoint: httpAddress
      .nullable()
      .describe("Address the site forwards numbered events to. Without one they are kept by the site."),
    phoneCallBase: httpAddress
      .nullable()
      .describe("Base address of the service that logs phone calls. Without one they are kept by the site."),
    phoneRevealEndpoint: httpAddress
      .nullable()
      .describe(
        "Address that is notified when a shopper asks for a full phone number, with the ids of car, dealership and website. Without one the notification is kept by the site.",
      ),
    eventNumbers: z
      .partialRecord(z.enum(unnumberedNames), eventNumber)
      .refine((numbers) => new Set(Object.values(numbers)).size === Object.values(numbers).length, {
        error: "Two events share one number; the endpoint could not tell them apart.",
      })
      .describe(
        "Numbers for events that the platform lists without one. An event without a number is not sent.",
      ),
    thirdPartyConsent: z
      .enum(["ask", "notice", "implied"])
      .describe(
        "Whether third-party scripts wait until the shopper agrees ('ask'), run unless the shopper refuses the notice that is shown ('notice'), or run without one ('implied'). It follows the market, and in the US the dealer's state. Global Privacy Control is a refusal under each.",
      ),
    traceEvents: z
      .boolean()
      .describe(
        "Tell the site itself of every event, also those without a number, who was told and what consent withheld: for 'forecourt events tail'.",
      ),
    measureSpeed: z
      .boolean()
      .describe(
        "Measure in the shopper's browser how fast pages are shown, respond and stay in place, where the shopper lets visits be measured. The desk shows it by kind of page.",
      ),
  })
  .default(policyDefaults.analytics);

/** Config section `analytics`, complete. */
export type AnalyticsPolicy = Readonly<z.infer<typeof analyticsSchema>>;
