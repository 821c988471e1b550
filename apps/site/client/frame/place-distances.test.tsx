// @vitest-environment jsdom
import { behaviour } from "@forecourt/ui/behaviours";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PlaceDistances } from "./place-distances.tsx";

const getCurrentPosition = vi.fn<Geolocation["getCurrentPosition"]>();

beforeEach(() => {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });
  render(
    <>
      <button
        type="button"
        {...behaviour({
          howFar: {
            fromYou: "{distance} from you",
            noPosition: "Nobody knows.",
            locale: "en-AU",
            distanceUnit: "km",
          },
        })}
      >
        How far is it from me?
      </button>
      <output {...behaviour({ howFarSaid: true })} />
      <p hidden data-testid="far" {...behaviour({ standsAt: ["-34.9", "138.6", "Far"] })} />
      <p hidden data-testid="near" {...behaviour({ standsAt: ["-33.9", "151.2", "Near"] })} />
      <PlaceDistances />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  getCurrentPosition.mockReset();
});

const press = () => fireEvent.click(screen.getByRole("button"));

describe("PlaceDistances", () => {
  it("asks the browser for its position at the press alone, and says how far each place is and which is nearest", async () => {
    expect(getCurrentPosition).not.toHaveBeenCalled();
    getCurrentPosition.mockImplementation((found) =>
      found({ coords: { latitude: -33.8, longitude: 151.2 } } as GeolocationPosition),
    );
    press();
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("Near: 11 km from you"));
    expect(screen.getByTestId("near")).toMatchObject({ hidden: false, textContent: "11 km from you" });
    expect(screen.getByTestId("far")).toMatchObject({ hidden: false, textContent: "1,162 km from you" });
  });

  it("says so where the browser does not tell, and leaves the places as they are", async () => {
    getCurrentPosition.mockImplementation((_, failed) => failed?.({ code: 1 } as GeolocationPositionError));
    press();
    await vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe("Nobody knows."));
    expect(screen.getByTestId("near").hidden).toBe(true);
  });
});
