import type { SettingsOf } from "@forecourt/search/policy";
import { z } from "zod";
import { leadCategories } from "../../model/category.ts";
import { visitKinds } from "../../model/visit-kinds.ts";
import { formIds } from "../../model/form-ids.ts";
import { reservedNames } from "../../model/reserved-names.ts";

const fieldName = z.string().min(1).max(100);
const text = z.string().trim().min(1).max(300);
const option = z.strictObject({
  value: z.string().min(1).max(200).describe("What is sent."),
  label: text.describe("What the shopper reads."),
});

const extraField = z
  .strictObject({
    name: z
      .string()
      .regex(/^[A-Za-z][\w -]{0,59}$/)
      .refine((name) => !reservedNames.includes(name), { error: "The lead already uses this name." })
      .describe("Wire name of the answer: letters, digits, blanks, hyphens."),
    label: text.describe("The question."),
    kind: z
      .enum(["text", "message", "number", "date", "select", "radio", "checkbox", "checkboxes"])
      .describe("How it is asked."),
    required: z.boolean().describe("Whether the form can be sent without an answer."),
    options: z
      .array(option)
      .min(1)
      .max(100)
      .optional()
      .describe("Choices of a select, radio or group of boxes."),
    hint: text.optional().describe("A line under the field."),
    step: z.string().max(40).optional().describe("Id of the step it stands in; the last one when left out."),
  })
  .refine((field) => !["select", "radio", "checkboxes"].includes(field.kind) || field.options !== undefined, {
    error: "A question with choices needs options.",
  });

const formChange = z.strictObject({
  title: text.optional().describe("Another title."),
  submitLabel: text.optional().describe("Another word on the submit button."),
  add: z.array(extraField).max(30).optional().describe("Questions of the tenant's own."),
  require: z.array(fieldName).optional().describe("Fields that must be answered here."),
  optional: z.array(fieldName).optional().describe("Fields that may be left empty here."),
  labels: z.record(fieldName, text).optional().describe("Other words for a question, by field name."),
  options: z.record(fieldName, z.array(option).max(200)).optional().describe("Other choices, by field name."),
  order: z.array(fieldName).optional().describe("Fields that come first, in this order."),
  hide: z.array(fieldName).optional().describe("Fields that are not asked."),
});

/** Config section `forms`. */
export const formsSchema = z.strictObject({
  namePunctuation: z
    .boolean()
    .describe(
      "Also take apostrophes and hyphens between the letters of a name, so that O'Neill can enquire.",
    ),
  testPhoneNumber: z
    .string()
    .regex(/^\d{6,15}$/)
    .nullable()
    .describe(
      "A mobile number that is always accepted; leads from it are marked as tests and not delivered.",
    ),
  strictPhoneNumbers: z
    .boolean()
    .describe("Refuse phone numbers that have the right shape but that no numbering plan contains."),
  mobileOnly: z.boolean().describe("Phone fields take mobile numbers only."),
  messageOptional: z.boolean().describe("Comments may be left empty on every form."),
  alertOnFailure: z
    .boolean()
    .describe("A failed enquiry raises a browser alert besides the warning in the form. Off is kinder."),
  offered: z.array(z.enum(formIds)).describe("Forms the tenant offers; the others answer 404."),
  categories: z
    .array(z.enum(leadCategories))
    .min(1)
    .describe("Enquiry types a shopper may choose from in the general form, in order."),
  defaultState: z
    .string()
    .max(3)
    .nullable()
    .describe("Preselected state of forms that list them, for example qld."),
  short: z
    .array(z.enum(formIds))
    .describe(
      "Forms that ask little at first: who is asking and what, but neither a postcode nor 'Where did you hear about us?'.",
    ),
  suggestions: z
    .array(text)
    .max(6)
    .describe(
      "Questions a shopper may put into the comments of a car's enquiry with one tap; the first stands there already.",
    ),
  ownProblemSentences: z
    .boolean()
    .describe(
      "Say of each empty answer what is wanted ('Enter your first name.') instead of '*This is a required field.' everywhere.",
    ),
  answerMinutes: z
    .int()
    .min(1)
    .max(2880)
    .nullable()
    .describe(
      "How soon an enquiry is usually answered while the dealer is open, in minutes; null does not say.",
    ),
  rentalDates: z
    .boolean()
    .describe("An enquiry about a car asks from which day to which it is wanted, and how old the driver is."),
  whereDidYouHear: z
    .array(text)
    .max(50)
    .describe(
      "Choices of 'Where did you hear about us?', such as Facebook, Google or Word of Mouth; an empty list leaves the question out.",
    ),
  visit: z
    .enum(visitKinds)
    .describe(
      "What a shopper who comes to see a vehicle does with it: drives it, rides it, or looks around inside. Decides the names, words and buttons of that booking and the kind of its lead; the dashboard gets the specified names for each.",
    ),
  serviceInSteps: z
    .boolean()
    .describe(
      "The forms of the workshop ask in four steps: the vehicle by its plate, then the day, then what is to be done, then who asks. Otherwise on one page.",
    ),
  additionalServices: z
    .array(text)
    .max(50)
    .describe(
      "What a shopper may ask the workshop for, to be ticked; sent as it stands here. The product knows some jobs in every language ('Brakes', 'Logbook service'). An empty list leaves the question out.",
    ),
  changes: z.partialRecord(z.enum(formIds), formChange).describe("Changes to single forms, by form."),
});

/** Config section `forms`: which forms a tenant offers and how they differ from the product's. */
export type FormsPolicy = SettingsOf<typeof formsSchema>;

/** What a tenant changes about one form, by field name. Later lines win: a hidden field cannot be required. */
export type FormChange = SettingsOf<typeof formChange>;

/** A question of a tenant's own. Its name is the wire name of the answer. */
export type ExtraField = SettingsOf<typeof extraField>;

/** What a tenant may change about the rules of validation themselves. */
export type ValidationPolicy = Pick<
  FormsPolicy,
  "namePunctuation" | "testPhoneNumber" | "strictPhoneNumbers"
>;
