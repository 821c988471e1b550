import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { secretName } from "./setting-values.ts";

/** A path of the dealer platform, with {names} for what is filled in. */
const platformPath = (what: string) =>
  z
    .string()
    .regex(/^\/[\w\-./{}]+(\?[\w\-={}&]+)?$/, 'must be a path like "/api/leads"')
    .describe(what);

/** The section `dashboard` of a tenant's settings. */
export const dashboardSchema = z
  .strictObject({
    staging: z
      .boolean()
      .describe("Use the staging platform, for reads and for leads; without one, none is used."),
    userSecret: secretName
      .nullable()
      .describe(
        "Name of the environment variable with the site's own user of the platform. Left out, the installation's.",
      ),
    passwordSecret: secretName
      .nullable()
      .describe(
        "Name of the environment variable with the site's own password. Left out, the installation's.",
      ),
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
  })
  .refine(({ userSecret, passwordSecret }) => (userSecret === null) === (passwordSecret === null), {
    path: ["passwordSecret"],
    message: "must be set together with userSecret: a user and a password belong together",
  });

/** How the dealer platform is called: the config section `dashboard`. */
export type DashboardSettings = SettingsOf<typeof dashboardSchema>;
