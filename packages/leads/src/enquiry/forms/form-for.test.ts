import { describe, expect, it } from "vitest";
import { validateForm } from "./validation/validate-form.ts";
import { leadCategories } from "../model/category.ts";
import { sampleMarket } from "../../testing/sample-market.ts";
import { policyDefaults } from "../../policy-defaults.ts";
import { sampleForm, fieldOf, namesOf } from "../../testing/sample-form.ts";
import { sampleAnswers } from "../../testing/sample-answers.ts";
import { sampleFacts } from "../../testing/sample-facts.ts";
import { type FormId, formIds } from "../model/form-ids.ts";
import { formFields } from "./definition/form-definition.ts";
import type { FormFacts } from "./definition/form-facts.ts";

const names = (...asked: Parameters<typeof sampleForm>) => namesOf(sampleForm(...asked));
const field = (name: string, ...asked: Parameters<typeof sampleForm>) => fieldOf(sampleForm(...asked), name);
const contactCategory = (facts: Partial<FormFacts>) => sampleForm("location-contact", facts).category;
const messagesOf = (drawn: ReturnType<typeof sampleForm>, answers: object) => {
  const checked = validateForm(drawn, { ...answers }, policyDefaults.forms);
  return checked.ok ? [] : checked.problems.map(({ message }) => message);
};
const dated = (facts: Partial<FormFacts>) => field("Test Drive Booking Date", "test-drive", facts);

const titled = (id: "test-drive" | "service", forms: object) => {
  const { title, submitLabel } = sampleForm(id, {}, forms);
  return [title, submitLabel];
};

describe("formFor", () => {
  it("asks a car enquiry's few questions", () => {
    expect(names("used")).toEqual([
      "first_name",
      "last_name",
      "email",
      "phone",
      "postcode",
      "message",
      "opt_in",
    ]);
  });

  it("leaves postcode and where the shopper heard of the dealer out of a short form, and out of no other", () => {
    const policy = { short: ["used" as const], whereDidYouHear: ["Radio"] };
    expect(names("used", {}, policy)).toEqual([
      "first_name",
      "last_name",
      "email",
      "phone",
      "message",
      "opt_in",
    ]);
    expect(names("new", {}, policy)).toContain("postcode");
  });

  it("puts the dealer's first suggestion into a car's message, and the others beside it", () => {
    const suggestions = ["Is it still available?", "Can I see it today?"];
    expect(field("message", "new", {}, { suggestions })).toMatchObject({
      initial: "Is it still available?",
      suggestions,
    });
    expect(field("message", "general", {}, { suggestions })).not.toHaveProperty("suggestions");
    expect(field("message", "new")).not.toHaveProperty("initial");
  });

  it.each(["service", "book-service"] as const)(
    "asks the same of %s in four steps: the vehicle, the day, the jobs, the person",
    (form) => {
      const steps = sampleForm(form, {}, { serviceInSteps: true, additionalServices: ["Wash"] });
      const [vehicle, day, jobs, person] = steps.steps.map(({ fields }) => fields.map(({ name }) => name));
      expect(vehicle?.[0]).toBe("Rego");
      expect(day?.at(-1)).toBe("Service Booking Date");
      expect(jobs).toEqual(["additional_services", "message"]);
      expect(fieldOf(steps, "message")?.required).toBe(false);
      expect(person?.at(-1)).toBe("opt_in");
      expect(namesOf(steps).toSorted()).toEqual(names(form, {}, { additionalServices: ["Wash"] }).toSorted());
    },
  );

  it("names a visit as the dealer's trade does, and says of a booked service that it is one", () => {
    expect(titled("test-drive", {})).toEqual(["Book a Test Drive", "Book a Test Drive"]);
    expect(titled("test-drive", { visit: "look_inside" })).toEqual([
      "Book a Look Inside",
      "Book a Look Inside",
    ]);
    expect(field("Vehicle Model", "test-drive", {}, { visit: "test_ride" })?.label).toBe(
      "Motorcycle you would like to ride",
    );
    expect(titled("service", {})).toEqual(["Service enquiry", "Send enquiry"]);
    expect(titled("service", { serviceInSteps: true })).toEqual(["Book a service", "Book a service"]);
  });

  it("says jobs in the language of the form, and a dealer's own as they are written", () => {
    const words = {
      ...sampleFacts.words,
      jobs: { ...sampleFacts.words.jobs, Brakes: "Frenos" },
    };
    const jobs = field(
      "additional_services",
      "service",
      { words },
      { additionalServices: ["Brakes", "Wash"] },
    );
    expect(jobs?.options).toEqual([
      { value: "Brakes", label: "Frenos" },
      { value: "Wash", label: "Wash" },
    ]);
  });

  it("asks which extras are wanted with a rental, where the dealer has some", () => {
    const extras = [{ value: "Child seat", label: "Child seat" }];
    expect(field("Extras", "used", { extras }, { rentalDates: true })).toMatchObject({
      kind: "checkboxes",
      options: extras,
    });
    expect(names("used", {}, { rentalDates: true })).not.toContain("Extras");
    expect(names("used", { extras })).not.toContain("Extras");
  });

  it("asks for the days of a rental before who asks, where the dealer rents out", () => {
    const rental = { rentalDates: true };
    expect(names("used", {}, rental).slice(0, 4)).toEqual([
      "Pick-up Date",
      "Return Date",
      "Driver Age",
      "first_name",
    ]);
    expect(names("general", {}, rental)).not.toContain("Pick-up Date");
    expect(field("Pick-up Date", "used", {}, rental)).toMatchObject({ kind: "date", required: true });
    expect(field("Driver Age", "used", {}, rental)).toMatchObject({
      required: false,
      range: { min: 16, max: 120 },
    });
  });

  it("asks which open position an application is for, and takes one that was filled meanwhile", () => {
    expect(names("careers")).not.toContain("position");
    expect(names("careers", { positions: [] })).not.toContain("position");
    const drawn = sampleForm("careers", { positions: ["Technician"] });
    expect(formFields(drawn)[0]).toMatchObject({ name: "position", required: false });
    const answers = { ...sampleAnswers(drawn), position: "Driver" };
    expect(validateForm(drawn, answers, policyDefaults.forms)).toMatchObject({
      ok: true,
      values: { position: "Driver" },
    });
  });

  it("says what is wanted of each empty or wrong answer, where the dealer prefers that", () => {
    const own = { ownProblemSentences: true };
    expect(messagesOf(sampleForm("used", {}, own), {})).toEqual([
      "Enter your first name.",
      "Enter your last name.",
      "Enter your email address.",
      "Enter a number we can call you on.",
      "Enter your postcode.",
      "Write what you would like to know.",
    ]);
    const market = { ...sampleMarket, postcode: { ...sampleMarket.postcode, word: "ZIP code" } };
    expect(messagesOf(sampleForm("used", { market }, own), {})).toContain("Enter your ZIP code.");
    const drawn = sampleForm("used", {}, own);
    expect(messagesOf(drawn, { ...sampleAnswers(drawn), email: "nope" })).toEqual([
      "Enter an email address like name@example.com.",
    ]);
    const terms = formFields(sampleForm("used", {}, own, { termsRequired: true })).at(-1);
    expect(terms?.requiredMessage).toBe("You must agree to the terms of use before submitting the form.");
  });

  it.each(formIds)("draws %s as data that a page can carry, with every name once", (id) => {
    const drawn = sampleForm(id, sampleFacts);
    expect(JSON.parse(JSON.stringify(drawn))).toEqual(drawn);
    const asked = formFields(drawn).map(({ name }) => name);
    expect(new Set(asked).size).toBe(asked.length);
    expect(leadCategories).toContain(drawn.category);
    expect(drawn.steps.every((step) => step.fields.length > 0)).toBe(true);
  });

  it.each(formIds)("takes valid answers to %s", (id) => {
    const drawn = sampleForm(id, sampleFacts, {}, { termsRequired: true });
    expect(validateForm(drawn, sampleAnswers(drawn), policyDefaults.forms)).toMatchObject({ ok: true });
  });

  it("asks long forms in steps", () => {
    const stepped = formIds.filter((id) => sampleForm(id).steps.length > 1);
    expect(stepped).toEqual(["finance", "sell-my-car", "trade-in"]);
  });

  it("has the agreed titles, texts and subcategories", () => {
    expect(sampleForm("used").title).toBe("Submit an enquiry");
    expect(sampleForm("test-drive").title).toBe("Book a Test Drive");
    expect(sampleForm("request-photos").title).toBe("Request Photos");
    expect(sampleForm("location-contact", { placeName: "North Sales" }).title).toBe("North Sales");
    expect(sampleForm("location-contact", { placeKind: "parts" }).category).toBe("Parts Enquiry");
    expect(field("opt_in", "used")).toMatchObject({
      label: "Email me similar stock and latest offers.",
      initial: true,
      required: false,
    });
    expect(field("message", "similar")?.initial).toBe("Can you please find me something similar?");
    expect(sampleForm("similar").subcategory).toBe("Find me something similar");
    expect(sampleForm("test-drive", { carCondition: "used" })).toMatchObject({
      category: "Used Vehicle Enquiry",
      subcategory: "Test Drive Booking Used",
    });
    for (const carCondition of ["new", "demo"] as const)
      expect(sampleForm("test-drive", { carCondition })).toMatchObject({
        category: "New Vehicle Enquiry",
        subcategory: "Test Drive Booking New",
      });
  });

  it("asks for a dealership only when there are several, and for a location of the right kind", () => {
    expect(names("general")).not.toContain("dealership_slug");
    expect(field("dealership_slug", "general", sampleFacts)).toMatchObject({
      required: true,
      kind: "select",
    });
    expect(field("location", "service", sampleFacts)?.options?.map(({ value }) => value)).toEqual(["2", "3"]);
    expect(field("Service Location", "book-service", sampleFacts)?.options?.[0]?.value).toBe("South Service");
  });

  it("asks a workshop's and a parts counter's shopper for the vehicle, and a workshop's for a day and extras", () => {
    const vehicle = ["Rego", "Trade-in Make", "Trade-in Model"];
    expect(names("parts")).toEqual(expect.arrayContaining(vehicle));
    expect(names("service", {}, { additionalServices: ["Wash"] })).toEqual(
      expect.arrayContaining([...vehicle, "Service Booking Date", "additional_services"]),
    );
  });

  it("asks which vehicle is to be driven, unless the page is about one", () => {
    expect(field("Vehicle Model", "test-drive")).toMatchObject({ kind: "text", required: false });
    expect(names("test-drive", { carCondition: "used" })).not.toContain("Vehicle Model");
  });

  it("asks for no dealership as a must where the car says whose it is", () => {
    const facts = { ...sampleFacts, carDealership: "south" };
    expect(field("dealership_slug", "test-drive", facts)).toMatchObject({ required: false });
    expect(field("preferredDealership", "finance", facts)).toMatchObject({ required: false });
  });

  it("asks when to come: one of the dealer's dates, or any day, and never as a must", () => {
    const dates = [{ value: "2026-11-24 10:30", label: "Tue 24 Nov, 10:30 am" }];
    expect(field("Test Drive Booking Date", "test-drive", { dates })).toMatchObject({
      kind: "select",
      options: dates,
      required: false,
    });
    expect(field("Test Drive Booking Date", "test-drive")).toMatchObject({ kind: "date", required: false });
  });

  it("offers the days the place is open beside the calendar, unless the dealer's own dates are known", () => {
    const days = [{ value: "2026-11-24", label: "Tomorrow" }];
    const dates = [{ value: "2026-11-24 10:30", label: "Tue 24 Nov, 10:30 am" }];
    expect(dated({ days })).toMatchObject({ kind: "date", options: days });
    expect(dated({ days, dates })).toMatchObject({ kind: "select", options: dates });
    expect(dated({ days: [] })).not.toHaveProperty("options");
    const drawn = sampleForm("test-drive", { days });
    const other = { ...sampleAnswers(drawn), "Test Drive Booking Date": "2026-12-24" };
    expect(validateForm(drawn, other, policyDefaults.forms)).toMatchObject({
      ok: true,
      values: { "Test Drive Booking Date": "2026-12-24" },
    });
  });

  it("keeps the choice of a date that is taken by now, or that no list knows because the dashboard is away", () => {
    const choice = { "Test Drive Booking Date": "Tue 24 Nov, 10:30 am" };
    for (const facts of [{}, { dates: [{ value: "Wed", label: "Wed" }] }]) {
      const drawn = sampleForm("test-drive", facts);
      const checked = validateForm(drawn, { ...sampleAnswers(drawn), ...choice }, policyDefaults.forms);
      expect(checked).toMatchObject({ ok: true, values: choice });
    }
  });

  it("preselects the usual state, unless a tenant has another default or the market has no states", () => {
    expect(field("regoState", "trade-in")?.initial).toBe("qld");
    expect(field("regoState", "trade-in", {}, { defaultState: null })).not.toHaveProperty("initial");
    expect(names("trade-in", { market: { ...sampleMarket, states: "none" } })).not.toContain("regoState");
  });

  it("follows the tenant: optional comments, mobile only, terms, where did you hear", () => {
    expect(field("message", "used", {}, { messageOptional: true })?.required).toBe(false);
    expect(field("phone", "used", {}, { mobileOnly: true })?.mobileOnly).toBe(true);
    expect(field("opt_in", "used", {}, {}, { optInTicked: false })?.initial).toBe(false);
    expect(field("terms_conditions", "used", {}, {}, { termsRequired: true })).toMatchObject({
      required: true,
      initial: false,
    });
    expect(
      field("where-did-you-hear-about-us", "used", {}, { whereDidYouHear: ["Facebook", "Other"] })?.options,
    ).toHaveLength(2);
    expect(
      field("category", "general", {}, { categories: ["Parts Enquiry", "General Enquiry"] })?.options?.map(
        ({ value }) => value,
      ),
    ).toEqual(["Parts Enquiry", "General Enquiry"]);
    expect(field("category", "general", {}, { categories: ["General Enquiry"] })).toBeUndefined();
  });
});

describe("a form whose choices differ from dealer to dealer", () => {
  const north = { slug: "north", name: "North Motors" };
  const sales = sampleFacts.places.slice(0, 1);

  it("asks for no dealership and no location where there is one or none", () => {
    for (const dealerships of [[], [north]]) {
      expect(names("general", { dealerships })).not.toContain("dealership_slug");
      expect(names("finance", { dealerships })).not.toContain("preferredDealership");
    }
    for (const places of [[], sales]) {
      expect(names("parts", { places })).not.toContain("location");
      expect(names("book-service", { places })).not.toContain("Service Location");
    }
  });

  it("asks for no location where only one is of the wanted kind, and for any where none is", () => {
    const places = sampleFacts.places.slice(0, 2);
    expect(names("service", { places })).not.toContain("location");
    expect(field("location", "parts", { places })?.options).toEqual([
      { value: "1", label: "North Sales" },
      { value: "2", label: "South Service" },
    ]);
  });

  it("has a contact form for each kind of place", () => {
    expect(contactCategory({ placeKind: "service" })).toBe("Service Enquiry");
    for (const placeKind of ["sales", "used"] as const)
      expect(contactCategory({ placeKind })).toBe("General Enquiry");
    expect(contactCategory({})).toBe("General Enquiry");
    expect(sampleForm("location-contact").title).toBe("Contact us");
  });

  it("preselects the default state however it is spelt, and none that the market does not have", () => {
    expect(field("state", "finance", {}, { defaultState: "NSW" })?.initial).toBe("nsw");
    expect(field("state", "finance", {}, { defaultState: "ca" })).not.toHaveProperty("initial");
    expect(field("state", "finance", { market: { ...sampleMarket, states: "free_text" } })).toEqual({
      name: "state",
      label: "State",
      kind: "text",
      required: false,
      maxLength: 40,
      autocomplete: "address-level1",
    });
  });

  it("calls a number what the market does, unless only mobiles are taken", () => {
    const market = { ...sampleMarket, phone: { ...sampleMarket.phone, label: "Phone" } };
    expect(field("phone", "used", { market })?.label).toBe("Phone");
    expect(field("phone", "used", { market }, { mobileOnly: true })?.label).toBe("Mobile");
  });

  it("leaves out of a short form where the shopper heard of the dealer", () => {
    const policy = { whereDidYouHear: ["Radio"] };
    expect(names("used", {}, { ...policy, short: ["used"] })).not.toContain("where-did-you-hear-about-us");
    expect(names("used", {}, policy)).toContain("where-did-you-hear-about-us");
  });

  it("names the missing plan of a form that does not exist", () => {
    const unknown: FormId = JSON.parse('"nonsense"');
    expect(() => sampleForm(unknown)).toThrow(
      'There is no form "nonsense", so nothing can be rendered; add its plan to form-plans.ts.',
    );
  });
});
