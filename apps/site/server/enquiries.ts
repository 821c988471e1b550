import { slugify } from "@forecourt/search/kernel";
import "server-only";
import { randomUUID } from "node:crypto";
import { type FormDefinition, formFor, type LeadSubmission } from "@forecourt/leads";
import { buildLead } from "@forecourt/leads/intake";
import { loadPhoneRules } from "@forecourt/leads/phone";
import {
  receiveLead,
  type ReceiveLeadResult,
  type SubmissionCounter,
  submissionCounter,
} from "@forecourt/leads/intake";
import type { StoredFile } from "@forecourt/leads/stores";
import type { Car } from "@forecourt/search/car";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { defaultSinks, sinksOf } from "./delivery.ts";
import { formFacts, placesOf } from "#server/forms/form-facts.ts";
import { publicPageUrl } from "#server/forms/page-url.ts";
import type { ClientInfo } from "#server/http/client-info.ts";
import { getWiring } from "#server/wiring/process-wiring.ts";
import { findCarById } from "#server/stock/stock.ts";

const counter: SubmissionCounter = submissionCounter();

/** A submission that was judged, with what its answer needs to know. */
export interface ReceivedEnquiry {
  result: ReceiveLeadResult;
  form: FormDefinition;
  car: Car | null;
}

/**
 * Receives one enquiry of one tenant: its own form, its own stock, its own rules. Stored before this resolves; `files`
 * lie flushed in their place already.
 */
export async function receiveEnquiry(
  content: TenantContent,
  submission: LeadSubmission,
  client: ClientInfo,
  files: readonly StoredFile[] = [],
  /** Goes to these sinks alone, whatever the tenant's routes say. */
  only?: readonly string[],
): Promise<ReceivedEnquiry> {
  const wiring = await getWiring();
  const { config } = content.tenant;
  const car = submission.carId === null ? null : await findCarById(content.slug, submission.carId);
  const location = content.locations.find(({ id }) => id === submission.location) ?? null;
  const offer = content.offers.find(({ id }) => id === submission.offerId) ?? null;
  const facts = formFacts(content, { car, location });
  const form = formFor(submission.form, config, facts);
  const places = placesOf(content);
  const primary = content.locations.find((location) => location.primary);
  const state = car?.state ?? primary?.address.state ?? null;
  const result = await receiveLead(
    { store: wiring.leads, counter, verifier: null, now: wiring.now, newId: randomUUID },
    {
      submission,
      tenant: content.slug,
      form,
      validation: config.forms,
      options: {
        state,
        phoneRules: config.forms.strictPhoneNumbers ? await loadPhoneRules(config.site.market) : null,
      },
      build: (values, now) =>
        buildLead({
          form,
          values,
          submission: {
            ...submission,
            page: { ...submission.page, url: publicPageUrl(submission.page.url, config, null) },
          },
          tenant: content.slug,
          car,
          offer: offer && { id: offer.id, name: offer.name },
          places,
          dealerships: facts.dealerships,
          primaryPlace: places.find(({ id }) => id === primary?.id) ?? null,
          pushToPrimaryLocation: config.leads.pushToPrimaryLocation,
          manufacturerSlug: config.site.manufacturer?.slug ?? (car ? slugify(car.make) : null),
          autogaugeEnabled: config.integrations.autograb,
          userAgent: client.userAgent,
          hasFiles: files.length > 0,
          testPhoneNumber: config.forms.testPhoneNumber,
          now,
        }),
      address: client.address,
      files,
      policy: only ? { ...config.leads, routing: { routes: [] } } : config.leads,
      sinks: only ?? defaultSinks(wiring, content),
      sendsFiles: (sink) => sinksOf(wiring, content).find(({ name }) => name === sink)?.files === "sent",
    },
  );
  wiring.log.info(
    {
      tenant: content.slug,
      form: form.id,
      ...(result.ok ? { leadId: result.id, outcome: result.outcome } : { refused: result.refused }),
    },
    "enquiry",
  );
  return { result, form, car };
}
