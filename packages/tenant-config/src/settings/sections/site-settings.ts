import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { otherLocales } from "../../messages/catalogues.ts";
import { marketCode, secretName, sitePath, slug, webAddress, words } from "./setting-values.ts";

const host = z
  .string()
  .max(253)
  .regex(
    /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?$/u,
    'must be a bare host like "www.example.com", without https:// or a path',
  );
const picture = z.union([sitePath, webAddress], {
  error: "must be a path of this site or a full web address",
});
const id = z.string().regex(/^[\w-]{1,64}$/, "must be letters, digits, hyphens and underscores");

/** The section `site` of a tenant's settings. */
export const siteSchema = z.strictObject({
  id: id.describe("The website's id in the dealer platform; leads, offers and phone calls name it."),
  slug: slug.describe("The site's name in addresses and logs; the same as its folder's."),
  name: words.describe("The dealer's name as shoppers read it."),
  hosts: z
    .array(host)
    .describe("The site's own hosts, for example ['www.example.com']. Each works with and without www."),
  url: webAddress
    .nullable()
    .describe("The address that search engines are given. Left out, it is the first host over https."),
  market: marketCode.describe("The market: language, money, distance, words, phone and postcode rules."),
  otherLocales: z
    .array(z.enum(otherLocales))
    .describe(
      "Languages of the site beside its market's own, each complete under an address prefix of its own: ['es-US'] at /es. 'en-XA', at /xa, is English with accents and brackets, for checking pages before they are translated. The dealer's own texts in it stand in a folder of its name beside the settings.",
    ),
  template: z
    .enum([
      ...(["cars", "used-yard", "american-cars", "single-brand", "trucks"] as const),
      ...(["motorcycles", "campers", "rentals", "subscriptions"] as const),
    ])
    .describe(
      "What kind of site it is: its vehicles, stock entry, words, look and the arrangement of its pages. 'cars' is a dealer or a group with several brands.",
    ),
  preset: slug
    .nullable()
    .describe("The settings shared by a dealership group: the name of a file in the presets folder."),
  dealershipGroup: words.nullable().describe("The group the dealer belongs to."),
  dealershipId: id.nullable().describe("The main dealership's id in the dealer platform."),
  logo: picture.nullable().describe("The logo's picture. Left out, the name is written."),
  tagline: z
    .union([words, z.literal("")])
    .describe("One sentence on what the dealer stands for, on the home page."),
  manufacturer: z
    .strictObject({ id, slug, name: words })
    .nullable()
    .describe("The maker of a site that sells one brand; offers then live at /offers/{id}."),
  address: z
    .strictObject({
      street: words.nullable().describe("Street and number."),
      city: words.nullable().describe("City or suburb."),
      state: words.nullable().describe("State or region, as its short name."),
      postcode: words.nullable().describe("Postcode or ZIP code."),
    })
    .describe("The dealer's main address."),
  phone: z
    .string()
    .regex(/^[+(\d][\d ()-]{3,24}$/, "must be a phone number, digits with blanks or hyphens")
    .nullable()
    .describe("The dealer's main phone number, for pages that have no location's."),
  email: z.email("must be an e-mail address").nullable().describe("The dealer's main e-mail address."),
  leadEmail: z
    .email("must be an e-mail address")
    .nullable()
    .describe("The address leads are mailed to. Left out, none are mailed."),
  facebookUrl: webAddress.nullable().describe("The dealer's Facebook page."),
  instagramUrl: webAddress.nullable().describe("The dealer's Instagram page."),
  dealerships: z
    .array(
      z.strictObject({ id, slug, name: words, publishableKeySecret: secretName.nullable().default(null) }),
    )
    .describe(
      "The dealerships of this site. With more than one, enquiry forms ask which. publishableKeySecret names the environment variable with the payment provider's publishable key.",
    ),
  dealershipWebsites: z
    .array(
      z.strictObject({
        name: words,
        slug,
        make: words.nullable().default(null),
        url: webAddress,
        logoUrl: picture.nullable().default(null),
      }),
    )
    .describe("Other websites of the same group, for 'Visit Website' links."),
  serviceOnly: z
    .boolean()
    .describe("The dealer only services vehicles: location cards say 'Book a Service' and lead there."),
});

/** Who the site is: the config section `site`. */
export type SiteSettings = SettingsOf<typeof siteSchema>;

/** What kind of vehicles a site is about; each brings its own addresses, words and look. */
export type TemplateName = SiteSettings["template"];

/** One dealership of a site. */
export type SiteDealership = SiteSettings["dealerships"][number];

/** Another website of the same group, for 'Visit Website' links. */
export type DealershipWebsite = SiteSettings["dealershipWebsites"][number];
