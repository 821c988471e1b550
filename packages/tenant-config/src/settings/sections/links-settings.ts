import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { sitePath, slug, webAddress } from "./setting-values.ts";

const anyPage = z.union([sitePath, webAddress], {
  error: "must be a path of this site or a full web address",
});

/** The section `links` of a tenant's settings. */
export const linksSchema = z.strictObject({
  usePagesPath: z
    .boolean()
    .describe("Dealer pages live below /pages, for example /pages/towing-guide. Off, the prefix is removed."),
  rootPages: z.array(slug).describe("Pages that never stand below /pages, whatever usePagesPath says."),
  financePath: z
    .enum(["/finance", "/finance-enquiry", "/apply-for-finance"])
    .describe("Where the site's finance form lives."),
  financeLink: anyPage
    .nullable()
    .describe("A finance page to use instead of financePath, here or on another site."),
  financePreApproval: z
    .boolean()
    .describe("Keep /finance-pre-approval as a page. Off, it redirects to the finance page."),
  serviceBooking: anyPage.describe(
    "Where 'Book a Service' leads: /service, /pages/book-a-service, a path of the dealer's own, or a booking site.",
  ),
  blogPath: z.enum(["/blog", "/news"]).describe("Where the blog lives."),
  garagePath: sitePath.describe("Where a shopper's favourites live."),
  garagePaths: z
    .array(z.strictObject({ dealership: slug, path: sitePath }))
    .describe("Other addresses of the favourites page, by dealership; they all lead to it."),
  contactPathOverride: sitePath
    .nullable()
    .describe(
      "Where a dealer of one place has its contact form, instead of /contact-us/{place}. With several places it is not used: name each in contactPaths.",
    ),
  contactPaths: z
    .array(z.strictObject({ location: slug, path: sitePath }))
    .describe("Contact forms of single places at addresses of their own, by the slug of a location there."),
  enableStore: z.boolean().describe("Show a link to the parts and accessories store."),
  storeUrl: anyPage.nullable().describe("Where the parts and accessories store is."),
  redirects: z
    .array(z.strictObject({ from: sitePath, to: sitePath }))
    .describe("Addresses of the old site and where they are now. Both are paths of this site."),
});

/** Where things live on this site: the config section `links`. */
export type LinksSettings = SettingsOf<typeof linksSchema>;

/** An address of the old site, and where it is now. */
export type Redirect = LinksSettings["redirects"][number];
