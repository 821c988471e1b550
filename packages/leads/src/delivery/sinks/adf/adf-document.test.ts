import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { Lead, LeadCar } from "../../../model/lead.ts";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { adfDocument } from "./adf-document.ts";
import type { AdfFacts } from "./adf-facts.ts";
import { readAdf } from "./read-adf.ts";

const facts: AdfFacts = {
  source: "north.example",
  vendor: {
    id: "77",
    name: "North Cars",
    url: "https://north.example",
    email: "sales@north.example",
    phone: "+61733334444",
  },
  provider: { name: "Forecourt", service: "Website enquiries", url: null },
  currency: "AUD",
  distanceUnit: "km",
  country: "AU",
  timeZone: "Australia/Brisbane",
};
const car: LeadCar = {
  id: "c-1",
  slug: "mazda-cx-5-1",
  name: "2021 Mazda CX-5 Maxx Sport",
  make: "Mazda",
  model: "CX-5",
  badge: "Maxx Sport",
  year: 2021,
  condition: "used",
  status: "in_stock",
  price: 29_990,
  odometer: 81_234,
  stockNumber: "U1234",
  vin: "JM0KF4W2A00123456",
};
const own = {
  rego: "123ABC",
  regoState: "qld",
  year: "2015",
  make: "Toyota",
  model: "Corolla",
  badge: "Ascent",
  odometer: "98,000",
  colour: "White & grey",
  vin: null,
};
const receivedAt = Date.parse("2026-11-20T21:14:21Z");

/** One lead of every kind a dealer's CRM meets. */
const KINDS: readonly (readonly [string, Partial<Lead>])[] = [
  ["new", { category: "New Vehicle Enquiry", car: { ...car, condition: "new", odometer: 12, badge: null } }],
  ["used", { category: "Used Vehicle Enquiry", car, message: 'Is it <still> "available"? R&D ]]> \u0007' }],
  ["trade-in", { category: "Sell My Car Enquiry", subcategory: "Trade-in Valuation", tradeIn: own }],
  [
    "finance",
    {
      category: "Finance Enquiry",
      car: { ...car, condition: "demo" },
      answers: [
        { name: "vehiclePriceBudget", label: "Vehicle price or budget", value: "30,000" },
        { name: "deposit", label: "Deposit", value: "5000" },
        { name: "loan_term", label: "Loan term", value: "5 years" },
      ],
    },
  ],
  [
    "test-drive",
    {
      category: "Used Vehicle Enquiry",
      subcategory: "Test Drive Booking Used",
      car,
      appointment: { kind: "test_drive", date: "2026-11-24" },
    },
  ],
  [
    "service",
    {
      category: "Service Enquiry",
      subcategory: "Service Booking",
      tradeIn: own,
      appointment: { kind: "service", date: "Tue 24 Nov, 10:30 am" },
      answers: [
        { name: "additional_services", label: "Additional services", value: ["Wheel alignment", "Car wash"] },
      ],
    },
  ],
];

/** Content models of ADF 1.0: the order is the requirement. Names are joined by commas. */
const MODELS: readonly (readonly [string, RegExp])[] = [
  ["adf", /^prospect(,prospect)*$/],
  ["prospect", /^(id,)*requestdate,vehicle(,vehicle)*,customer,vendor(,provider)?$/],
  [
    "vehicle",
    /^(id,)*year,make,model(,vin)?(,stock)?(,trim)?(,doors)?(,bodystyle)?(,transmission)?(,odometer)?(,colorcombination)*(,imagetag)?(,price)?(,pricecomments)?(,option)*(,finance)?(,comments)?$/,
  ],
  ["colorcombination", /^(interiorcolor,exteriorcolor|interiorcolor|exteriorcolor),preference$/],
  ["finance", /^method(,amount)+(,balance)?$/],
  ["customer", /^contact(,id)*(,timeframe)?(,comments)?$/],
  ["timeframe", /^description(,earliestdate)?(,latestdate)?$/],
  ["vendor", /^(id,)*vendorname(,url)?,contact$/],
  ["provider", /^(id,)*name(,service)?(,url)?(,email)?(,phone)?(,contact)?$/],
  ["contact", /^name(,name)*(,email,phone(,phone)*|,email|,phone(,phone)*)(,address)?$/],
  ["address", /^street(,street)*(,apartment)?(,city)?(,regioncode)?(,postalcode)?(,country)?$/],
];

type Ordered = Record<string, unknown>;
const parser = new XMLParser({ preserveOrder: true, ignoreDeclaration: true, ignorePiTags: true });

/** Every element whose children break the order of the format, with the children it has. */
function orderProblems(nodes: readonly Ordered[], problems: string[] = []): string[] {
  for (const node of nodes) {
    for (const [name, inside] of Object.entries(node)) {
      if (!Array.isArray(inside)) continue;
      const names = inside.flatMap((child: Ordered) =>
        Object.keys(child).filter((key) => key !== "#text" && key !== ":@"),
      );
      const model = MODELS.find(([known]) => known === name)?.[1];
      if (model && !model.test(names.join(","))) problems.push(`${name}: ${names.join(",")}`);
      orderProblems(inside, problems);
    }
  }
  return problems;
}

describe("adfDocument", () => {
  it.each(KINDS)("writes a %s lead like its golden file, in the format's own order", (kind, content) => {
    const document = adfDocument(aStoredLead({ receivedAt, lead: { ...content, receivedAt } }), facts);
    expect(document).toBe(readFileSync(join(import.meta.dirname, "golden", `${kind}.xml`), "utf8"));
    expect(orderProblems(parser.parse(document))).toEqual([]);
  });

  it("names a model that is asked about as a new vehicle", () => {
    const stored = aStoredLead({ lead: { model: { id: "m1", name: "CX-5", make: "Mazda" } } });
    expect(adfDocument(stored, facts)).toMatch(
      /<vehicle interest="buy" status="new">\s*<year\/?>(?:<\/year>)?\s*<make>Mazda<\/make>\s*<model>CX-5<\/model>/,
    );
  });

  it("says in the comments what ADF has no element for", () => {
    const page = { url: "https://north.example/offers/7", id: null };
    const stored = aStoredLead({
      lead: { offer: { id: "7", name: "Drive away deal" }, optIn: false, message: "Call me.", page },
    });
    const document = adfDocument(stored, facts);
    for (const line of [
      "Call me.",
      "Offer: Drive away deal",
      "Similar stock and offers by mail: No",
      "Page: https://north.example/offers/7",
    ])
      expect(document).toContain(line);
  });

  it("keeps the order for a lead that says next to nothing", () => {
    const unknown = {
      name: null,
      firstName: null,
      middleName: null,
      lastName: null,
      email: null,
      phone: null,
      phoneE164: null,
      postcode: null,
      state: null,
    };
    const vendor = { id: null, name: "North Cars", url: null, email: null, phone: null };
    const document = adfDocument(aStoredLead({ lead: { person: unknown, message: null } }), {
      ...facts,
      vendor,
    });
    expect(orderProblems(parser.parse(document))).toEqual([]);
  });

  it("says resend for a later revision, and the time in the dealer's own zone", () => {
    const document = adfDocument(aStoredLead({ revision: 2, receivedAt }), {
      ...facts,
      timeZone: "Pacific/Auckland",
    });
    expect(document).toContain('<prospect status="resend">');
    expect(document).toContain("<requestdate>2026-11-21T10:14:21+13:00</requestdate>");
  });

  it.each(KINDS)("is understood by our own reader: %s", (_, content) => {
    const read = readAdf(adfDocument(aStoredLead({ receivedAt, lead: { ...content, receivedAt } }), facts));
    expect(read).toMatchObject({
      ok: true,
      prospects: [
        { customer: { email: "aroha@example.com", phones: ["+61412345678"] }, vendor: "North Cars" },
      ],
    });
  });
});
