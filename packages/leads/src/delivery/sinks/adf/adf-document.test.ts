import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { Lead, LeadCar } from "../../../enquiry/model/lead.ts";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { adfDocument } from "./adf-document.ts";
import type { AdfFacts } from "./adf-facts.ts";

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

/** The text of the first element of a name, with its attributes; null where there is none. */
const partOf = (name: string, lead: Partial<Lead>, change: Partial<AdfFacts> = {}) =>
  new RegExp(`<${name}(?: [^>]*)?(?:/>|>[\\s\\S]*?</${name}>)`).exec(
    adfDocument(aStoredLead({ lead }), { ...facts, ...change }),
  )?.[0] ?? null;

const amountAnswer = (name: string, value: string) => ({ name, label: name, value });

const financeOf = (answers: Lead["answers"], category: Lead["category"] = "Finance Enquiry") =>
  partOf("finance", { car, category, answers });

const vehicleTag = (lead: Partial<Lead>) => partOf("vehicle", { tradeIn: own, ...lead })?.split("\n", 1)[0];

const vendorOf = (lead: Partial<Lead>) => partOf("vendor", lead) ?? "";

describe("adfDocument", () => {
  it.each(KINDS)("writes a %s lead like its golden file, in the format's own order", (kind, content) => {
    const document = adfDocument(aStoredLead({ receivedAt, lead: { ...content, receivedAt } }), facts);
    expect(document).toBe(readFileSync(join(import.meta.dirname, "golden", `${kind}.xml`), "utf8"));
    expect(orderProblems(parser.parse(document))).toEqual([]);
  });

  it("names the vehicle to be driven in the shopper's words, new or used", () => {
    const appointment = { kind: "test_drive", date: "2026-11-24" } as const;
    const stored = aStoredLead({
      lead: { model: { id: null, name: "Mazda CX-5", make: null }, appointment },
    });
    expect(adfDocument(stored, facts)).toMatch(
      /<vehicle interest="test-drive">\s*<year\/?>(?:<\/year>)?\s*<make\/?>(?:<\/make>)?\s*<model>Mazda CX-5<\/model>/,
    );
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

  it("gives an address where either postcode or state is known, and none where neither is", () => {
    const { person } = aStoredLead().lead;
    const address = (postcode: string | null, state: string | null) =>
      partOf("address", { person: { ...person, postcode, state } });
    expect(address(null, null)).toBeNull();
    expect(address("4000", null)).toContain("<postalcode>4000</postalcode>");
    expect(address("4000", null)).not.toContain("regioncode");
    expect(address(null, "qld")).toContain("<regioncode>QLD</regioncode>");
    expect(address(null, "qld")).not.toContain("postalcode");
  });

  it("gives a budget only to a finance enquiry about a car, whole or one of its amounts", () => {
    const budget = amountAnswer("vehiclePriceBudget", "$30,000.50");
    const deposit = amountAnswer("deposit", "5000");
    const downpayment = '<amount type="downpayment" limit="exact" currency="AUD">5000</amount>';
    const total = '<amount type="total" limit="maximum" currency="AUD">30000.50</amount>';
    expect(financeOf([budget])).toContain(total);
    expect(financeOf([budget])).not.toContain("downpayment");
    expect(financeOf([deposit])).toContain(downpayment);
    expect(financeOf([deposit])).not.toContain('type="total"');
    expect(financeOf([budget, deposit], "Used Vehicle Enquiry")).toBeNull();
    for (const value of ["", "1.2.3", "soon", "."])
      expect(financeOf([amountAnswer("deposit", value)])).toBeNull();
    expect(financeOf([{ name: "deposit", label: "Deposit", value: true }])).toBeNull();
  });

  it("says whether the shopper's own vehicle is sold, traded in or looked after", () => {
    expect(vehicleTag({ category: "Sell My Car Enquiry" })).toBe('<vehicle interest="sell" status="used">');
    expect(vehicleTag({ category: "Sell My Car Enquiry", subcategory: "TRADE-IN" })).toBe(
      '<vehicle interest="trade-in" status="used">',
    );
    expect(vehicleTag({ category: "General Enquiry" })).toBe('<vehicle interest="trade-in" status="used">');
    for (const category of ["Service Enquiry", "Parts Enquiry"] as const)
      expect(vehicleTag({ category })).toBe('<vehicle status="used">');
  });

  it("names the plate with its state, either alone, or neither", () => {
    const said = (rego: string | null, regoState: string | null) =>
      partOf("vehicle", { tradeIn: { ...own, rego, regoState } });
    expect(said("123ABC", "qld")).toContain("<comments>Registration: 123ABC qld</comments>");
    expect(said("123ABC", null)).toContain("<comments>Registration: 123ABC</comments>");
    expect(said(null, null)).not.toContain("comments");
    expect(partOf("colorcombination", { tradeIn: { ...own, colour: null } })).toBeNull();
  });

  it("leaves out a reading, a badge or a number that says nothing", () => {
    const bare = { ...own, odometer: "unknown", badge: "", vin: "" };
    expect(partOf("vehicle", { tradeIn: bare })).not.toMatch(/odometer|trim|vin/);
    expect(partOf("odometer", { tradeIn: own })).toBe('<odometer units="km">98000</odometer>');
  });

  it("names the day of a booking only where it is one", () => {
    const frame = (kind: "test_drive" | "service", date: string) =>
      partOf("timeframe", { appointment: { kind, date } });
    expect(frame("test_drive", "2026-11-24 10:30")).toContain("<earliestdate>2026-11-24</earliestdate>");
    expect(frame("test_drive", "2026-11-24 10:30")).toContain(
      "<description>Test drive: 2026-11-24 10:30</description>",
    );
    expect(frame("service", "on 2026-11-24")).not.toContain("earliestdate");
    expect(partOf("timeframe", { appointment: null })).toBeNull();
  });

  it("says every kind of answer, files and where an unfinished form stopped in the comments", () => {
    const file = { id: "f", type: "image/jpeg", bytes: 1, location: "a/f" };
    const document = adfDocument(
      aStoredLead({
        files: [
          { ...file, name: "a.jpg" },
          { ...file, name: "b.jpg" },
        ],
        lead: {
          category: "General Enquiry",
          subcategory: "Sub",
          stage: { kind: "incomplete", step: 1, skipped: [] },
          message: null,
          optIn: true,
          page: { url: null, id: null },
          answers: [
            { name: "a", label: "Ready?", value: true },
            { name: "b", label: "", value: false },
            { name: "c", label: "Extras", value: ["x", "y"] },
          ],
        },
      }),
      facts,
    );
    expect(document).toContain(
      [
        "<comments>General Enquiry - Sub",
        "Not finished: stopped at step 2",
        "Ready?: Yes",
        "b: No",
        "Extras: x, y",
        "Similar stock and offers by mail: Yes",
        "Files: a.jpg, b.jpg</comments>",
      ].join("\n"),
    );
  });

  it("says nothing in the comments of a wish for mails that nobody was asked about", () => {
    expect(partOf("comments", { optIn: null, message: null, page: { url: null, id: null } })).toBe(
      "<comments>Used Vehicle Enquiry</comments>",
    );
  });

  it("addresses the lead to its location, else its dealership, else the site", () => {
    const dealership = { slug: "north", name: "North Motors" };
    const place = vendorOf({ location: { id: "1", name: "Yard" }, dealership });
    expect(place).toContain('<id source="north.example">1</id>');
    expect(place).toContain('<name part="full" type="business">Yard</name>');
    const house = vendorOf({ location: null, dealership });
    expect(house).toContain('<id source="north.example">77</id>');
    expect(house).toContain('<name part="full" type="business">North Motors</name>');
    expect(vendorOf({ location: null, dealership: null })).toContain(
      '<name part="full" type="business">North Cars</name>',
    );
  });

  it("names a shopper by the parts of the name, or by the whole where no part is known", () => {
    const { person } = aStoredLead().lead;
    const contact = (change: Partial<Lead["person"]>) =>
      partOf("contact", { person: { ...person, ...change } });
    expect(contact({ lastName: null })).toContain('<name part="first" type="individual">Aroha</name>');
    expect(contact({ lastName: null })).not.toContain('part="full"');
    expect(contact({ firstName: null, lastName: null })).toContain(
      '<name part="full" type="individual">Aroha Ngata</name>',
    );
    expect(contact({ email: null })).not.toContain("<email");
    expect(contact({ phone: null, phoneE164: null })).not.toContain("<phone");
    expect(contact({ email: null, phone: null, phoneE164: null })).toContain("<email/>");
    expect(contact({ phoneE164: null })).toContain('<phone type="voice">0412 345 678</phone>');
  });

  it("says resend for a later revision, and the time in the dealer's own zone", () => {
    const document = adfDocument(aStoredLead({ revision: 2, receivedAt }), {
      ...facts,
      timeZone: "Pacific/Auckland",
    });
    expect(document).toContain('<prospect status="resend">');
    expect(document).toContain("<requestdate>2026-11-21T10:14:21+13:00</requestdate>");
  });
});
