import { z } from "zod";
import type { FinancePolicy } from "./finance-policy.ts";

const percent = z.number().min(0).max(100);
const money = z.number().min(0).max(100_000);

/** Config section `finance`. */
export const financeSchema = z.strictObject({
  interestRate: percent.describe("Interest rate the finance calculator starts with, percent a year."),
  termYears: z
    .array(z.int().min(1).max(10))
    .min(1)
    .describe("Loan terms a shopper may choose from, in years."),
  defaultTermYears: z
    .int()
    .min(1)
    .max(10)
    .describe("Loan term the calculator starts with, in years; one of termYears."),
  defaultFrequency: z
    .enum(["weekly", "fortnightly", "monthly"])
    .describe("How often repayments are shown at first."),
  defaultDepositPercent: percent.describe("Deposit the calculator starts with, percent of the price."),
  maximumBalloonPercent: percent.describe(
    "Largest balloon a shopper may choose, percent of the price; 0 offers none.",
  ),
  establishmentFee: money.describe("Fee paid once when a loan starts; part of the comparison rate."),
  monthlyFee: money.describe("Fee charged each month; part of the comparison rate."),
  comparisonWarning: z
    .string()
    .max(1000)
    .describe("The warning that stands beside every comparison rate; have it checked by the lender."),
}) satisfies z.ZodType<FinancePolicy>;

/** The specification's default rate of 10, and modest choices of ours. */
export const financeDefaults: FinancePolicy = {
  interestRate: 10,
  termYears: [1, 2, 3, 4, 5, 6, 7],
  defaultTermYears: 5,
  defaultFrequency: "weekly",
  defaultDepositPercent: 0,
  maximumBalloonPercent: 40,
  establishmentFee: 0,
  monthlyFee: 0,
  comparisonWarning:
    "This comparison rate is true only for the example given and may not include all fees and charges. Different terms, fees or loan amounts might result in a different comparison rate.",
};
