import { describe, expect, it } from "vitest";
import { aSubmission } from "../../testing/a-submission.ts";
import { submitForm } from "../../testing/submit-form.ts";
import { leadPayload } from "./lead-payload.ts";

describe("leadPayload", () => {
  it.each([
    ["", "Ada", "Ada"],
    ["  ", "Ada", "Ada"],
    ["undefined-undefined", "Ada", "Ada"],
    ["Ada Byron", "Ada", "Ada Byron"],
  ])("with the name %j and the first name %j sends %j", (name, first_name, expected) => {
    // validateForm leaves empty answers out
    const values = name.trim() === "" ? { first_name } : { name, first_name };
    const { lead } = submitForm("used", { source: { values } });
    expect(leadPayload(lead, { yesNoFields: [] }).lead["name"]).toBe(expected);
  });

  it("turns chosen answers into Yes and No, and only those", () => {
    const { payload } = submitForm("trade-in", {
      answers: { "Best Deal": false, "Best Finance": "true" },
      yesNo: ["Ready to sell", "Valuation guide", "Best Finance", "Best Deal"],
    });
    expect(payload).toMatchObject({
      "Ready to sell": "Yes",
      "Valuation guide": "Yes",
      "Best Finance": "Yes",
      "Best Deal": "No",
      opt_in: true,
    });
  });

  it("marks a step in the middle as incomplete, counted from 1", () => {
    const stage = { kind: "incomplete" as const, step: 2, skipped: [1] };
    const { payload } = submitForm("trade-in", {
      source: { submission: aSubmission({ form: "trade-in", stage }) },
    });
    expect(payload).toMatchObject({
      lead_status: "Incomplete",
      form_completed: false,
      step_number: 3,
      skipped_steps: [2],
    });
  });

  it("carries the dashboard's id of a lead that is updated", () => {
    const { lead } = submitForm("used");
    expect(leadPayload(lead, { yesNoFields: [] }, "9").lead["lead_id"]).toBe("9");
  });

  it("never lets an answer take the place of a fact", () => {
    const { lead } = submitForm("used");
    const forged = { ...lead, answers: [{ name: "source", label: "?", value: "Phone Call" }] };
    expect(leadPayload(forged, { yesNoFields: [] }).lead["source"]).toBe("Website");
  });
});
