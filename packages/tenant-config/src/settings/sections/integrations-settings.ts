import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { publicId, secretName, webAddress } from "./setting-values.ts";

/** Services whose script the dealer's file may name, since it is no public knowledge or differs. */
const SCRIPTED = [
  "analyticsId",
  "tagManagerId",
  "callTrackingId",
  "dealercell",
  "socialPixelId",
  "videoPixelId",
  "adConversionId",
  "helpDeskId",
  "liveChatId",
  "messagingId",
  "chatbotId",
  "autobot",
  "dealerstudio",
  "humanVerificationSiteKey",
] as const;

const scriptAddress = z
  .string()
  .max(500)
  .regex(
    /^https:\/\/[\w.-]+(?::\d+)?\/[\w\-.~%/{}?=&#]*$/,
    "must be an https address; {id} stands for the id",
  );

const phone = z.string().regex(/^[+(\d][\d ()-]{3,24}$/, "must be a phone number");

const id = (what: string) => publicId.nullable().describe(`${what} Left out, it is not used.`);

/** The section `integrations` of a tenant's settings. */
export const integrationsSchema = z.strictObject({
  siteVerification: id("The token search engines ask for to prove who owns the site."),
  analyticsId: id("The web analytics measurement id."),
  tagManagerId: id("The tag manager's container id."),
  socialPixelId: id("The social network's pixel id."),
  socialPixelTokenSecret: secretName
    .nullable()
    .describe(
      "Name of the environment variable with the token of the social network's server events. Left out, only the browser sends events.",
    ),
  socialEventsEndpoint: webAddress
    .nullable()
    .describe("Where the social network's server events are posted instead of the network's own address."),
  videoPixelId: id("The video network's pixel id."),
  adConversionId: id("The search advertiser's account and conversion label, as 'AW-123:label'."),
  helpDeskId: id("The help-desk widget's id."),
  liveChatId: id("The live chat widget's id."),
  messagingId: id("The SMS and chat widget's id."),
  chatbotId: id("The AI chat widget's id."),
  callTrackingId: id("The call tracking account's id."),
  trackedNumbers: z
    .array(
      z.strictObject({
        number: phone.describe("A number of the dealer's own, as pages show it."),
        shownAs: phone.describe("The number of the tracking account that rings there."),
        source: z
          .string()
          .regex(/^[\w.-]{1,60}$/, "must be a utm_source")
          .nullable()
          .describe("The utm_source of the visits it is shown to; null for all others."),
      }),
    )
    .describe(
      "Numbers that shoppers who allow measurement see and call instead of the dealer's own, so that calls can be counted by where the visit came from. A masked number stays masked until it is asked for.",
    ),
  mapKeySecret: secretName
    .nullable()
    .describe("Name of the environment variable with the maps key. Left out, maps are links and pictures."),
  humanVerificationSiteKey: id("The human-verification widget's site key."),
  humanVerificationSecret: secretName
    .nullable()
    .describe(
      "Name of the environment variable with the human-verification service's secret. Left out, nobody is verified.",
    ),
  scriptAddresses: z
    .partialRecord(z.enum(SCRIPTED), scriptAddress)
    .describe(
      "Where the script of a service is, with {id} for its id: for services whose address is no public knowledge. Without an address such a service is not used.",
    ),
  autobot: id("The AI assistant's id; it draws the assistant button on car pages."),
  dealercell: id("The call analytics account's id."),
  autograb: z.boolean().describe("Look vehicles up with the autograb provider in trade-in forms."),
  redbook: z.boolean().describe("Value trade-ins with the redbook provider."),
  nevdis: z.boolean().describe("Look registrations up with the nevdis provider."),
  lookups: z
    .partialRecord(
      z.enum(["nevdis", "autograb", "redbook"]),
      z.strictObject({
        url: webAddress.describe(
          "The provider's address; for redbook a pattern with {rego} and {state}, since its contract is not public.",
        ),
        keySecret: secretName.describe("Name of the environment variable with the provider's key."),
        dailyQuota: z
          .int()
          .positive()
          .optional()
          .describe(
            "How often the provider is asked on one day at most. Left out, as often as shoppers ask.",
          ),
        answerPaths: z
          .partialRecord(
            z.enum(["year", "make", "model", "badge", "colour", "low", "high"]),
            z.string().regex(/^[\w.-]{1,100}$/, "must be names with dots between them"),
          )
          .optional()
          .describe("For redbook: where each value stands in its answer, such as 'result.make'."),
      }),
    )
    .describe(
      "How the switched-on vehicle look-ups are reached. One that is left out is played by a sample outside production and not there in it.",
    ),
  dealerstudio: id("The dealer studio account's id."),
  vehicleFeeds: z
    .array(z.enum(["google", "meta", "tiktok"]))
    .describe(
      "Catalogues of adverts that may fetch the stock from /feeds/, for example ['google'] at /feeds/google.tsv.",
    ),
  xtimeFrame: z
    .boolean()
    .describe(
      "Open the service scheduler in the pages of service requests and bookings, behind a press and above the form, instead of leading away to it.",
    ),
  xtimeUrl: webAddress.nullable().describe("The service scheduler's address. Left out, it is not used."),
});

/**
 * Outside services: the config section `integrations`. An id is a public one, as it stands in the
 * service's own snippet; null means the service is not used and nothing of it is rendered or loaded.
 */
export type IntegrationSettings = SettingsOf<typeof integrationsSchema>;
