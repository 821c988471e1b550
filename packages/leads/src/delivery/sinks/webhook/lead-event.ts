import { z } from "zod";
import type { StoredLead } from "../../../enquiry/model/stored-lead.ts";
import { visitKinds } from "../../../enquiry/model/visit-kinds.ts";

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
  appointment: z.strictObject({ kind: z.enum([...visitKinds, "service"]), date: text }).nullable(),
  offer: z.strictObject({ id: text, name: text }).nullable(),
  model: z
    .strictObject({ id: maybe, name: text, make: maybe })
    .nullable()
    .describe(
      "A model that was asked about as such, no car in stock; without an id it is the shopper's own words.",
    ),
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

const iso = (time: number): string => new Date(time).toISOString();

/** Prints a stored lead under the webhook's names. Network addresses, browser names and file places stay with us. */
export function leadEvent(stored: StoredLead, key: string, known: boolean): LeadEvent {
  const lead = stored.lead;
  return {
    type: known ? "lead.updated" : "lead.created",
    id: key,
    lead: {
      id: stored.id,
      revision: stored.revision,
      website: lead.tenant,
      receivedAt: iso(stored.receivedAt),
      updatedAt: iso(stored.updatedAt),
      form: lead.form,
      finished: lead.stage.kind === "complete",
      step: lead.stage.step + 1,
      category: lead.category,
      subcategory: lead.subcategory,
      dealership: lead.dealership,
      location: lead.location,
      person: lead.person,
      message: lead.message,
      car: lead.car,
      tradeIn: lead.tradeIn,
      appointment: lead.appointment,
      offer: lead.offer,
      model: lead.model ?? null,
      answers: lead.answers.map(({ name, label, value }) => ({
        name,
        label,
        value: typeof value === "object" ? [...value] : value,
      })),
      optIn: lead.optIn,
      termsAccepted: lead.termsAccepted,
      consent: lead.consent.map(({ form: _form, at, ...evidence }) => ({ ...evidence, at: iso(at) })),
      page: lead.page.url,
      visitedPages: [...lead.journey.pages],
      query: lead.journey.query.map(({ name, value }) => ({ name, value })),
      files: stored.files.map(({ id, name, type, bytes }) => ({ id, name, type, bytes })),
      shopper: stored.contact.email ?? stored.contact.phone,
    },
  };
}
