import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { publicId, secretName, webAddress } from "./setting-values.ts";

const id = (what: string) => publicId.nullable().describe(`${what} Left out, it is not used.`);

/** The section `integrations` of a tenant's settings. */
export const integrationsSchema = z.strictObject({
  siteVerification: id("The token search engines ask for to prove who owns the site."),
  analyticsId: id("The web analytics measurement id."),
  tagManagerId: id("The tag manager's container id."),
  socialPixelId: id("The social network's pixel id."),
  helpDeskId: id("The help-desk widget's id."),
  liveChatId: id("The live chat widget's id."),
  messagingId: id("The SMS and chat widget's id."),
  chatbotId: id("The AI chat widget's id."),
  callTrackingId: id("The call tracking account's id."),
  mapKeySecret: secretName
    .nullable()
    .describe("Name of the environment variable with the maps key. Left out, maps are links and pictures."),
  humanVerificationSiteKey: id("The human-verification widget's site key."),
  autobot: id("The AI assistant's id; it draws the assistant button on car pages."),
  dealercell: id("The call analytics account's id."),
  autograb: z.boolean().describe("Look vehicles up with the autograb provider in trade-in forms."),
  redbook: z.boolean().describe("Value trade-ins with the redbook provider."),
  nevdis: z.boolean().describe("Look registrations up with the nevdis provider."),
  dealerstudio: id("The dealer studio account's id."),
  vehicleFeeds: z
    .array(z.enum(["google", "meta", "tiktok"]))
    .describe(
      "Catalogues of adverts that may fetch the stock from /feeds/, for example ['google'] at /feeds/google.tsv.",
    ),
  xtimeUrl: webAddress.nullable().describe("The service scheduler's address. Left out, it is not used."),
});

/**
 * Outside services: the config section `integrations`. An id is a public one, as it stands in the
 * service's own snippet; null means the service is not used and nothing of it is drawn or loaded.
 */
export type IntegrationSettings = SettingsOf<typeof integrationsSchema>;
