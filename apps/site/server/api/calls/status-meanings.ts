import { z } from "zod";
import type { StatusMeaning } from "./operation.ts";

export const error = z.strictObject({ error: z.string() });
export const problems = z.strictObject({
  error: z.string().optional(),
  problems: z.array(z.strictObject({ field: z.string(), message: z.string() })),
});

export const says = (means: string, body: z.ZodType = error): StatusMeaning => ({
  means,
  body,
  unreachable: null,
});
export const empty = (means: string): StatusMeaning => ({ means, unreachable: null });
export const never = (meaning: StatusMeaning, unreachable: string): StatusMeaning => ({
  ...meaning,
  unreachable,
});

export const OUTAGE = "a store, a service or the disk has to fail first; `pnpm bench faults` makes them";
export const SESSION =
  "a shopper has to sign in first, with a code that is mailed; the journey `sign-in` does";
export const MAIL = "a secret has to be taken from a mail first; the journey of alerts does";
export const VERIFIED = "the provider has to sign the report; the journey `payment-reports` does";

export const badBody = says("The body is not what was expected.");
export const onward = empty("A plain form is led on.");
export const tooMany = says("Too many from this address; `retry-after` says when to try again.");
const outage = never(says("Something failed on our side. Nothing was lost; try again."), OUTAGE);
export const notOffered = (what: string) => says(`This site does not offer ${what}.`);

/** What every call of a dealer's site may respond. */
export const TENANT: Readonly<Record<number, StatusMeaning>> = {
  421: says("No site has this host."),
  503: outage,
};

/** The same of one that changes something. */
export const WRITES: Readonly<Record<number, StatusMeaning>> = {
  ...TENANT,
  403: says("Another site's page started the request."),
  413: says("The body is too large."),
};

/** The same of one whose body is checked, and of one that a plain form may send. */
export const CHECKED: typeof WRITES = { ...WRITES, 400: badBody };
export const OF_FORM: typeof WRITES = { ...CHECKED, 303: onward };

export const message = z.strictObject({ message: z.string() });
export const nothing = z.strictObject({});
