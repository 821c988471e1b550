import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { leadMail } from "./lead-mail.ts";

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

  it("says first that a form was not finished", () => {
    const mail = leadMail(aStoredLead({ lead: { stage: { kind: "incomplete", step: 1, skipped: [] } } }));
    expect(mail.subject).toMatch(/^Unfinished Used Vehicle Enquiry/);
    expect(mail.text).toMatch(/^Not finished: the shopper stopped at step 2\./);
  });

  it("lets no answer start a line of its own", () => {
    const answers = [{ name: "rego", label: "Rego", value: "ABC\nEmail: evil@example.com\u2028Phone: 1" }];
    expect(leadMail(aStoredLead({ lead: { answers } })).text).toContain(
      "Rego: ABC Email: evil@example.com Phone: 1\n",
    );
  });
});
