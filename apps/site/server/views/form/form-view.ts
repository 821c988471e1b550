import {
  type FieldOption,
  type FormDefinition,
  type FormId,
  formFields,
  honeypotField,
  isTestDriveOnly,
  prefill,
} from "@forecourt/leads";
import { withTracked } from "#server/forms/page-url.ts";
import type { Car } from "@forecourt/search/car";
import { type TenantConfig, wording } from "@forecourt/tenant-config";
import type { Location } from "@forecourt/tenant-config/locations";
import { href } from "@forecourt/tenant-config/routes";
import type { EnquirySetting, FormWords, StepWords, VehicleWords } from "#client/forms/enquiry-setting.ts";
import { asksForPlate } from "#client/forms/fields/vehicle-fields.ts";
import { formFacts } from "#server/forms/form-facts.ts";
import { formInLanguage } from "#server/forms/form-in-language.ts";
import type { TenantSite } from "#server/tenants/tenant-site.ts";
import { SAVED_FORM_DAYS } from "#server/forms/saved-forms.ts";
import { visitFacts } from "#server/forms/open-days.ts";
import { trackedCar } from "#server/views/car/tracked-car.ts";
import { sharedParts } from "./shared-parts.ts";
import { pick } from "../pick.ts";

/** What a form stands on: a page of the site, and the car, model, place or offer it is about. */
export interface FormPlacement {
  id: FormId;
  /** The page's address, for the lead and for a form that comes back. */
  path: string;
  car?: Car | null;
  location?: Location | null;
  offerId?: string | null;
  modelId?: string | null;
  /** The dates the dealer offers, for the forms that ask for one. */
  dates?: readonly FieldOption[];
  /** The tenant can look up a vehicle by its number plate. */
  findsVehicles?: boolean;
  /** The page's query; only the names the specification gives are looked at. */
  query?: URLSearchParams;
}

/** A form with all it needs to be rendered, filled in and sent. Plain data, so that the browser can have it. */
export interface FormView {
  form: FormDefinition;
  setting: EnquirySetting;
  words: FormWords;
  /** Null for a form of one step. */
  stepWords: StepWords | null;
  /** Null where no number plate is requested that can be looked up. */
  vehicleWords: VehicleWords | null;
  /** First values, by field. */
  filled: Readonly<Record<string, string>>;
}

/** To the minute, so that all who open the form in a minute get the same page. */
const drawnAt = (now: Date): string => `${now.toISOString().slice(0, 16)}Z`;

/** Of the forms of one page, for which one site is made: several of them ask the same and say it in the same words. */
const shared = new WeakMap<TenantSite, ReturnType<typeof sharedParts>>();

/** The tenant's own form for one page, with its time, which makes repeats of a plain form one lead. */
export function formView(site: TenantSite, placement: FormPlacement): FormView {
  const share = shared.get(site) ?? sharedParts();
  shared.set(site, share);
  return share(wholeForm(site, placement));
}

function wholeForm(site: TenantSite, placement: FormPlacement): FormView {
  const { config, content } = site;
  const { id, path, car = null, location = null, offerId = null, modelId = null, dates = [] } = placement;
  const facts = { ...formFacts(site, { car, location, dates }), ...visitFacts(site, id, { car, location }) };
  const form = formInLanguage(id, site, facts);
  const asksForFiles = form.steps.some(({ fields }) => fields.some(({ kind }) => kind === "files"));
  const policy = {
    namePunctuation: config.forms.namePunctuation,
    testPhoneNumber: config.forms.testPhoneNumber,
    strictPhoneNumbers: config.forms.strictPhoneNumbers,
  };
  return {
    form,
    setting: {
      action: `${site.leadPrefix}${asksForFiles ? "/api/leads/with-files" : "/api/leads"}`,
      tenant: content.slug,
      hidden: [
        ["form", form.id],
        ["drawn_at", drawnAt(site.now)],
        ["url", withTracked(path, placement.query, config.journey)],
        ...(car ? ([["car_id", car.id]] as const) : []),
        ...(location ? ([["page_location", location.id]] as const) : []),
        // Without JavaScript all steps come at once: the form is as far as it goes.
        ...(form.steps.length > 1 ? ([["step_number", String(form.steps.length)]] as const) : []),
        ...(modelId === null ? [] : ([["model_id", modelId]] as const)),
        ...(offerId === null ? [] : ([["offer_id", offerId]] as const)),
      ],
      honeypot: honeypotField,
      policy,
      state: location?.address.state ?? car?.state ?? null,
      successPath: href("success", {}, site),
      car: car
        ? {
            condition: car.condition,
            testDriveOnly: isTestDriveOnly(car, config.reserve),
            tracked: trackedCar(car),
          }
        : null,
      currency: config.cars.currency,
      alertOnFailure: config.forms.alertOnFailure,
    },
    words: formWords(config),
    stepWords: form.steps.length > 1 ? stepWords(config, form.steps.length) : null,
    vehicleWords: placement.findsVehicles && form.steps.some(asksForPlate) ? vehicleWords(config) : null,
    filled: {
      ...prefill(form, { query: withCar(placement.query, car) }, policy),
      ...requestedPosition(form, placement.query),
    },
  };
}

/** The position a shopper pressed 'Apply' at. */
function requestedPosition(form: FormDefinition, query: URLSearchParams | undefined): { position?: string } {
  const requested = query?.get("position");
  const field = formFields(form).find(({ name }) => name === "position");
  return requested && field?.options?.some(({ value }) => value === requested) ? { position: requested } : {};
}

/** What the car says already need not be asked: where it stands and what it costs. The address itself says it better. */
function withCar(query: URLSearchParams | undefined, car: Car | null): URLSearchParams {
  const known = new URLSearchParams(query);
  const rows = [
    ["preferredDealership", car?.dealership.slug ?? null],
    ["vehiclePriceBudget", car?.price ? String(Math.round(car.price)) : null],
  ] as const;
  for (const [name, value] of rows) if (value !== null && !known.has(name)) known.set(name, value);
  return known;
}

const formWords = (config: TenantConfig): FormWords =>
  pick(wording(config).form, [
    ...(["problems", "optional", "choose", "otherDay"] as const),
    ...(["sending", "slow", "honeypot", "noAnswer"] as const),
  ]);

function stepWords(config: TenantConfig, steps: number): StepWords {
  const words = wording(config).form;
  return {
    ...formWords(config),
    ...pick(words, [
      ...(["next", "back", "skip", "progress", "saved", "saveFailed", "later", "laterLink"] as const),
      ...(["laterFailed", "unfinished", "unfinishedGoOn", "unfinishedAfresh"] as const),
    ]),
    steps: Array.from({ length: steps }, (_, index) =>
      words.step({ step: String(index + 1), steps: String(steps) }),
    ),
    laterText: words.laterText(String(SAVED_FORM_DAYS)),
  };
}

function vehicleWords(config: TenantConfig): VehicleWords {
  const words = wording(config).form;
  return {
    ...pick(words, [
      ...(["findVehicle", "vehicleFound", "vehicleSample"] as const),
      ...(["vehicleMissing", "vehicleByHand", "vehicleWrong"] as const),
    ]),
    vehicleWorth: words.vehicleWorth({ car: "{car}", low: "{low}", high: "{high}" }),
  };
}
