import { describe, expect, it } from "vitest";
import { aLeadCar } from "../../testing/a-lead-car.ts";
import { aStoredLead } from "../../testing/a-stored-lead.ts";
import { aTradeIn } from "../../testing/a-trade-in.ts";
import { leadsCsvHeader, leadsCsvLine } from "./leads-csv.ts";

const messageIn = (message: string): string => leadsCsvLine(aStoredLead({ lead: { message } }));

describe("leadsCsvLine", () => {
  it("says of a lead what its columns are called, in this order", () => {
    const file = { id: "f", name: "a.jpg", type: "image/jpeg", bytes: 1, location: "a/f" };
    const delivery = {
      attempts: 1,
      dueAt: 0,
      revision: 1,
      lastProblem: null,
      deliveredAt: null,
      remoteId: null,
    };
    const { lead } = aStoredLead();
    const stored = aStoredLead({
      files: [file, file],
      deliveries: [
        { ...delivery, sink: "mail", state: "delivered" },
        { ...delivery, sink: "crm", state: "waiting" },
      ],
      lead: {
        subcategory: "Sub",
        person: { ...lead.person, middleName: "M" },
        dealership: { slug: "north", name: "North Motors" },
        stage: { kind: "incomplete", step: 0, skipped: [] },
        car: aLeadCar(),
        appointment: { kind: "test_drive", date: "2026-11-24" },
        model: { id: null, name: "CX-5", make: null },
        tradeIn: aTradeIn({ rego: "123ABC", year: "2015", make: "Kia" }),
        answers: [
          { name: "a", label: "A", value: "x" },
          { name: "b", label: "B", value: true },
        ],
      },
    });
    const names = leadsCsvHeader.trimEnd().split(",");
    const cells = leadsCsvLine(stored).trimEnd().split(",");
    expect(names.map((name, index) => [name, cells[index]])).toEqual([
      ["id", "0c5b2f0e-6d9a-4b53-9a3c-3c6f2f1f2a10"],
      ["website", "north"],
      ["received_at", "1970-01-01T00:16:40.000Z"],
      ["standing", "clear"],
      ["finished", "false"],
      ["form", "used"],
      ["category", "Used Vehicle Enquiry"],
      ["subcategory", "Sub"],
      ["first_name", "Aroha"],
      ["middle_name", "M"],
      ["last_name", "Ngata"],
      ["email", "aroha@example.com"],
      ["phone", "0412 345 678"],
      ["postcode", "4000"],
      ["state", "qld"],
      ["message", "Is it still available?"],
      ["location", "North Cars - Sales"],
      ["dealership", "North Motors"],
      ["car_id", "7"],
      ["car", "Mazda CX-5"],
      ["car_type", "used"],
      ["stock_number", "U1"],
      ["appointment", "2026-11-24"],
      ["rego", "123ABC"],
      ["trade_in", "2015 Kia"],
      ["opt_in", "true"],
      ["answers", "a=x; b=true"],
      ["page", "https://north.example/cars/mazda-cx5-1"],
      ["files", "2"],
      ["deliveries", "mail:delivered crm:waiting"],
      ["own_vehicle", ""],
      ["model", "CX-5"],
    ]);
    expect(leadsCsvLine(stored)).toMatch(/[^\r\n]\r\n$/);
  });

  it("calls the vehicle of a service request no trade-in", () => {
    const tradeIn = aTradeIn({ year: "2015", make: "Kia" });
    const line = leadsCsvLine(aStoredLead({ lead: { category: "Service Enquiry", tradeIn } }));
    const cells = line.trimEnd().split(",");
    const cellOf = (name: string) => cells[leadsCsvHeader.trimEnd().split(",").indexOf(name)];
    expect([cellOf("trade_in"), cellOf("own_vehicle")]).toEqual(["", "2015 Kia"]);
  });

  it("has a cell for every column", () => {
    expect(leadsCsvLine(aStoredLead()).split(",")).toHaveLength(leadsCsvHeader.split(",").length);
  });

  it("quotes what would break the line", () => {
    expect(messageIn('a "b", c\nd')).toContain(',"a ""b"", c\nd",');
  });

  it.each([
    "=1+1",
    "+cmd|' /C calc'!A0",
    "-2+3+cmd",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "＝1+1",
    "＋1",
    "－1",
    "＠SUM(A1)",
  ])("lets no spreadsheet run %j", (formula) => {
    expect(messageIn(formula)).toMatch(/,"?'[=+\-@\t\r＝＋－＠]/u);
  });

  it.each(["1+1", "-5.", "-", "+", "-5.5.5", "--5", "-5x"])("knows %s from a number", (text) => {
    expect(messageIn(text)).toContain(/^[+-]/.test(text) ? `,'${text},` : `,${text},`);
  });

  it("leaves nothing of a zero byte, and an empty cell of nothing", () => {
    expect(messageIn("a\0b")).toContain(",ab,");
    expect(leadsCsvLine(aStoredLead({ lead: { message: null } }))).toContain(",,");
  });

  it("writes no word for what a lead does not have", () => {
    const bare = { location: null, dealership: null, car: null, tradeIn: null, appointment: null };
    expect(leadsCsvLine(aStoredLead({ lead: bare }))).not.toMatch(/undefined|null/);
  });

  it("takes the first name, else the whole name of a form that asks for no parts", () => {
    const { person } = aStoredLead().lead;
    const named = (changes: object) =>
      leadsCsvLine(aStoredLead({ lead: { person: { ...person, ...changes } } })).split(",")[8];
    expect(named({ firstName: "Ada", name: "Countess" })).toBe("Ada");
    expect(named({ firstName: null, name: "Countess" })).toBe("Countess");
  });

  it.each(["+61412345678", "-5", "-5.25", "+5.5", "0412 345 678"])("leaves the number %s alone", (number) => {
    expect(messageIn(number)).toContain(`,${number},`);
  });
});
