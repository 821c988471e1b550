import { z } from "zod";

/**
 * A path of the site itself. Never "//host", "/\host", a dot segment or a blank, so that no text of a
 * tenant's file can send a shopper to another site.
 */
export const sitePath = z
  .string()
  .max(500)
  .regex(
    /^(?!.*(?:\/\/|\/\.{1,2}(?:[/?#]|$)))\/[\w\-.~%/]*(?:\?[\w\-.~%/=&+,:]*)?(?:#[\w\-.~%]*)?$/,
    'must be a path of this site like "/special-offers", without blanks, "//" or dots as a folder',
  );

/** A full web address. */
export const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be a web address like "https://www.example.com/"' })
  .max(2000);

/**
 * The name of an environment variable that holds a secret; the secret itself never stands in a file. The prefix keeps
 * a file from naming one of the installation's own variables and having its value sent to an address of the file's.
 */
export const secretName = z
  .string()
  .regex(
    /^FORECOURT_SECRET_[A-Z0-9][A-Z0-9_]{0,60}$/,
    "must be the NAME of an environment variable that begins with FORECOURT_SECRET_; the secret itself does not belong in a file",
  );

/** Words a shopper reads. Markup and control characters have no place in them. */
export const words = z
  .string()
  .trim()
  .min(1, "must not be empty")
  .max(1000)
  .refine((text) => !/[<>]|(?!\n)\p{Cc}/u.test(text), "must be plain words, without < or >");

/**
 * The code of a market. Which there are is data that stands above the settings (`markets`), so this checks the form
 * alone: `resolveTenant` refuses a code that is not among them, and the schema for editors lists them.
 */
export const marketCode = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .meta({ oneOfMarkets: true });

/** A name in addresses and folders: small letters, digits and hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, "must be small letters, digits and hyphens, 63 at most");

/** A colour as six hexadecimal digits. */
export const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour like "#0b5fa5"');

/** A public identifier of an outside service, as it stands in that service's own snippet. */
export const publicId = z
  .string()
  .regex(
    /^[\w.:@-]{1,200}$/,
    "must be a public identifier of letters, digits, dots, colons, hyphens and underscores",
  );

/** The small drawing beside a short reason. */
export const pointIcon = z.enum([
  "shield",
  "check",
  "star",
  "clock",
  "pin",
  "phone",
  "file",
  "swap",
  "money",
  "drive",
]);
