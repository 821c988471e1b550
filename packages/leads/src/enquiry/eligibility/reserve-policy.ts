import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { paymentProviderNames } from "../../reserve/payments/payment-provider-names.ts";

const amount = z.number().min(0);
const deposit = z.union([
  z.number().min(1).max(100_000),
  z.strictObject({ percent: z.number().min(0.1).max(100) }),
]);
/** Names an environment variable; the secret itself never stands in a file. */
const secretName = z.string().regex(/^FORECOURT_SECRET_[A-Z0-9][A-Z0-9_]{0,60}$/);

/** Config section `reserve`. */
export const reserveSchema = z.strictObject({
  payments: z
    .boolean()
    .describe("Payments are on for this tenant, even without a payment provider of its own."),
  paymentProvider: z
    .enum(paymentProviderNames)
    .nullable()
    .describe(
      "Who takes the deposit. Naming one switches payments on. 'demo' moves no money and is refused in production.",
    ),
  accounts: z
    .array(
      z.strictObject({
        dealership: z.string().min(1).max(63).nullable(),
        user: z.string().min(1).max(200).nullable(),
        url: z.url({ protocol: /^https?$/ }).nullable(),
        fieldsUrl: z.url({ protocol: /^https?$/ }).nullable(),
        keySecret: secretName,
        apiKeySecret: secretName.nullable(),
        callbackSecret: secretName,
        publishableKeySecret: secretName.nullable(),
      }),
    )
    .describe(
      "The provider's accounts, one a dealership (its slug) or one for all (null). user: Till's user or PayWay's merchant id. url: another address than the provider's own, such as its test gateway. fieldsUrl: another address of the script that renders the card's fields. The rest names environment variables: keySecret Stripe's secret key, Till's password or PayWay's secret key; apiKeySecret Till's connector; callbackSecret what reports are signed with; publishableKeySecret the key for the browser, where site.dealerships names none. Without an account there is no button.",
    ),
  deposit: z
    .union([deposit, z.strictObject({ new: deposit, used: deposit, demo: deposit }).partial()])
    .describe(
      "What is held on the card: an amount, a per cent of the price, or either by new, used and demo cars.",
    ),
  holdMinutes: z
    .number()
    .int()
    .min(2)
    .max(120)
    .describe("How long a car is held for a shopper who is paying, in minutes."),
  holdsPerAddress: z
    .number()
    .int()
    .min(1)
    .max(1000)
    .describe(
      "How many cars may be held from one network address within 20 minutes, all its shoppers together.",
    ),
  changeOfMind: z
    .string()
    .trim()
    .min(1)
    .max(1000)
    .nullable()
    .describe("What happens to the deposit when the shopper changes their mind, in the dealer's own words."),
  comingSoonToo: z.boolean().describe("Cars that are coming soon can be reserved as well."),
  testDriveOnlyTags: z
    .array(z.string().min(1).max(60))
    .describe("Tags of cars that can only be test driven; compared without case."),
  priceAbove: z
    .union([amount, z.record(z.string().regex(/^[A-Z]{3}$/), amount)])
    .describe("A car must cost more than this to be reserved: one number, or one by currency."),
  checkoutPath: z
    .enum(["checkout", "buy-online"])
    .describe("Last part of the address of the reserve flow, below the car's page."),
});

/** Config section `reserve`: which cars can be reserved, and through whom. */
export type ReservePolicy = SettingsOf<typeof reserveSchema>;
