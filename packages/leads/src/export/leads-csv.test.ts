import { describe, expect, it } from "vitest";
import { aStoredLead } from "../testing/a-stored-lead.ts";
import { leadsCsvHeader, leadsCsvLine } from "./leads-csv.ts";

const messageIn = (message: string): string => leadsCsvLine(aStoredLead({ lead: { message } }));

describe("leadsCsvLine", () => {
  it("has a cell for every column", () => {
    expect(leadsCsvLine(aStoredLead()).split(",")).toHaveLength(leadsCsvHeader.split(",").length);
  });

  it("quotes what would break the line", () => {
    expect(messageIn('a "b", c\nd')).toContain(',"a ""b"", c\nd",');
  });

  it.each(["=1+1", "+cmd|' /C calc'!A0", "-2+3+cmd", "@SUM(A1)", "\t=1"])(
    "lets no spreadsheet run %j",
    (formula) => {
      expect(messageIn(formula)).toMatch(/,"?'[=+\-@\t]/);
    },
  );

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
