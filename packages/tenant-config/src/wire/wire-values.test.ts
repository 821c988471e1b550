import { describe, expect, it } from "vitest";
import type { z } from "zod";
import * as wire from "./wire-values.ts";

/** What a schema makes of a value: what it read, or the messages of what is wrong. */
const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : result.error.issues.map(({ message }) => message);
};

describe("wireObject", () => {
  const shape = { name: wire.wireName, slug: wire.wireText };

  it("refuses an unknown key of a file, and names the one that was probably meant", () => {
    const strict = wire.wireObject(shape, "strict");
    expect(read(strict, { name: "A", slgu: "a", colour: "b" })).toEqual([
      '"slgu" is not known here; did you mean "slug"?; "colour" is not known here; there are name, slug',
    ]);
    const many = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`unknown-${at}`, 1]));
    expect(read(strict, { name: "A", ...many })).toEqual([
      expect.stringMatching(/^(?:"unknown-\d" is not known here; ){10}there are name, slug$/),
    ]);
    expect(read(strict, { name: "" })).toEqual(["must not be empty"]);
  });

  it("drops what a dashboard sends beyond it", () => {
    expect(read(wire.wireObject(shape, "lenient"), { name: "A", colour: "b" })).toEqual({
      name: "A",
      slug: null,
    });
  });
});

describe("perReading", () => {
  it("builds each schema once", () => {
    const built: string[] = [];
    const schema = wire.perReading((reading) => built.push(reading));
    expect([schema("strict"), schema("lenient"), schema("strict")]).toEqual([1, 2, 1]);
    expect(built).toEqual(["strict", "lenient"]);
  });
});

describe("the values of the wire", () => {
  it.each([
    [" a ", "a"],
    [7, "7"],
    ["", null],
    [" ", null],
    [null, null],
    [undefined, null],
  ])("reads the text %j as %j", (given, text) => expect(read(wire.wireText, given)).toBe(text));

  it.each([
    [7, "7"],
    [" a7 ", "a7"],
    [" ", ["must not be empty"]],
  ])("reads the id %j as %j", (given, id) => expect(read(wire.wireId, given)).toEqual(id));

  it.each([
    [" A ", "A"],
    [" ", ["must not be empty"]],
    [7, ["must be a text"]],
    [undefined, ["must be a text"]],
  ])("reads the name %j as %j", (given, name) => expect(read(wire.wireName, given)).toEqual(name));

  it.each([
    [4.5, 4.5, 4.5],
    ["4.5", 4.5, 4.5],
    [0, 0, 0],
    ["", null, null],
    [null, null, null],
    [undefined, null, null],
    ["many", null, ["must be a number"]],
    ["Infinity", null, ["must be a number"]],
  ])("reads the number %j as %j from a dashboard and as %j from a file", (given, lenient, strict) => {
    expect(read(wire.wireNumber("lenient"), given)).toEqual(lenient);
    expect(read(wire.wireNumber("strict"), given)).toEqual(strict);
  });

  it.each([true, "true", "1", 1])("reads the flag %j as true", (given) => {
    expect(read(wire.wireFlag(false), given)).toBe(true);
  });

  it.each([false, "false", "0", 0])("reads the flag %j as false", (given) => {
    expect(read(wire.wireFlag(true), given)).toBe(false);
  });

  it.each([true, false])("takes a flag that is absent for %j where that is its meaning", (absent) => {
    expect(read(wire.wireFlag(absent), null)).toBe(absent);
    expect(read(wire.wireFlag(absent), undefined)).toBe(absent);
  });

  it.each(["/", "/a/b?c=d#e", "https://a.example/b", "HTTP://a.example", " /a "])(
    "takes %j for an address",
    (given) => {
      expect(read(wire.wireUrl("strict"), given)).toBe(given.trim());
    },
  );

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    "/a b",
    "a/b",
    "x https://a.example",
    "https://a b",
    "https://",
    "https://a:b:c",
  ])("takes %j for no address", (given) => {
    expect(read(wire.wireUrl("lenient"), given)).toBeNull();
    expect(read(wire.wireUrl("strict"), given)).toEqual([
      'must be an address like "https://example.com/x" or a path like "/x"',
    ]);
  });

  it("takes a list that is absent for an empty one", () => {
    expect(read(wire.wireList(wire.wireText), null)).toEqual([]);
    expect(read(wire.wireList(wire.wireText), ["a", 1])).toEqual(["a", "1"]);
  });

  it.each([
    ["2026-11-21", Date.UTC(2026, 10, 21)],
    ["2026-11-21T10:00:00+10:00", Date.UTC(2026, 10, 21)],
    [1_795_219_200_000, 1_795_219_200_000],
    [0, 0],
    ["", null],
    [null, null],
    [undefined, null],
  ])("reads the instant %j as %j", (given, instant) => {
    expect(read(wire.wireInstant("strict"), given)).toBe(instant);
  });

  it("takes a date that is none for absent from a dashboard, and reports it in a file", () => {
    expect(read(wire.wireInstant("lenient"), "soon")).toBeNull();
    expect(read(wire.wireInstant("strict"), "soon")).toEqual([
      'must be a date like "2026-11-21" or a full timestamp',
    ]);
  });
});
