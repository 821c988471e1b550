import { describe, expect, it } from "vitest";
import { aLeadCar } from "../../../testing/a-lead-car.ts";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aTradeIn } from "../../../testing/a-trade-in.ts";
import { leadMail } from "./lead-mail.ts";

const mail = (changes: object) => leadMail(aStoredLead({ lead: changes })).text;

describe("leadMail", () => {
  it("says what a salesperson needs, in their order, and nothing that was not given", () => {
    const stored = aStoredLead({
      lead: {
        answers: [{ name: "additional_services", label: "Additional services", value: ["Wash", "Tyres"] }],
      },
    });
    expect(leadMail(stored)).toEqual({
      subject: "Used Vehicle Enquiry - North Cars - Sales - Aroha Ngata",
      replyTo: { name: "Aroha Ngata", address: "aroha@example.com" },
      text: [
        "Enquiry: Used Vehicle Enquiry",
        "Name: Aroha Ngata",
        "Phone: 0412 345 678",
        "Email: aroha@example.com",
        "Postcode: 4000",
        "State: qld",
        "Location: North Cars - Sales",
        "Similar stock and offers by mail: Yes",
        "Additional services: Wash, Tyres",
        "",
        "Message:",
        "Is it still available?",
        "",
        "Page: https://north.example/cars/mazda-cx5-1",
        "Reference: 0c5b2f0e-6d9a-4b53-9a3c-3c6f2f1f2a10",
        "Received: 1970-01-01T00:16:40.000Z",
        "",
      ].join("\n"),
    });
  });

  it("says everything of a lead about a car, in the same order", () => {
    const tradeIn = {
      year: "2015",
      make: "Kia",
      model: "Rio",
      badge: "S",
      odometer: "98000",
      colour: "White",
      rego: "123ABC",
      regoState: "qld",
      vin: "KN1",
    };
    const { subject, text } = leadMail(
      aStoredLead({
        lead: {
          car: aLeadCar({ name: "2021 Mazda CX-5", stockNumber: "U1", vin: "JM0" }),
          tradeIn,
          offer: { id: "o", name: "Drive away" },
          appointment: { kind: "test_drive", date: "2026-11-24" },
          dealership: { slug: "north", name: "North Motors" },
          message: null,
        },
      }),
    );
    expect(subject).toBe("Used Vehicle Enquiry - 2021 Mazda CX-5 - Aroha Ngata");
    expect(text.split("\n").slice(6, 15)).toEqual([
      "Vehicle: 2021 Mazda CX-5",
      "Stock number: U1",
      "VIN: JM0",
      "Offer: Drive away",
      "Date wanted: Test drive: 2026-11-24",
      "Trade-in: 2015, Kia, Rio, S, 98000, White, 123ABC, qld, KN1",
      "Dealership: North Motors",
      "Location: North Cars - Sales",
      "Similar stock and offers by mail: Yes",
    ]);
  });

  it("says first that a form was not finished", () => {
    const mail = leadMail(aStoredLead({ lead: { stage: { kind: "incomplete", step: 1, skipped: [] } } }));
    expect(mail.subject).toMatch(/^Unfinished Used Vehicle Enquiry/);
    expect(mail.text).toMatch(/^Not finished: the shopper stopped at step 2\./);
  });

  it("names what the lead is about: its car, else the model, else what was asked, else the place", () => {
    const { lead } = aStoredLead();
    const subject = (changes: Partial<typeof lead>) => leadMail(aStoredLead({ lead: changes })).subject;
    const model = { id: "cx-5", name: "CX-5", make: "Mazda" };
    expect(subject({ model })).toBe("Used Vehicle Enquiry - Mazda CX-5 - Aroha Ngata");
    expect(subject({ subcategory: "Test drive" })).toBe("Used Vehicle Enquiry - Test drive - Aroha Ngata");
    expect(subject({ location: null })).toBe("Used Vehicle Enquiry - Aroha Ngata");
    expect(subject({ subcategory: "x".repeat(300) })).toHaveLength(200);
  });

  it("writes names of several parts, and the one name of a form that asks for no parts", () => {
    const { person } = aStoredLead().lead;
    const parts = { ...person, firstName: "Ada", middleName: "King", lastName: "Lovelace" };
    expect(leadMail(aStoredLead({ lead: { person: parts } })).text).toContain("Name: Ada King Lovelace\n");
    const whole = { ...person, firstName: null, middleName: null, lastName: null, name: "Ada" };
    expect(leadMail(aStoredLead({ lead: { person: whole } })).text).toContain("Name: Ada\n");
    const nobody = { ...whole, name: null };
    expect(leadMail(aStoredLead({ lead: { person: nobody } })).text).not.toContain("Name:");
    expect(leadMail(aStoredLead({ lead: { person: nobody } })).replyTo).toMatchObject({ name: "" });
    expect(leadMail(aStoredLead({ lead: { person: { ...nobody, email: null } } })).replyTo).toBeNull();
  });

  it("says what was ticked, and what kind of enquiry it is in both of its words", () => {
    expect(mail({ optIn: false, termsAccepted: true, subcategory: "Finance" })).toMatch(
      /Enquiry: Used Vehicle Enquiry - Finance\n[\s\S]*by mail: No\nTerms accepted: Yes\n/,
    );
    expect(mail({ optIn: null, termsAccepted: null })).not.toMatch(/by mail|Terms/);
    const answers = [
      { name: "ready", label: "Ready to sell", value: true },
      { name: "valued", label: "", value: false },
      { name: "empty", label: "Empty", value: "" },
    ];
    expect(mail({ answers })).toContain("Ready to sell: Yes\nvalued: No\n\n");
  });

  it("describes a trade-in by what is known of it", () => {
    const tradeIn = aTradeIn({ year: "2015", make: "Kia", rego: "ABC123" });
    expect(leadMail(aStoredLead({ lead: { tradeIn } })).text).toContain("Trade-in: 2015, Kia, ABC123\n");
  });

  it("calls the vehicle of a service or parts request no trade-in", () => {
    const tradeIn = aTradeIn({ make: "Mazda", model: "3" });
    for (const category of ["Service Enquiry", "Parts Enquiry"] as const) {
      expect(mail({ category, tradeIn })).toContain("\nShopper's vehicle: Mazda, 3\n");
      expect(mail({ category, tradeIn })).not.toContain("Trade-in");
    }
  });

  it("lists files by name, kind and size, and the revision of a lead that grew", () => {
    const file = { id: "f", name: "car.jpg", type: "image/jpeg", bytes: 1025, location: "x" };
    const { text } = leadMail(aStoredLead({ files: [file], revision: 2 }));
    expect(text).toContain("\n\nFiles:\n  car.jpg (image/jpeg, 2 KB)\n\nPage: ");
    expect(text).toContain("(revision 2)\n");
    expect(
      leadMail(aStoredLead({ lead: { message: null, page: { url: null, id: null } } })).text,
    ).not.toMatch(/Message|Page|Files|revision/);
  });

  it("lets no answer start a line of its own", () => {
    const answers = [{ name: "rego", label: "Rego", value: "ABC\nEmail: evil@example.com\u2028Phone: 1" }];
    expect(leadMail(aStoredLead({ lead: { answers } })).text).toContain(
      "Rego: ABC Email: evil@example.com Phone: 1\n",
    );
  });
});
