import { z } from "zod";
import { type CarActionsPolicy, carActionKinds } from "./car-actions-policy.ts";

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
}) satisfies z.ZodType<CarActionsPolicy>;

/** The specification's defaults: every button that has something to open. */
export const carActionsDefaults: CarActionsPolicy = {
  order: [...carActionKinds],
  labels: {},
  whatsappNumber: null,
  chat: false,
  assistant: false,
  custom: null,
};
