// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { goBack } from "./go-back.ts";

afterEach(() => vi.unstubAllGlobals());

const link = Object.assign(document.createElement("a"), { href: "/search/used-cars" });

it("goes to the list before the car, however often it is pressed", () => {
  const went: string[] = [];
  const entries = ["/", "/search/used-cars?make=Kia", "/cars/kia-rio-9"].map((path, index) => ({
    key: `entry ${index}`,
    url: location.origin + path,
  }));
  vi.stubGlobal("navigation", {
    entries: () => entries,
    currentEntry: { index: 2 },
    traverseTo: (key: string) => void went.push(key),
  });
  goBack(link);
  goBack(link);
  expect(went).toEqual(["entry 1", "entry 1"]);
});
