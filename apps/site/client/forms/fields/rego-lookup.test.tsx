// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
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
    await screen.findByText("Found");
    expect(screen.getByText("Mazda CX-5 Akera")).toBeTruthy();
    expect(document.activeElement).toBe(button);
    expect(screen.getByLabelText<HTMLInputElement>("Make").value).toBe("Mazda");
    expect(onAnswer.mock.calls).toEqual([["found"]]);
    expect(ask).toHaveBeenCalledOnce();
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

  it("leaves what the shopper types by hand while it asks", async () => {
    const answer = Promise.withResolvers<Response>();
    draw(answer.promise);
    const make = screen.getByLabelText<HTMLInputElement>("Make");
    make.value = "Lancia";
    answer.resolve(Response.json({ vehicle: { make: "Mazda", model: "CX-5" } }));
    await screen.findByText("Found");
    expect(make.value).toBe("Lancia");
  });

  it("shows nothing of a plate that was corrected meanwhile, and asks about the new one when pressed", async () => {
    const first = Promise.withResolvers<Response>();
    const { button, ask, onAnswer } = draw(first.promise);
    const [plate, make] = ["Rego", "Make"].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    if (!plate || !make) throw new Error("There are no fields.");
    await expect.poll(() => ask).toHaveBeenCalledOnce();
    plate.value = "XYZ789";
    ask.mockImplementation(async () => Response.json({ vehicle: { make: "Kia" } }));
    fireEvent.click(button);
    await screen.findByText("Found");
    expect(make.value).toBe("Kia");
    first.resolve(Response.json({ vehicle: { make: "Mazda" } }));
    await act(() => first.promise);
    expect(screen.queryByText("Mazda")).toBeNull();
    expect(make.value).toBe("Kia");
    expect(onAnswer.mock.calls).toEqual([["found"]]);
  });

  it("is there to be pressed again when the answer is about a plate that was corrected", async () => {
    const answer = Promise.withResolvers<Response>();
    const { button, onAnswer } = draw(answer.promise);
    screen.getByLabelText<HTMLInputElement>("Rego").value = "XYZ789";
    answer.resolve(Response.json({ vehicle: { make: "Mazda" } }));
    await screen.findByText("Find my car");
    expect(button.hasAttribute("aria-disabled")).toBe(false);
    expect(screen.getByLabelText<HTMLInputElement>("Make").value).toBe("");
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it("says so when the vehicle is not found", async () => {
    const { button, onAnswer } = draw(Promise.reject(new TypeError("offline")));
    await screen.findByText("Not found");
    expect(document.activeElement).toBe(button);
    expect(onAnswer.mock.calls).toEqual([["missing"]]);
  });
});
