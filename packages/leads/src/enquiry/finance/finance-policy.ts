import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

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
  showRepayment: z
    .enum(["nowhere", "car", "car_and_list"])
    .describe(
      "Where a car's repayment stands beside its price, with the rates and the warning the law wants: nowhere, on the car's page, or on its page and in lists.",
    ),
  comparisonWarning: z
    .string()
    .max(1000)
    .describe("The warning that stands beside every comparison rate; have it checked by the lender."),
});

/** Config section `finance`: the finance calculator's numbers and the words the law wants beside them. */
export type FinancePolicy = SettingsOf<typeof financeSchema>;
