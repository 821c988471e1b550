// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { VehicleWords } from "../enquiry-setting.ts";
import { RegoLookup } from "./rego-lookup.tsx";
import type { LookupOutcome } from "./vehicle-fields.ts";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const words = {
  findVehicle: "Find my car",
  vehicleFound: "Found",
  vehicleMissing: "Not found",
  vehicleWorth: "{car}: {low} to {high}",
};
const setting = { tenant: "north", currency: "AUD" };

function draw(answer: Promise<Response>) {
  const ask = vi.fn<() => Promise<Response>>(() => answer);
  vi.stubGlobal("fetch", ask);
  const onAnswer = vi.fn<(outcome: LookupOutcome) => void>();
  render(
    <form aria-label="trade-in">
      <input name="Rego" aria-label="Rego" defaultValue="ABC123" />
      <input name="Trade-in Make" aria-label="Make" />
      <RegoLookup
        form={() => screen.getByRole<HTMLFormElement>("form")}
        setting={setting}
        vehicleWords={words as VehicleWords}
        sending="Loading"
        onAnswer={onAnswer}
      />
    </form>,
  );
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
  return { button, ask, onAnswer };
}

describe("RegoLookup", () => {
  it("keeps focus on its button while it asks and after, and asks once at a time", async () => {
    const vehicle = { make: "Mazda", model: "CX-5", badge: "Akera" };
    const { button, ask, onAnswer } = draw(Promise.resolve(Response.json({ vehicle, provider: "nevdis" })));
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(button.hasAttribute("disabled")).toBe(false);
    fireEvent.click(button);
    expect(ask).toHaveBeenCalledOnce();
    await screen.findByText("Found");
    expect(screen.getByText("Mazda CX-5 Akera")).toBeTruthy();
    expect(document.activeElement).toBe(button);
    expect(screen.getByLabelText<HTMLInputElement>("Make").value).toBe("Mazda");
    expect(onAnswer.mock.calls).toEqual([["found"]]);
  });

  it("says what the car is worth, and says it again on the next visit, for thirty days", async () => {
    document.documentElement.lang = "en-AU";
    const vehicle = { year: 2019, make: "Kia", model: "Rio", value: { low: 9000, high: 11_000 } };
    draw(Promise.resolve(Response.json({ vehicle })));
    await screen.findByText(/^2019 Kia Rio: \$9,000 to \$11,000$/);
    cleanup();
    draw(Promise.reject(new TypeError("offline")));
    await screen.findByText(/2019 Kia Rio: \$9,000 to \$11,000/);
    cleanup();
    const kept = JSON.parse(localStorage.getItem("north-TradeIn") ?? "{}") as object;
    localStorage.setItem(
      "north-TradeIn",
      JSON.stringify({ ...kept, valuedAt: Date.now() - 30 * 86_400_000 }),
    );
    draw(Promise.reject(new TypeError("offline")));
    await screen.findByText("Not found");
    expect(screen.queryByText(/Kia Rio/)).toBeNull();
  });

  it("says so when the vehicle is not found", async () => {
    const { button, onAnswer } = draw(Promise.reject(new TypeError("offline")));
    await screen.findByText("Not found");
    expect(document.activeElement).toBe(button);
    expect(onAnswer.mock.calls).toEqual([["missing"]]);
  });
});
