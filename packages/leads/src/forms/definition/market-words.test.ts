import { describe, expect, it } from "vitest";
import { marketWords } from "./market-words.ts";

describe("marketWords", () => {
  it.each([
    ["Submit an enquiry", "Submit an inquiry"],
    ["New Vehicle Enquiry", "New Vehicle Inquiry"],
    ["SEND ENQUIRY", "SEND INQUIRY"],
    ["Enquiries about colours", "Inquiries about colors"],
    ["Registration number", "License plate"],
    ["Enquirer", "Enquirer"],
  ])("writes %j as %j in the US, and as it stands elsewhere", (text, american) => {
    expect(marketWords(text, "US")).toBe(american);
    expect(marketWords(text, "AU")).toBe(text);
    expect(marketWords(text, "NZ")).toBe(text);
  });
});
