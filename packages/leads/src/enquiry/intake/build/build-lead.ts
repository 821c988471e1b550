import type { Car } from "@forecourt/search/car";
import { textAt, tickAt, ownValue, type CleanValues } from "../../forms/fields/answers.ts";
import { type FormDefinition, formFields } from "../../forms/definition/form-definition.ts";
import { fileAnswers } from "../../forms/file-answers.ts";
import { recordConsent } from "../../model/consent-evidence.ts";
import type { Lead, LeadCar, LeadModel, LeadTradeIn, LeadAnswer } from "../../model/lead.ts";
import { readPerson } from "./lead-person.ts";
import { chooseDesk, type DeskDirectory, explainRouting } from "../routing/choose-desk.ts";
import type { LeadSubmission } from "../../submission/lead-submission.ts";
import { placedNames } from "../../model/placed-names.ts";
import type { VisitKind } from "../../model/visit-kinds.ts";

/** All a lead is made of. What the server knows (tenant, car, places) never comes from the submission. */
export interface LeadSource extends DeskDirectory {
  form: FormDefinition;
  /** As `validateForm` gave them. */
  values: CleanValues;
  submission: LeadSubmission;
  tenant: string;
  car: Car | null;
  offer: { id: string; name: string } | null;
  model: LeadModel | null;
  /** Slug of the car's or model's make, or of the tenant's only manufacturer. */
  manufacturerSlug: string | null;
  autogaugeEnabled: boolean;
  userAgent: string | null;
  hasFiles: boolean;
  testPhoneNumber: string | null;
  /** What a visit to a vehicle of this dealer is. */
  visit: VisitKind;
  now: Date;
}

/**
 * Turns checked answers into a lead. A place or dealership is taken only from the tenant's own
 * lists; a name that is empty or 'undefined-undefined' becomes the first name.
 */
export function buildLead(source: LeadSource): Lead {
  const { form, values, submission, car } = source;
  const filing = fileAnswers(form, values);
  const desk = chooseDesk(
    {
      category: filing.category,
      car,
      chosen: {
        location: textAt(values, "location") ?? textAt(values, "Service Location"),
        dealership: textAt(values, "dealership_slug") ?? textAt(values, "preferredDealership"),
      },
      page: { location: submission.location, dealership: submission.dealership },
    },
    source,
  );
  const { person, test } = readPerson(values, {
    phone: form.market.phone,
    testPhoneNumber: source.testPhoneNumber,
    placeState: desk.state ?? car?.state ?? null,
  });
  const boxes = formFields(form).filter((field) => field.kind === "consent");
  return {
    form: form.id,
    tenant: source.tenant,
    ...filing,
    dealership: desk.dealership,
    location: desk.location,
    routing: explainRouting(desk),
    person,
    message: textAt(values, "message"),
    car: car ? leadCar(car) : null,
    model: source.model ?? writtenModel(values),
    manufacturerSlug: source.manufacturerSlug,
    tradeIn: readTradeIn(values),
    appointment: readAppointment(values, source.visit),
    offer: source.offer,
    answers: answersOf(form, values),
    optIn: tickAt(values, "opt_in"),
    termsAccepted: tickAt(values, "terms_conditions"),
    consent: boxes.flatMap((box) => {
      const ticked = tickAt(values, box.name);
      const shown = {
        field: box.name,
        text: box.label,
        version: box.consentVersion ?? "1",
        preTicked: box.initial === true,
      };
      return ticked === null ? [] : [recordConsent(shown, ticked, form.id, source.now)];
    }),
    page: submission.page,
    userAgent: source.userAgent,
    journey: submission.journey,
    stage: submission.stage,
    hasFiles: source.hasFiles,
    autogaugeEnabled: source.autogaugeEnabled,
    test,
    receivedAt: source.now.getTime(),
  };
}

function leadCar(car: Car): LeadCar {
  const { id, slug, name, make, model, badge, year, condition, price, odometer, stockNumber, vin } = car;
  return {
    id,
    slug,
    name,
    make,
    model,
    badge,
    year,
    condition,
    status: car.status.kind,
    price,
    odometer,
    stockNumber,
    vin,
  };
}

function writtenModel(values: CleanValues): LeadModel | null {
  const name = textAt(values, "Vehicle Model");
  return name === null ? null : { id: null, name, make: null };
}

function readTradeIn(values: CleanValues): LeadTradeIn | null {
  const tradeIn: LeadTradeIn = {
    rego: textAt(values, "Rego"),
    regoState: textAt(values, "regoState"),
    year: textAt(values, "Trade-in Year"),
    make: textAt(values, "Trade-in Make"),
    model: textAt(values, "Trade-in Model"),
    badge: textAt(values, "Trade-in Badge"),
    odometer: textAt(values, "Trade-in Odometer"),
    colour: textAt(values, "Trade-in Colour"),
    vin: textAt(values, "Trade-in VIN"),
  };
  return Object.values(tradeIn).some((answer) => answer !== null) ? tradeIn : null;
}

function readAppointment(values: CleanValues, visit: VisitKind): Lead["appointment"] {
  const testDrive = textAt(values, "Test Drive Booking Date");
  if (testDrive) return { kind: visit, date: testDrive };
  const service = textAt(values, "Service Booking Date");
  return service ? { kind: "service", date: service } : null;
}

/** The answers a lead carries by their own names, in the order of the form, with the question as it was read. */
function answersOf(form: FormDefinition, values: CleanValues): LeadAnswer[] {
  return formFields(form).flatMap(({ name, label }) => {
    const value = ownValue(values, name);
    return value === undefined || placedNames.includes(name) ? [] : [{ name, label, value }];
  });
}
