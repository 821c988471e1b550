import { z } from "zod";
import type { DashboardSettings, IntegrationSettings } from "./integrations-settings.ts";
import { publicId, secretName, webAddress } from "./setting-values.ts";

const id = (what: string) => publicId.nullable().describe(`${what} Left out, it is not used.`);
/** A path of the dealer platform, with {names} for what is filled in. */
const platformPath = (what: string) =>
  z
    .string()
    .regex(/^\/[\w\-./{}]+(\?[\w\-={}&]+)?$/, 'must be a path like "/api/leads"')
    .describe(what);

/** The schemas of the sections `integrations` and `dashboard`. */
export const integrationSchemas = {
  integrations: z.strictObject({
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
    xtimeUrl: webAddress.nullable().describe("The service scheduler's address. Left out, it is not used."),
  }) satisfies z.ZodType<IntegrationSettings>,
  dashboard: z.strictObject({
    staging: z.boolean().describe("Use the platform's staging host."),
    userSecret: secretName.describe("Name of the environment variable with the platform's user."),
    passwordSecret: secretName.describe("Name of the environment variable with the platform's password."),
    timeoutMs: z.int().min(100).max(120_000).describe("Milliseconds the platform may take to answer."),
    retries: z.int().min(0).max(5).describe("How often a failed call is tried again."),
    paths: z
      .strictObject({
        leads: platformPath("Where a lead is created."),
        lead: platformPath("Where a lead is updated."),
        leadsWithFiles: platformPath("Where a lead with files is created."),
        carClarityCustomer: platformPath("Where a lead for CarClarity is created."),
        manufacturer: platformPath("Where a manufacturer's content is."),
        serviceBookings: platformPath("Where the free times for services are."),
        appointmentBookings: platformPath("Where the free times for test drives are."),
        websiteSession: platformPath("Where navigation, special hours and locations are."),
        phoneCall: platformPath("Where a click on a phone number is logged."),
      })
      .describe("The platform's paths; real platforms often put them below /api/v1."),
  }) satisfies z.ZodType<DashboardSettings>,
};

/** The specification's defaults of the same sections. */
export const INTEGRATION_DEFAULTS: { integrations: IntegrationSettings; dashboard: DashboardSettings } = {
  integrations: {
    siteVerification: null,
    analyticsId: null,
    tagManagerId: null,
    socialPixelId: null,
    helpDeskId: null,
    liveChatId: null,
    messagingId: null,
    chatbotId: null,
    callTrackingId: null,
    mapKeySecret: null,
    humanVerificationSiteKey: null,
    autobot: null,
    dealercell: null,
    autograb: false,
    redbook: false,
    nevdis: false,
    dealerstudio: null,
    xtimeUrl: null,
  },
  dashboard: {
    staging: false,
    userSecret: "DASHBOARD_USER",
    passwordSecret: "DASHBOARD_PASSWORD",
    timeoutMs: 10_000,
    retries: 2,
    paths: {
      leads: "/api/leads",
      lead: "/api/leads/{lead_id}",
      leadsWithFiles: "/api/leads/with-files",
      carClarityCustomer: "/api/carClarityCustomer",
      manufacturer: "/manufacturers/{slug}.json?website_id={id}",
      serviceBookings: "/dealerships/{id}/available_service_bookings.json",
      appointmentBookings: "/dealerships/{id}/available_appointment_bookings.json",
      websiteSession: "/api/v1/websites/{id}/website_session_data.json",
      phoneCall: "/api/events/car_phone_call",
    },
  },
};
