import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

/** Config section `tradeIn`. */
export const tradeInSchema = z.strictObject({
  enabled: z.boolean().describe("Cars offer a trade-in valuation."),
  path: z
    .string()
    .regex(/^\/[\w\-/]*$/)
    .describe("Where the trade-in button of a car leads; the car's id is added as car_id."),
});

/** Config section `tradeIn`: whether a car offers a trade-in, and where its button leads. */
export type TradeInPolicy = SettingsOf<typeof tradeInSchema>;
