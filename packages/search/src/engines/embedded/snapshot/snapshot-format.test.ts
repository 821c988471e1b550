import { describe, expect, it } from "vitest";
import { stringifyCar } from "../../../car/wire/stringify-car.ts";
import { ownRecord } from "../../../stock-index/stock-index.ts";
import { aCar } from "../../../testing/fixtures/a-car.ts";
import { footerLine, idOfLine, parseFooter, recordLine, recordOfLine, versionOf } from "./snapshot-format.ts";

const recordOf = (id: string, comments = "") => ownRecord(stringifyCar(aCar({ id, comments })));

describe("the footer of a snapshot", () => {
  it("is read as it was written", () => {
    const footer = { cars: 3, sha256: "0123456789abcdef0123" };
    expect(footerLine(footer)).toBe('#{"cars":3,"sha256":"0123456789abcdef0123"}\n');
    expect(parseFooter(footerLine(footer))).toEqual(footer);
    expect(versionOf(footer)).toBe("0123456789abcdef");
  });

  it.each([
    "",
    "#",
    "#5",
    "#null",
    '#"cars sha256"',
    "#{}",
    '#{"cars":3}',
    '#{"sha256":"a"}',
    '#{"cars":"3","sha256":"a"}',
    '#{"cars":3,"sha256":5}',
    '{"cars":3,"sha256":"a"}',
    '5{"cars":3,"sha256":"a"}',
    '#{"cars":3,',
  ])("is none: %s", (line) => expect(parseFooter(line)).toBeNull());

  it("has no more than it needs", () => {
    expect(parseFooter('#{"cars":3,"sha256":"a","other":1}')).toEqual({ cars: 3, sha256: "a" });
  });
});

describe("the line of a car", () => {
  it("gives its id and its record back", () => {
    const record = recordOf("aB9_-", "Škoda\twith a tab\nand a line");
    const line = recordLine(record);
    expect(line.split("\n")).toHaveLength(2);
    expect(line.startsWith("aB9_-\t{")).toBe(true);
    expect(idOfLine(Buffer.from(line))).toBe("aB9_-");
    expect(recordOfLine(Buffer.from(line))).toEqual(record);
  });

  it("takes an id of 511 characters, and none longer, empty or of other characters", () => {
    const longest = "a".repeat(511);
    expect(idOfLine(Buffer.from(recordLine(recordOf(longest))))).toBe(longest);
    for (const id of ["", `${longest}a`, "a b", " a", "a ", "a\n", "ä", "a.b"])
      expect(() => recordLine(recordOf(id))).toThrow(
        `A car has the id ${JSON.stringify(id)}, which no index can store. Ids are letters, digits, '-' and '_': make one with safeId.`,
      );
  });
});
