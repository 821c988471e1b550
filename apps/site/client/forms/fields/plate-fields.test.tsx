// @vitest-environment jsdom
import type { FieldDefinition } from "@forecourt/leads";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { FormWords, VehicleWords } from "../enquiry-setting.ts";
import { PlateFields, type PlateFieldsProps } from "./plate-fields.tsx";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });

// The fields fetch these when they are drawn, which must not go on when the tests have ended.
beforeAll(() => Promise.all([import("./trade-in-value.ts"), import("../../visit/track-visit.ts")]));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const words = { optional: "optional" };
const vehicleWords = {
  findVehicle: "Find my car",
  vehicleFound: "Is that it?",
  vehicleMissing: "Not found",
  vehicleByHand: "I do not know it",
  vehicleWrong: "Correct it",
  vehicleWorth: "{car}: {low} to {high}",
};
const text = (name: string): FieldDefinition => ({
  name,
  label: name,
  kind: "text",
  required: true,
  maxLength: 50,
});
const KIA = { vehicle: { year: 2019, make: "Kia", model: "Rio" }, provider: "nevdis" };

function draw(changes: Partial<PlateFieldsProps> = {}, answer: unknown = KIA, status = 200) {
  const ask = vi.fn<() => Promise<Response>>(async () => Response.json(answer, { status }));
  vi.stubGlobal("fetch", ask);
  render(
    <form aria-label="trade-in">
      <PlateFields
        form={() => screen.getByRole<HTMLFormElement>("form")}
        setting={{ tenant: "north", currency: "AUD" }}
        formId="trade-in"
        fields={[text("Rego"), text("regoState"), text("Trade-in Make")]}
        words={words as FormWords}
        vehicleWords={vehicleWords as VehicleWords}
        problems={[]}
        onAnswer={() => undefined}
        {...changes}
      />
    </form>,
  );
  return ask;
}
const fold = () => screen.getByRole<HTMLDetailsElement>("group");
const make = () => screen.getByLabelText<HTMLInputElement>("Trade-in Make");

describe("PlateFields", () => {
  it("asks for plate and state alone, and folds the rest away", () => {
    draw();
    expect(fold().open).toBe(false);
    expect(fold().textContent).toContain("I do not know it");
    expect(fold().contains(make())).toBe(true);
    expect(fold().contains(screen.getByLabelText("regoState"))).toBe(false);
  });

  it("shows what was found to be confirmed, and keeps it folded to be corrected", async () => {
    draw();
    fireEvent.click(screen.getByRole("button"));
    await screen.findByText("2019 Kia Rio");
    expect(fold().open).toBe(false);
    expect(fold().textContent).toContain("Correct it");
    expect(make().value).toBe("Kia");
  });

  it("unfolds the questions when nothing was found, so that they are filled in by hand", async () => {
    draw({}, { error: "No such plate." }, 404);
    fireEvent.click(screen.getByRole("button"));
    await screen.findByText("No such plate.");
    expect(fold().open).toBe(true);
  });

  it("looks up on Enter in the plate, and does not send the form", async () => {
    const ask = draw();
    const sends = !fireEvent.keyDown(screen.getByLabelText("Rego"), { key: "Enter" });
    expect(sends).toBe(true);
    await expect.poll(() => ask).toHaveBeenCalledOnce();
  });

  it.each([
    ["a wrong answer among them", { problems: [{ field: "Trade-in Make", message: "Required" }] }],
    ["answers that were typed by hand before", { typed: { "Trade-in Make": "Kia" } }],
    ["a plate that was not found without a script", { before: "missing" as const }],
  ])("has the questions open with %s", (_, changes) => {
    draw(changes);
    expect(fold().open).toBe(true);
  });

  it("stands with what a look-up without a script found", () => {
    draw({ before: "found", typed: { "Trade-in Make": "Kia" } });
    expect(screen.getByText("Is that it?")).toBeTruthy();
    expect(fold().open).toBe(false);
    expect(make().value).toBe("Kia");
  });
});
