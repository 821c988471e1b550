import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { validateForm } from "../fields/validate-form.ts";
import { type FormId, formIds } from "../forms/form-definition.ts";
import { formFor } from "../forms/form-for.ts";
import { policyDefaults } from "../policy.ts";
import { parseSubmission } from "../submission/parse-submission.ts";
import { submissionBody } from "../submission/submission-body.ts";
import { aSubmission } from "../testing/a-submission.ts";
import { sampleAnswers } from "../testing/sample-answers.ts";
import { sampleFacts } from "../testing/sample-facts.ts";
import { buildLead, type LeadSource } from "./build-lead.ts";
import { leadPayload } from "./lead-payload.ts";

const policy = {
  ...policyDefaults,
  forms: {
    ...policyDefaults.forms,
    whereDidYouHear: ["Google", "Other"],
    additionalServices: ["Wash", "Loan car"],
  },
  consent: { ...policyDefaults.consent, termsRequired: true },
};
const now = new Date(Date.UTC(2026, 10, 21, 3));
const car = aCar({ condition: "used" });

/** Sends a form as a browser would, and gives the payload that would be stored and delivered. */
function submit(
  id: FormId,
  changes: { answers?: object; source?: Partial<LeadSource>; yesNo?: string[] } = {},
) {
  const form = formFor(id, policy, { ...sampleFacts, carCondition: "used" });
  const sent = aSubmission({
    form: id,
    carId: "1",
    values: { ...sampleAnswers(form), ...changes.answers },
    page: { url: "https://north.example/cars/a-car", id: "55" },
    journey: { pages: ["/", "/cars/a-car"], query: [{ name: "utm_source", value: "mail" }] },
  });
  const received = parseSubmission(JSON.parse(JSON.stringify(submissionBody(sent))));
  if (!received.ok) throw new Error(received.problem.message);
  const { submission } = received;
  const checked = validateForm(form, submission.values, policy.forms);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const lead = buildLead({
    form,
    values: checked.values,
    submission,
    tenant: "north",
    car,
    offer: null,
    places: sampleFacts.places,
    dealerships: sampleFacts.dealerships,
    primaryPlace: null,
    manufacturerSlug: "toyota",
    autogaugeEnabled: false,
    userAgent: "Browser/1",
    hasFiles: false,
    testPhoneNumber: "0400000000",
    now,
    ...changes.source,
  });
  return { form, lead, payload: leadPayload(lead, { yesNoFields: changes.yesNo ?? [] }).lead };
}

const CAR = {
  car_id: "1",
  car_type: "used",
  vehicle_status: "in_stock",
  stock_number: "U131302",
  "Vehicle Make": "Toyota",
  "Vehicle Model": "HiLux",
  manufacturer_slug: "toyota",
};
const PAGE = {
  source: "Website",
  website_slug: "north",
  url: "https://north.example/cars/a-car",
  page_id: "55",
  user_agent: "Browser/1",
  visited_pages: ["/", "/cars/a-car"],
  linked_query_params: { utm_source: "mail" },
  has_files: false,
  autogauge_enabled: false,
  form_completed: true,
  step_number: 1,
  skipped_steps: [],
};
const PERSON = {
  name: "Kim",
  first_name: "Kim",
  last_name: "Kim",
  email: "kim@example.com",
  phone: "0412 345 678",
};
const AGREED = { opt_in: true, terms_conditions: true };
const ENQUIRY = { ...PAGE, ...CAR, ...PERSON, ...AGREED, postcode: "4000", message: "An Comments" };
const HEARD = { "where-did-you-hear-about-us": "Google" };
const NORTH = { dealership_slug: "north" };
const OWN_CAR = {
  Rego: "An Registr",
  regoState: "act",
  "Trade-in Year": "12",
  "Trade-in Make": "An Make",
  "Trade-in Model": "An Model",
  "Trade-in Badge": "An Badge or variant",
  "Trade-in Odometer": "12",
  "Trade-in Colour": "An Colour",
  "Trade-in VIN": "An VIN",
  "Service History": "Full",
  "Vehicle Condition": "Excellent",
};

const PAYLOADS: Record<FormId, object> = {
  general: { ...ENQUIRY, ...HEARD, ...NORTH, category: "General Enquiry" },
  service: {
    ...ENQUIRY,
    ...HEARD,
    dealership_slug: "south",
    location_id: "2",
    location: "South Service",
    category: "Service Enquiry",
  },
  parts: {
    ...ENQUIRY,
    ...HEARD,
    ...NORTH,
    location_id: "1",
    location: "North Sales",
    category: "Parts Enquiry",
  },
  new: { ...ENQUIRY, ...HEARD, category: "New Vehicle Enquiry" },
  used: { ...ENQUIRY, ...HEARD, category: "Used Vehicle Enquiry" },
  fleet: { ...ENQUIRY, ...HEARD, ...NORTH, category: "Fleet Enquiry" },
  careers: { ...ENQUIRY, ...HEARD, ...NORTH, category: "General Enquiry", subcategory: "Career Enquiry" },
  "location-contact": {
    ...ENQUIRY,
    ...HEARD,
    category: "General Enquiry",
    name: "An Name",
    first_name: undefined,
    last_name: undefined,
    postcode: undefined,
  },
  offer: { ...ENQUIRY, ...NORTH, category: "Used Vehicle Enquiry", subcategory: "Special Offer" },
  similar: {
    ...ENQUIRY,
    postcode: undefined,
    category: "Used Vehicle Enquiry",
    subcategory: "Find me something similar",
  },
  "request-photos": {
    ...ENQUIRY,
    postcode: undefined,
    category: "Used Vehicle Enquiry",
    subcategory: "Request Photos",
  },
  "test-drive": {
    ...ENQUIRY,
    ...NORTH,
    postcode: undefined,
    category: "Used Vehicle Enquiry",
    subcategory: "Test Drive Booking Used",
    dateTime: { "Test Drive Booking Date": "2026-11-24" },
  },
  "book-service": {
    ...ENQUIRY,
    postcode: undefined,
    category: "Service Enquiry",
    subcategory: "Service Booking",
    dealership_slug: "south",
    location_id: "2",
    location: "South Service",
    Rego: "An Registr",
    "Trade-in Make": "An Make",
    "Trade-in Model": "An Model",
    "Trade-in Odometer": "12",
    dateTime: { "Service Booking Date": "2026-11-24" },
    additional_services: ["Wash"],
  },
  "sell-my-car": { ...ENQUIRY, ...NORTH, ...OWN_CAR, category: "Sell My Car Enquiry" },
  "trade-in": {
    ...ENQUIRY,
    ...NORTH,
    ...OWN_CAR,
    category: "Sell My Car Enquiry",
    subcategory: "Trade-in Valuation",
    "Ready to sell": true,
    "Valuation guide": true,
    "Best Finance": true,
    "Best Deal": true,
  },
  finance: {
    ...ENQUIRY,
    ...NORTH,
    category: "Finance Enquiry",
    middle_name: "Kim",
    state: "act",
    vehiclePriceBudget: "12",
    deposit: "12",
    loan_term: "1 year",
    repayment_frequency: "Weekly",
    employment: "Full time",
    income: "12",
    residency: "Own home",
    day: "12",
    month: "12",
    year: "12",
  },
};

describe("a form, sent through its own definition", () => {
  it.each(formIds)("reaches the payload field by field: %s", (id) => {
    const { payload } = submit(id);
    expect(payload).toEqual(JSON.parse(JSON.stringify(PAYLOADS[id]))); // undefined here means "not in it"
  });

  it.each(formIds)("loses no answer on the way: %s", (id) => {
    const { form, lead } = submit(id);
    const kept = JSON.stringify(lead);
    const answers = Object.entries(sampleAnswers(form)).flatMap(([, answer]) => answer);
    expect(answers.filter((answer) => !kept.includes(String(answer)))).toEqual([]);
  });
});

describe("leadPayload", () => {
  it.each([
    ["", "Ada", "Ada"],
    ["  ", "Ada", "Ada"],
    ["undefined-undefined", "Ada", "Ada"],
    ["Ada Byron", "Ada", "Ada Byron"],
  ])("with the name %j and the first name %j sends %j", (name, first_name, expected) => {
    const form = formFor("used", policy, sampleFacts);
    const lead = buildLead({
      ...sourceFor(form),
      values: name.trim() === "" ? { first_name } : { name, first_name }, // validateForm leaves empty answers out
    });
    expect(leadPayload(lead, { yesNoFields: [] }).lead["name"]).toBe(expected);
  });

  it("turns chosen answers into Yes and No, and only those", () => {
    const { payload } = submit("trade-in", {
      answers: { "Best Deal": false, "Best Finance": "true" },
      yesNo: ["Ready to sell", "Valuation guide", "Best Finance", "Best Deal"],
    });
    expect(payload).toMatchObject({
      "Ready to sell": "Yes",
      "Valuation guide": "Yes",
      "Best Finance": "Yes",
      "Best Deal": "No",
      opt_in: true,
    });
  });

  it("marks a step in the middle as incomplete, counted from 1", () => {
    const stage = { kind: "incomplete" as const, step: 2, skipped: [1] };
    const { payload } = submit("trade-in", {
      source: { submission: aSubmission({ form: "trade-in", stage }) },
    });
    expect(payload).toMatchObject({
      lead_status: "Incomplete",
      form_completed: false,
      step_number: 3,
      skipped_steps: [2],
    });
  });

  it("carries the dashboard's id of a lead that is updated", () => {
    const { lead } = submit("used");
    expect(leadPayload(lead, { yesNoFields: [] }, "9").lead["lead_id"]).toBe("9");
  });

  it("never lets an answer take the place of a fact", () => {
    const { lead } = submit("used");
    const forged = { ...lead, answers: [{ name: "source", label: "?", value: "Phone Call" }] };
    expect(leadPayload(forged, { yesNoFields: [] }).lead["source"]).toBe("Website");
  });
});

describe("buildLead", () => {
  it("takes the category a shopper chose", () => {
    expect(submit("general", { answers: { category: "Parts Enquiry" } }).lead.category).toBe("Parts Enquiry");
  });

  it("gives careers event 51", () => {
    expect(submit("careers").lead).toMatchObject({
      eventId: 51,
      category: "General Enquiry",
      subcategory: "Career Enquiry",
    });
    expect(submit("general", { answers: { category: "Careers Enquiry" } }).lead.eventId).toBe(51);
  });

  it("keeps the consent a shopper saw: text, version, ticked and by whom", () => {
    const [optIn, terms] = submit("used", { answers: { opt_in: "" } }).lead.consent;
    expect(optIn).toEqual({
      field: "opt_in",
      text: "Email me similar stock and latest offers.",
      version: "1",
      ticked: false,
      preTicked: true,
      decidedBy: "shopper",
      form: "used",
      at: now.getTime(),
    });
    expect(terms).toMatchObject({
      field: "terms_conditions",
      ticked: true,
      preTicked: false,
      decidedBy: "shopper",
    });
    expect(submit("used").lead.consent[0]).toMatchObject({ ticked: true, decidedBy: "preset" });
  });

  it("finds the dealership of a service booking by its location's name", () => {
    const { lead } = submit("book-service", { answers: { "Service Location": "North Service" } });
    expect(lead).toMatchObject({ location: { id: "3" }, dealership: { slug: "north" } });
  });

  it("sends a lead without a location to the primary one where the tenant asks for it", () => {
    const [primary] = sampleFacts.places;
    expect(submit("used", { source: { primaryPlace: primary ?? null } }).lead.location).toEqual({
      id: "1",
      name: "North Sales",
    });
  });

  it("marks leads from the test number, and reads numbers for machines", () => {
    expect(submit("used", { answers: { phone: "0400 000 000" } }).lead.test).toBe(true);
    expect(submit("used").lead).toMatchObject({ test: false, person: { phoneE164: "+61412345678" } });
  });

  it("believes no dealership, location or car that is not the tenant's", () => {
    const { lead } = submit("used", {
      source: { car: null, submission: aSubmission({ dealership: "foreign", location: "99", carId: "1" }) },
    });
    expect(lead).toMatchObject({ dealership: null, location: null, car: null });
  });
});

function sourceFor(form: LeadSource["form"]): LeadSource {
  return {
    form,
    values: {},
    submission: aSubmission(),
    tenant: "north",
    car: null,
    offer: null,
    places: [],
    dealerships: [],
    primaryPlace: null,
    manufacturerSlug: null,
    autogaugeEnabled: false,
    userAgent: null,
    hasFiles: false,
    testPhoneNumber: null,
    now,
  };
}
