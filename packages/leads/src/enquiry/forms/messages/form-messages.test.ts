import { describe, expect, it } from "vitest";
import { FORM_MESSAGES, formText } from "./form-messages.ts";

describe("FORM_MESSAGES", () => {
  it("has the words of the specification, odd spelling included", () => {
    const { required, failed, alert, email } = FORM_MESSAGES.problems;
    expect([required, email]).toEqual(["*This is a required field.", "invalid email address"]);
    expect(failed).toBe("An unexpected error occured");
    expect(alert).toBe("An error occurred when submitting this form");
  });

  it("fills in names and nothing else, so that a browser needs no parser", () => {
    for (const texts of Object.values(FORM_MESSAGES))
      for (const text of Object.values<string>(texts))
        expect(text.replaceAll(/\{\w+\}/g, "")).not.toMatch(/[{}]/);
  });
});

describe("formText", () => {
  it("fills in each name once, and nothing that a value brings", () => {
    const { files, problems } = FORM_MESSAGES;
    expect(formText(problems, "range", { min: 1, max: 1900 })).toBe("Please enter a number from 1 to 1900.");
    expect(formText(files, "empty", { name: "{megabytes}.jpg" })).toBe("{megabytes}.jpg is empty.");
  });
});
