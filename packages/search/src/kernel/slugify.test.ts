import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { slugify } from "./slugify.ts";

describe("slugify", () => {
  it.each([
    ["General Enquiry", "general-enquiry"],
    ["  Škoda -- Octavia_RS ", "skoda-octavia-rs"],
    ["Mānukau / Ōtara", "manukau-otara"],
    ["Strauß & Sørensen Æro", "strauss-sorensen-aero"],
    ["日本", ""],
    ["---", ""],
    ["", ""],
  ])("makes of %j the slug %j", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  it("cuts at the length asked for, and leaves no hyphen at the cut", () => {
    expect(slugify("abc def", 4)).toBe("abc");
    expect(slugify("abc def", 5)).toBe("abc-d");
  });

  it("makes nothing else of its own results, and only letters, digits and single hyphens", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});
