import { consentPurposes } from "@forecourt/analytics/consent";
import { formIds } from "@forecourt/leads";
import { alertFrequencies } from "@forecourt/leads/returning";
import { z } from "zod";

/** What the site's own calls take. The routes read bodies by these schemas, and the description of the API prints them. */

const carId = z.string().min(1).max(100).describe("The car's id.");
/** A secret of a mail or of a saved form. */
export const tokenSchema = z.string().regex(/^[\w-]{20,100}$/);
/** As much as a draft may hold. */
export const DRAFT_BYTES = 64_000;

const purpose = z.enum(consentPurposes);
export const consentBody = z.object({
  answer: z
    .enum(["accept", "refuse", "choose"])
    .describe("What the shopper chose at the banner, or a choice of purposes."),
  purpose: z
    .union([purpose.transform((one) => [one]), z.array(purpose).max(consentPurposes.length)])
    .optional()
    .describe("With `choose`: the purposes that are agreed to."),
});

const id = z.coerce.string().min(1).max(100);
export const phoneRevealBody = z.object({
  car_id: id.describe("The car's id."),
  dealership_id: z.coerce.string().max(100).describe("Its dealership's id; empty for a car of no known one."),
  website_id: id.describe("The website's id."),
});

export const savedFormBody = z.strictObject({
  form: z.enum(formIds).describe("Which form it is."),
  state: z.string().min(1).max(DRAFT_BYTES).describe("What is typed so far, in the form's own coding."),
});
export const openFormBody = z.strictObject({
  form: z.enum(formIds).describe("Which form it is."),
  token: tokenSchema.describe("What saving it gave."),
});

export const favouritesBody = z.union([
  z.object({
    watchlist: z.array(z.unknown()).min(1).max(400).describe("What a script has added and taken out."),
  }),
  z.object({
    car_id: carId,
    favourite: z
      .enum(["yes", "no"])
      .optional()
      .describe("Add it or take it out; left out, the other of the two."),
  }),
]);

export const watchlistBody = z.looseObject({
  watchlist: z.array(z.unknown()).max(1_000).describe("The cars that the browser keeps."),
});
export const signInBody = z.looseObject({
  email: z.string().max(300).describe("Where the code and the link are mailed to."),
  redirect: z
    .string()
    .max(2_000)
    .optional()
    .describe("Where the shopper wants to go: a page of this site, else the garage."),
  type: z
    .string()
    .regex(/^[\w-]{1,40}$/)
    .optional()
    .catch(undefined)
    .describe("What the shopper was about to do, which the page says again."),
});
export const sessionBody = z.union([
  z.object({ link: tokenSchema.describe("The secret of the link.") }),
  z.object({ code: z.string().min(1).max(30).describe("The code.") }),
]);
export const signOutBody = z.looseObject({
  everywhere: z.literal("yes").optional().catch(undefined).describe("Every browser of the account."),
});
export const eraseBody = z.looseObject({ confirm: z.literal("yes").describe("That it is meant.") });

const shopper = {
  email: z
    .string()
    .max(300)
    .optional()
    .describe("Where mails go; of the shopper who is signed in where it is left out."),
  name: z.string().max(300).optional().describe("What the shopper calls it."),
  frequency: z.enum(alertFrequencies).default("instant").describe("How often it may be mailed."),
};
export const alertBody = z.union([
  z.object({ ...shopper, car_id: carId }),
  z.object({
    ...shopper,
    list: z.string().min(1).max(200).describe("A list of the site."),
    query: z.string().max(4_000).default("").describe("Its filters, as in the list's address."),
  }),
]);
export const confirmAlertBody = z.looseObject({
  confirm: tokenSchema.describe("The secret of the first mail."),
});
export const changeAlertBody = z.looseObject({
  id: tokenSchema.describe("The alert's id."),
  token: tokenSchema.optional().describe("The secret of a mail; left out by a shopper who is signed in."),
  frequency: z.enum(alertFrequencies).optional().describe("How often it may be mailed."),
  name: z.string().max(300).optional().describe("What the shopper calls it."),
  end: z.literal("yes").optional().describe("End it."),
});
export const unsubscribeBody = z.looseObject({
  token: tokenSchema.optional().describe("The secret of a mail, where the address has none."),
  page: z.literal("yes").optional().describe("StatusMeaning with a page."),
});

export const lookupBody = z.object({
  rego: z
    .string()
    .transform((rego) => rego.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""))
    .pipe(z.string().min(1).max(10))
    .describe("The number plate."),
  regoState: z
    .string()
    .max(10)
    .nullish()
    .transform((state) => state || null)
    .describe("The state it is registered in, where plates are unique by state only."),
});

export const reservationBody = z.looseObject({
  car_id: carId,
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .optional()
    .describe("The same key is the same reservation. The shopper's details stand beside it, as in a lead."),
});
export const payBody = z.looseObject({
  token: z
    .string()
    .min(1)
    .max(500)
    .optional()
    .describe("What the provider's fields made of the card; none where the browser pays afterwards."),
  bank: z.enum(["confirmed", "rejected"]).optional().describe("What the shopper answers the demo bank."),
});
