import { aCar } from "@forecourt/search/testing";
import { describe, expect, it } from "vitest";
import { aSubmission } from "../../../testing/a-submission.ts";
import { sampleFacts } from "../../../testing/sample-facts.ts";
import { submitForm } from "../../../testing/submit-form.ts";

const appointmentOf = (form: "test-drive" | "book-service", name: string, day: string) =>
  submitForm(form, { answers: { [name]: day } }).lead.appointment;

describe("buildLead", () => {
  it("takes the category a shopper chose", () => {
    expect(submitForm("general", { answers: { category: "Parts Enquiry" } }).lead.category).toBe(
      "Parts Enquiry",
    );
  });

  it("gives careers event 51", () => {
    expect(submitForm("careers").lead).toMatchObject({
      eventId: 51,
      category: "General Enquiry",
      subcategory: "Career Enquiry",
    });
    expect(submitForm("general", { answers: { category: "Careers Enquiry" } }).lead.eventId).toBe(51);
  });

  it("keeps the consent a shopper saw: text, version, ticked and by whom", () => {
    const [optIn, terms] = submitForm("used", { answers: { opt_in: "" } }).lead.consent;
    expect(optIn).toEqual({
      field: "opt_in",
      text: "Email me similar stock and latest offers.",
      version: "1",
      ticked: false,
      preTicked: true,
      decidedBy: "shopper",
      form: "used",
      at: Date.UTC(2026, 10, 21, 3),
    });
    expect(terms).toMatchObject({
      field: "terms_conditions",
      ticked: true,
      preTicked: false,
      decidedBy: "shopper",
    });
    expect(submitForm("used").lead.consent[0]).toMatchObject({ ticked: true, decidedBy: "preset" });
  });

  it("finds the dealership of a service booking by its location's name", () => {
    const { lead } = submitForm("book-service", { answers: { "Service Location": "North Service" } });
    expect(lead).toMatchObject({ location: { id: "3" }, dealership: { slug: "north" } });
  });

  it("sends a lead without a location to the primary one where the tenant asks for it", () => {
    const [primary] = sampleFacts.places;
    expect(
      submitForm("used", {
        source: { primaryPlace: primary ?? null, pushToPrimaryLocation: true, car: null },
      }).lead.location,
    ).toEqual({
      id: "1",
      name: "North Sales",
    });
  });

  it("marks leads from the test number, and reads numbers for machines", () => {
    expect(submitForm("used", { answers: { phone: "0400 000 000" } }).lead.test).toBe(true);
    expect(submitForm("used").lead).toMatchObject({ test: false, person: { phoneE164: "+61412345678" } });
  });

  it("gives a local number the area code of the shopper's state, else of the place", () => {
    const local = { phone: "3333 4444" };
    expect(submitForm("used", { answers: local }).lead.person).toMatchObject({
      phone: "07 3333 4444",
      phoneE164: "+61733334444",
    });
    const { lead } = submitForm("service", { answers: { ...local, location: "2" } });
    expect(lead.person).toMatchObject({ phone: "02 3333 4444", phoneE164: "+61233334444" });
    expect(submitForm("used", { answers: local, source: { car: null } }).lead.person).toMatchObject({
      phone: "3333 4444",
      phoneE164: null,
    });
  });

  it("sends an enquiry about a car to the place where the car stands", () => {
    const here = aCar({ location: { ...aCar().location, id: "3" } });
    expect(submitForm("used", { source: { car: here } }).lead).toMatchObject({
      location: { id: "3" },
      dealership: { slug: "north" },
    });
    expect(submitForm("used").lead).toMatchObject({
      location: { id: aCar().location.id },
      dealership: { slug: "riverside-toyota" },
    });
  });

  it("believes no dealership, location or car that is not the tenant's", () => {
    const { lead } = submitForm("used", {
      source: { car: null, submission: aSubmission({ dealership: "foreign", location: "99", carId: "1" }) },
    });
    expect(lead).toMatchObject({ dealership: { slug: "north" }, location: null, car: null });
  });

  it("copies what the server knows beside the answers", () => {
    const source = {
      model: { id: "m1", name: "CX-5", make: "Mazda" },
      offer: { id: "o1", name: "Drive away" },
      manufacturerSlug: "mazda",
      autogaugeEnabled: true,
      userAgent: "Firefox",
      hasFiles: true,
      tenant: "south",
    };
    expect(submitForm("used", { source }).lead).toMatchObject({ ...source, form: "used" });
  });

  it("takes the dealership a shopper of the finance form prefers", () => {
    const { lead } = submitForm("finance", {
      answers: { preferredDealership: "south" },
      source: { car: null },
    });
    expect(lead).toMatchObject({
      dealership: { slug: "south" },
      routing: "Went to South Motors (south): the shopper chose this dealership.",
    });
  });

  it("files a booking as a test drive or as a service, and none without a date", () => {
    const date = "2026-11-24";
    expect(appointmentOf("test-drive", "Test Drive Booking Date", date)).toEqual({
      kind: "test_drive",
      date,
    });
    expect(appointmentOf("book-service", "Service Booking Date", date)).toEqual({ kind: "service", date });
    const ride = submitForm("test-drive", {
      answers: { "Test Drive Booking Date": date },
      source: { visit: "test_ride" },
    });
    expect(ride.lead.appointment).toEqual({ kind: "test_ride", date });
    expect(appointmentOf("book-service", "Service Booking Date", "")).toBeNull();
  });

  it("describes the shopper's own vehicle by its own answers, and none where nothing was said", () => {
    const answers = {
      Rego: "123ABC",
      regoState: "nsw",
      "Trade-in Year": "2015",
      "Trade-in Make": "Toyota",
      "Trade-in Model": "Corolla",
      "Trade-in Badge": "Ascent",
      "Trade-in Odometer": "98,000",
      "Trade-in Colour": "White",
      "Trade-in VIN": "JT1",
    };
    expect(submitForm("trade-in", { answers }).lead.tradeIn).toEqual({
      rego: "123ABC",
      regoState: "nsw",
      year: "2015",
      make: "Toyota",
      model: "Corolla",
      badge: "Ascent",
      odometer: "98000",
      colour: "White",
      vin: "JT1",
    });
    expect(submitForm("used").lead.tradeIn).toBeNull();
  });

  it("copies of the car what the dealer's systems need, and nothing else", () => {
    const whole = aCar();
    expect(submitForm("used").lead.car).toEqual({
      id: whole.id,
      slug: whole.slug,
      name: whole.name,
      make: whole.make,
      model: whole.model,
      badge: whole.badge,
      year: whole.year,
      condition: whole.condition,
      status: whole.status.kind,
      price: whole.price,
      odometer: whole.odometer,
      stockNumber: whole.stockNumber,
      vin: whole.vin,
    });
  });
});
