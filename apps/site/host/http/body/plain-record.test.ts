import { describe, expect, it } from "vitest";
import { plainRecord } from "./plain-record.ts";

describe("plainRecord", () => {
  it("gives the fields of an object", () =>
    expect(plainRecord({ a: 1, b: ["x"] })).toEqual({ a: 1, b: ["x"] }));
  it.each([[null], [undefined], ["text"], [4], [["a"]]])("gives none of %j", (body) =>
    expect(plainRecord(body)).toEqual({}),
  );
});
