import { describe, expect, it } from "vitest";
import { confirmedLead, fileAnswers } from "./file-answers.ts";

const form = { category: "Used Vehicle Enquiry", subcategory: "Test Drive" } as const;

describe("fileAnswers", () => {
  it("goes by the kind of enquiry the shopper chose, else by the form's own", () => {
    expect(fileAnswers(form, { category: "Parts Enquiry" })).toEqual({
      category: "Parts Enquiry",
      subcategory: "Test Drive",
      eventId: null,
    });
    expect(fileAnswers(form, {})).toMatchObject({ category: "Used Vehicle Enquiry" });
  });

  it.each(["parts enquiry", "", 7, ["Parts Enquiry"], null])("takes %j for no choice", (category) => {
    expect(fileAnswers(form, { category }).category).toBe("Used Vehicle Enquiry");
  });

  it("files careers as a general enquiry that counts as its own event", () => {
    expect(fileAnswers(form, { category: "Careers Enquiry" })).toEqual({
      category: "General Enquiry",
      subcategory: "Career Enquiry",
      eventId: 51,
    });
  });
});

const pairsOf = (category: Parameters<typeof confirmedLead>[0]["category"], condition: "demo" | null) =>
  confirmedLead({ category, subcategory: null }, {}, condition).pairs;

describe("confirmedLead", () => {
  it.each(["New Vehicle Enquiry", "Used Vehicle Enquiry"] as const)(
    "names the car's condition with a %s",
    (category) => {
      expect(pairsOf(category, "demo")).toEqual([["car_type", "demo"]]);
      expect(pairsOf(category, null)).toEqual([]);
    },
  );

  it.each(["Finance Enquiry", "Sell My Car Enquiry", "General Enquiry"] as const)(
    "names no condition with a %s, even about a car",
    (category) => {
      expect(pairsOf(category, "demo")).toEqual([]);
    },
  );

  it("goes by the kind of enquiry that was chosen", () => {
    expect(confirmedLead(form, { category: "Finance Enquiry" }, "demo")).toEqual({
      category: "Finance Enquiry",
      pairs: [],
    });
  });
});
