import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

const amount = z.number().min(0);

/** Config section `reserve`. */
export const reserveSchema = z.strictObject({
  payments: z
    .boolean()
    .describe("Payments are on for this tenant, even without a payment provider of its own."),
  paymentProvider: z
    .enum(["stripe", "till", "st_george"])
    .nullable()
    .describe("Who takes the deposit. Naming one switches payments on."),
  comingSoonToo: z.boolean().describe("Cars that are coming soon can be reserved as well."),
  testDriveOnlyTags: z
    .array(z.string().min(1).max(60))
    .describe("Tags of cars that can only be test driven; compared without case."),
  priceAbove: z
    .union([amount, z.strictObject({ AUD: amount, NZD: amount, USD: amount }).partial()])
    .describe("A car must cost more than this to be reserved: one number, or one by currency."),
  checkoutPath: z
    .enum(["checkout", "buy-online"])
    .describe("Last part of the address of the reserve flow, below the car's page."),
});

/** Config section `reserve`: which cars can be reserved, and through whom. */
export type ReservePolicy = SettingsOf<typeof reserveSchema>;
