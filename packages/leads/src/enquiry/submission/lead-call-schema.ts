import { z } from "zod";
import { honeypotField } from "../model/fact-names.ts";
import { formIds } from "../model/form-ids.ts";

const text = z.union([z.string(), z.number()]).nullish();
const number = z.union([z.number(), z.string()]).nullish();
const list = z.union([z.array(z.unknown()), z.string()]).nullish();

const fields = z.looseObject({
  form: z
    .enum(formIds)
    .describe("Which form it is. The shopper's fields stand beside these facts, by their names."),
  idempotency_key: z
    .string()
    .regex(/^[\w-]{8,100}$/)
    .describe("Made once for each time the form is filled in: the same key is the same lead."),
  lead_id: text.describe("The lead that an earlier step of the form made."),
  car_id: text.describe("The car that the enquiry is about."),
  offer_id: text.describe("The offer that the enquiry is about."),
  model_id: text.describe("The model that the enquiry is about."),
  page_dealership: text.describe("Slug of the dealership that the page belongs to."),
  page_location: text.describe("Id of the location that the page belongs to."),
  url: text.describe("The page's address."),
  page_id: text.describe("The page's id."),
  visited_pages: list.describe("Pages seen before, as a list or separated by commas."),
  linked_query_params: z
    .record(z.string(), z.unknown())
    .nullish()
    .catch(null)
    .describe("The query of the first page, by name."),
  step_number: number.describe("The step that was sent, counted from 1."),
  skipped_steps: list.describe("Steps that the shopper did not see."),
  form_completed: z
    .union([z.boolean(), z.string()])
    .nullish()
    .describe("False while the shopper has not sent the last step."),
  lead_status: z.string().nullish().describe('"Incomplete" says the same.'),
  [honeypotField]: text.describe("A field that people do not see. Left empty."),
  opened_at: number.describe("When the form was first shown, epoch milliseconds."),
  human_token: text.describe("What a verification widget gave."),
});

/**
 * The body of a lead call, for documentation and for clients in other languages. `parseSubmission` reads it by hand,
 * because browsers read with it too and carry no schema library; a test holds both to the same bodies. A plain form sends
 * the fields without `lead`, and may leave the key out.
 *
 * @example
 * leadCallSchema.safeParse({ lead: { form: "general", idempotency_key: "key-0001" } }).success // true
 */
export const leadCallSchema = z.object({ lead: fields });
