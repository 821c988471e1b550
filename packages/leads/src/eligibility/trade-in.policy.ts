import { z } from "zod";
import type { TradeInPolicy } from "./trade-in.ts";

/** Config section `tradeIn`. */
export const tradeInSchema = z.strictObject({
  enabled: z.boolean().describe("Cars offer a trade-in valuation."),
  path: z
    .string()
    .regex(/^\/[\w\-/]*$/)
    .describe("Where the trade-in button of a car leads; the car's id is added as car_id."),
}) satisfies z.ZodType<TradeInPolicy>;

/** The product's defaults. */
export const tradeInDefaults: TradeInPolicy = { enabled: true, path: "/cars/trade-in" };
