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

  it.each(["+61412345678", "-5", "0412 345 678"])("leaves the number %s alone", (number) => {
    expect(messageIn(number)).toContain(`,${number},`);
  });
});
