import type { Car } from "@forecourt/search/car";
import { slugify } from "@forecourt/search/kernel";
import { chosenCategory } from "../forms/file-answers.ts";
import type { FormDefinition } from "../forms/definition/form-definition.ts";
import { type FormFacts, formFacts, type FormPlace } from "../forms/definition/form-facts.ts";
import type { FormMarket } from "../forms/definition/form-market.ts";
import { formFor } from "../forms/form-for.ts";
import type { FormMessages } from "../forms/messages/form-messages.ts";
import type { ConsentPolicy } from "../forms/policy/consent-policy.ts";
import type { FormsPolicy } from "../forms/policy/forms-policy.ts";
import type { LeadCategory } from "../model/category.ts";
import type { FormId } from "../model/form-ids.ts";
import type { LeadModel } from "../model/lead.ts";
import type { StoredFile } from "../model/stored-lead.ts";
import { loadPhoneRules } from "../phone/phone-rules.ts";
import type { LeadSubmission } from "../submission/lead-submission.ts";
import { parseSubmission } from "../submission/parse-submission.ts";
import { buildLead } from "./build/build-lead.ts";
import { repeatKey } from "./repeat-key.ts";
import type { FieldOption } from "../forms/fields/field-definition.ts";
import { type LeadIntake, type ReceivedForm, receiveLead, type ReceiveLeadResult } from "./receive-lead.ts";
import type { DeskDirectory } from "./routing/choose-desk.ts";

/** One tenant, as far as taking a lead goes. Nothing here comes from the request. */
export interface IntakeTenant extends DeskDirectory {
  slug: string;
  market: FormMarket;
  /** The texts of forms in the dealer's language. */
  words: FormMessages;
  policy: { forms: FormsPolicy; consent: ConsentPolicy; leads: ReceivedForm["policy"] };
  offers: readonly { id: string; name: string }[];
  /** Titles of the dealer's open positions. */
  positions?: readonly string[];
  /** What may be had with a vehicle on hire. */
  extras?: readonly FieldOption[];
  /** The models the dealer presents; `make` as the dealer writes it. */
  models: readonly LeadModel[];
  /** The only manufacturer of a manufacturer's own site; elsewhere a lead names the make of its car or model. */
  manufacturerSlug: string | null;
  autogaugeEnabled: boolean;
  findCar(id: string): Promise<Car | null>;
  /**
   * The coming days on which the place that a form's shopper visits is closed, as pages of the form name them: such a day is
   * refused. Without it, as for a form that asks for no day, any day is taken.
   */
  closedDays?(
    form: FormId,
    about: { readonly car: Car | null; readonly place: FormPlace | null },
  ): Promise<readonly string[]>;
  /** The public address of a page, from whatever a request names; null where it makes no sense. */
  publicUrl(url: string | null): string | null;
  /** What may be stored and sent on of the pages that a browser says it visited. */
  publicJourney(journey: LeadSubmission["journey"]): LeadSubmission["journey"];
  /** Sinks of a lead that no route takes. */
  sinks: readonly string[];
  /** Whether a sink gets a lead's files themselves, so that files reach the dealer whatever the routes say. */
  sendsFiles(sink: string): boolean;
}

/** One lead call: JSON, a plain form or a form with files, already read. */
export interface LeadCall {
  /** `{ lead: … }` from a script, or the flat fields of a plain form. */
  body: unknown;
  /** Id of the lead that must be there to be extended; null for a new one. */
  leadId: string | null;
  client: { userAgent: string | null; address: string | null };
  /** Already stored and flushed. */
  files: readonly StoredFile[];
  /** Goes to these sinks alone, whatever the tenant's routes say. */
  onlySinks?: readonly string[] | undefined;
  /** A form as the shopper read it, in whose language the problems are worded; the tenant's own when left out. */
  shownForm?: (id: FormId, facts: FormFacts) => FormDefinition;
  /** Makes another form of the tenant's own, such as the one that reserves. */
  asForm?: (form: FormDefinition) => FormDefinition;
}

/** What came of it. `malformed` is a body that is no lead at all; else the form and its car say where to lead the shopper. */
export type SubmittedLead =
  | { kind: "malformed"; message: string }
  | {
      kind: "received";
      result: ReceiveLeadResult;
      form: FormDefinition;
      car: Car | null;
      /** As the shopper chose it or the form has it. */
      category: LeadCategory;
      /** Not a step that was saved on the way. */
      finished: boolean;
    };

/**
 * The way in for every lead, however it was sent: reads the call, looks up what it is about, checks it by the tenant's
 * own form, assesses whether a person sent it, chooses desk and sinks, and stores it. `result.ok` means committed
 * and flushed; only then may the shopper be thanked.
 *
 * @example
 * const submitted = await submitLead(intake, tenant, { body, leadId: null, client, files: [] });
 */
export async function submitLead(
  intake: LeadIntake,
  tenant: IntakeTenant,
  call: LeadCall,
): Promise<SubmittedLead> {
  const parsed = parseSubmission(call.body, {
    key: repeatKey(call.body) ?? intake.newId(),
    leadId: call.leadId,
  });
  if (!parsed.ok) return { kind: "malformed", message: parsed.problem.message };
  const { submission } = parsed;
  const car = submission.carId === null ? null : await tenant.findCar(submission.carId);
  const place = tenant.places.find(({ id }) => id === submission.location) ?? null;
  const model = tenant.models.find(({ id }) => id === submission.modelId) ?? null;
  const make = car?.make ?? model?.make ?? null;
  const { asForm = (own) => own, shownForm } = call;
  const closedOn = (await tenant.closedDays?.(submission.form, { car, place })) ?? [];
  const facts = { ...formFacts(tenant, { car, place }), closedOn };
  const form = asForm(formFor(submission.form, tenant.policy, facts));
  const { forms, leads } = tenant.policy;
  const result = await receiveLead(intake, {
    submission,
    tenant: tenant.slug,
    form: shownForm ? asForm(shownForm(submission.form, facts)) : form,
    validation: forms,
    options: {
      state: place?.state ?? car?.state ?? tenant.primaryPlace?.state ?? null,
      phoneRules: forms.strictPhoneNumbers ? await loadPhoneRules(tenant.market.phone.country) : null,
    },
    mustExist: call.leadId !== null,
    build: (values, now) =>
      buildLead({
        ...directoryOf(tenant),
        form,
        values,
        submission: withPublicAddresses(submission, tenant),
        tenant: tenant.slug,
        car,
        offer: tenant.offers.find(({ id }) => id === submission.offerId) ?? null,
        model,
        manufacturerSlug: tenant.manufacturerSlug ?? (make === null ? null : slugify(make)),
        autogaugeEnabled: tenant.autogaugeEnabled,
        userAgent: call.client.userAgent,
        hasFiles: call.files.length > 0,
        testPhoneNumber: forms.testPhoneNumber,
        visit: forms.visit,
        now,
      }),
    address: call.client.address,
    files: call.files,
    policy: call.onlySinks ? { ...leads, routing: { routes: [] } } : leads,
    sinks: call.onlySinks ?? tenant.sinks,
    sendsFiles: (sink) => tenant.sendsFiles(sink),
  });
  const category = chosenCategory(form, submission.values);
  return { kind: "received", result, form, car, category, finished: submission.stage.kind === "complete" };
}

const directoryOf = ({
  places,
  dealerships,
  primaryPlace,
  pushToPrimaryLocation,
}: DeskDirectory): DeskDirectory => ({ places, dealerships, primaryPlace, pushToPrimaryLocation });

const withPublicAddresses = (submission: LeadSubmission, tenant: IntakeTenant): LeadSubmission => ({
  ...submission,
  page: { ...submission.page, url: tenant.publicUrl(submission.page.url) },
  journey: tenant.publicJourney(submission.journey),
});
