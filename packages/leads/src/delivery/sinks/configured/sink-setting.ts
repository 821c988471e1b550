import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";

const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/)
  .describe("What routes call it: small letters, digits and hyphens.");
const url = z.url({ protocol: /^https?$/ }).describe("Where it is.");
const secretName = (what: string) =>
  z
    .string()
    .regex(
      /^FORECOURT_SECRET_[A-Z0-9][A-Z0-9_]{0,60}$/,
      "must be the NAME of an environment variable that begins with FORECOURT_SECRET_",
    )
    .describe(`Name of the secret that holds ${what}; its value never stands in a file.`);
const recipients = z.array(z.email()).min(1).describe("Addresses the mail goes to.");

const auth = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("none") }),
    z.strictObject({
      kind: z.literal("basic"),
      user: z.string().min(1).describe("User name."),
      passwordSecret: secretName("the password"),
    }),
    z.strictObject({ kind: z.literal("bearer"), tokenSecret: secretName("the token") }),
  ])
  .describe("How the sink proves who it is.");

const mapping = {
  name: z.string().min(1).describe("Their field."),
  from: z.string().min(1).describe("Our wire name, for example first_name."),
};
const path = z.string().startsWith("/").describe("Path of the lead call.").optional();

/** One destination of a tenant's leads. */
export const sinkSettingSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("dashboard"), name, url, path, auth }),
  z.strictObject({ kind: z.literal("mail"), name, to: recipients }),
  z.strictObject({ kind: z.literal("adf-mail"), name, to: recipients }),
  z.strictObject({ kind: z.literal("adf-http"), name, url, auth }),
  z.strictObject({
    kind: z.literal("webhook"),
    name,
    url,
    secrets: z
      .array(secretName("a signing secret"))
      .min(1)
      .max(2)
      .describe("Signing secrets by name; two while receivers change over."),
  }),
  z.strictObject({
    kind: z.literal("car-clarity"),
    name,
    url,
    path,
    auth,
    fields: z
      .array(z.strictObject(mapping))
      .min(1)
      .describe("Their fields and where they come from.")
      .optional(),
  }),
  z.strictObject({
    kind: z.literal("form-endpoint"),
    name,
    url,
    auth,
    fields: z
      .array(
        z.strictObject({ ...mapping, objectTypeId: z.string().describe("HubSpot object type.").optional() }),
      )
      .min(1)
      .describe("Their fields and where they come from.")
      .optional(),
    subscriptions: z
      .array(
        z.strictObject({
          field: z.string().min(1).describe("Name of a consent box."),
          subscriptionTypeId: z.int().describe("The subscription it stands for."),
        }),
      )
      .describe("Consent boxes that are passed on.")
      .optional(),
  }),
]);

/** One destination of a tenant's leads, as its file gives it. Routes name it by `name`. */
export type SinkSetting = SettingsOf<typeof sinkSettingSchema>;

/** How a configured sink proves who it is. Secrets are named, never written down: the site looks them up. */
export type SinkAuthSetting = SettingsOf<typeof auth>;
