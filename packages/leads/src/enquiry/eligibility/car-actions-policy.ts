import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { carActionKinds } from "./car-action-kinds.ts";

const label = z.string().trim().min(1).max(60);

/** Config section `carActions`. */
export const carActionsSchema = z.strictObject({
  order: z
    .array(z.enum(carActionKinds))
    .describe("Buttons of a car page's action row, in order; one that is left out is never shown."),
  labels: z
    .partialRecord(z.enum(carActionKinds), label)
    .describe("Other words for a button, such as 'Message Now' for enquire."),
  whatsappNumber: z
    .string()
    .regex(/^\d{8,15}$/)
    .nullable()
    .describe(
      "Number WhatsApp messages go to: digits with country code, no plus. Without one there is no button.",
    ),
  chat: z.boolean().describe("The row has a button that opens the live chat."),
  assistant: z.boolean().describe("The row has a button that opens the AI assistant."),
  custom: z
    .strictObject({
      label: label.describe("Words on the button."),
      href: z
        .string()
        .regex(/^(\/(?!\/)|https:\/\/)\S*$/)
        .describe("A path of the site or an https address."),
    })
    .nullable()
    .describe("A button of the tenant's own."),
});

/** Config section `carActions`: the buttons of a car page. */
export type CarActionsPolicy = SettingsOf<typeof carActionsSchema>;
