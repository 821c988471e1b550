import { z } from "zod";
import type { StoredLead } from "../../../model/stored-lead.ts";

const text = z.string();
const maybe = text.nullable();

const person = z.strictObject({
  name: maybe,
  firstName: maybe,
  middleName: maybe,
  lastName: maybe,
  email: maybe,
  phone: maybe.describe("As typed."),
  phoneE164: maybe.describe("The same number for machines."),
  postcode: maybe,
  state: maybe,
});

const car = z.strictObject({
  id: text,
  slug: text,
  name: text,
  make: text,
  model: text,
  badge: maybe,
  year: z.number().nullable(),
  condition: z.enum(["new", "used", "demo"]),
  status: z.enum(["in_stock", "coming_soon", "sold"]),
  price: z.number().nullable(),
  odometer: z.number().nullable(),
  stockNumber: maybe,
  vin: maybe,
});

const tradeIn = z.strictObject({
  rego: maybe,
  regoState: maybe,
  year: maybe,
  make: maybe,
  model: maybe,
  badge: maybe,
  odometer: maybe,
  colour: maybe,
  vin: maybe,
});

const consent = z.strictObject({
  field: text,
  text: text.describe("The sentence beside the box, exactly as shown."),
  version: text,
  ticked: z.boolean(),
  preTicked: z.boolean(),
  decidedBy: z.enum(["shopper", "preset"]),
  at: z.iso.datetime(),
});

const lead = z.strictObject({
  id: text.describe("Forecourt's id of the lead; the same over all its revisions."),
  revision: z.int().min(1),
  website: text.describe("The tenant's slug."),
  receivedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  form: text,
  finished: z.boolean().describe("False while the shopper has not sent the last step."),
  step: z.int().min(1),
  category: text,
  subcategory: maybe,
  dealership: z.strictObject({ slug: text, name: text }).nullable(),
  location: z.strictObject({ id: text, name: text }).nullable(),
  person,
  message: maybe,
  car: car.nullable(),
  tradeIn: tradeIn.nullable(),
  appointment: z.strictObject({ kind: z.enum(["test_drive", "service"]), date: text }).nullable(),
  offer: z.strictObject({ id: text, name: text }).nullable(),
  answers: z.array(
    z.strictObject({ name: text, label: text, value: z.union([text, z.boolean(), z.array(text)]) }),
  ),
  optIn: z.boolean().nullable(),
  termsAccepted: z.boolean().nullable(),
  consent: z.array(consent),
  page: maybe,
  visitedPages: z.array(text),
  query: z.array(z.strictObject({ name: text, value: text })),
  files: z.array(z.strictObject({ id: text, name: text, type: text, bytes: z.int() })),
  shopper: maybe.describe("The same for all leads of one shopper on this website; join repeats by it."),
});

/** What the webhook posts. New optional fields may come; a receiver ignores what it does not know. */
export const leadEventSchema = z
  .strictObject({
    type: z.enum(["lead.created", "lead.updated"]),
    id: text.describe("Idempotency key: the same on every attempt to deliver this revision."),
    lead,
  })
  .describe("A lead of a Forecourt website.");

/** One webhook event. */
export type LeadEvent = z.infer<typeof leadEventSchema>;

/** The JSON Schema published with the package as `schemas/lead-event.schema.json`. */
export const leadEventJsonSchema = (): unknown =>
  z.toJSONSchema(leadEventSchema, { target: "draft-2020-12" });

const iso = (time: number): string => new Date(time).toISOString();

/** Says a stored lead in the webhook's words. Network addresses, browser names and file places stay with us. */
export function leadEvent(stored: StoredLead, key: string, known: boolean): LeadEvent {
  const said = stored.lead;
  return {
    type: known ? "lead.updated" : "lead.created",
    id: key,
    lead: {
      id: stored.id,
      revision: stored.revision,
      website: said.tenant,
      receivedAt: iso(stored.receivedAt),
      updatedAt: iso(stored.updatedAt),
      form: said.form,
      finished: said.stage.kind === "complete",
      step: said.stage.step + 1,
      category: said.category,
      subcategory: said.subcategory,
      dealership: said.dealership,
      location: said.location,
      person: said.person,
      message: said.message,
      car: said.car,
      tradeIn: said.tradeIn,
      appointment: said.appointment,
      offer: said.offer,
      answers: said.answers.map(({ name, label, value }) => ({
        name,
        label,
        value: typeof value === "object" ? [...value] : value,
      })),
      optIn: said.optIn,
      termsAccepted: said.termsAccepted,
      consent: said.consent.map(({ form: _form, at, ...evidence }) => ({ ...evidence, at: iso(at) })),
      page: said.page.url,
      visitedPages: [...said.journey.pages],
      query: said.journey.query.map(({ name, value }) => ({ name, value })),
      files: stored.files.map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
      shopper: stored.contact.email ?? stored.contact.phone,
    },
  };
}
