// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CarBehaviour } from "./car/car-behaviour.tsx";
import { fetchedPart } from "./fetched-part.tsx";
import type { VehicleWords } from "./forms/enquiry-setting.ts";
import { RegoLookup } from "./forms/fields/rego-lookup.tsx";
import { whenFetched } from "./when-fetched.ts";

// A busy machine may take seconds to load what a part fetches.
configure({ asyncUtilTimeout: 20_000 });

const missing = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("./car/car-presses.ts", missing);
vi.mock("./forms/fields/trade-in-value.ts", missing);

const warn = vi.spyOn(console, "warn").mockReturnValue();
beforeEach(() => {
  warn.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("whenFetched", () => {
  it("goes on with the code that came", async () => {
    const goOn = vi.fn<(code: string) => void>();
    const instead = vi.fn<() => void>();
    whenFetched(Promise.resolve("code"), goOn, instead);
    await expect.poll(() => goOn).toHaveBeenCalledExactlyOnceWith("code");
    expect(instead).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  it("does what the page does without a script where the code does not come, and logs one line", async () => {
    const goOn = vi.fn<() => void>();
    const instead = vi.fn<() => void>();
    whenFetched(Promise.reject(new TypeError("offline")), goOn, instead);
    await expect.poll(() => instead).toHaveBeenCalledOnce();
    expect(goOn).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("a script that cannot be fetched", () => {
  it("lets a press on a picture follow its link", async () => {
    render(
      <a href="#the-picture" data-view="2">
        Picture
        <CarBehaviour />
      </a>,
    );
    fireEvent.click(screen.getByText("Picture"));
    await expect.poll(() => location.hash).toBe("#the-picture");
  });

  it("leaves out the part of a page it renders, and nothing of what stands around it", async () => {
    const Part = fetchedPart(() => Promise.reject(new TypeError("offline")));
    render(
      <form>
        <input aria-label="Email" defaultValue="ada@example.com" />
        <Part />
      </form>,
    );
    await expect.poll(() => warn).toHaveBeenCalledOnce();
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@example.com");
  });

  // A rejection that is left unhandled fails the whole run.
  it("leaves a number plate's vehicle to be typed by hand", async () => {
    render(
      <form aria-label="trade-in">
        <input name="Rego" defaultValue="ABC123" />
        <RegoLookup
          form={() => screen.getByRole<HTMLFormElement>("form")}
          setting={{ tenant: "north", currency: "AUD" }}
          vehicleWords={{ findVehicle: "Find my car", vehicleMissing: "Not found" } as VehicleWords}
          sending="Loading"
          onAnswer={() => {}}
        />
      </form>,
    );
    fireEvent.click(screen.getByRole("button"));
    await screen.findByText("Not found");
    // The valuation stored before, and the look-up.
    await expect.poll(() => warn).toHaveBeenCalledTimes(2);
  });
});
