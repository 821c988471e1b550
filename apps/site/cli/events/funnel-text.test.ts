import { expect, it } from "vitest";
import { funnelText } from "./funnel-text.ts";

const NOTHING = {
  pages: [],
  forms: [],
  sources: [],
  devices: [],
  steps: [],
  stops: [],
  calls: 0,
  reveals: 0,
  speeds: [],
};

it("prints a line for each number, under headings that have some", () => {
  const text = funnelText({
    ...NOTHING,
    pages: [["home", 2]],
    devices: [{ name: "phone", viewed: 2, shown: 1, left: 0, sent: 1 }],
    speeds: [
      { page: "home", metric: "LCP", value: 2600, rating: "to be improved", times: 2 },
      { page: "home", metric: "CLS", value: 0.01, rating: "good", times: 2 },
    ],
    calls: 3,
  });
  expect(text.split("\n")).toEqual([
    "Devices",
    "  phone: 2 pages viewed, 1 forms shown, 0 left, 1 sent",
    "Pages viewed",
    "  home: 2",
    "Speed of pages",
    "  home: LCP 2600 ms (to be improved), 2 visits",
    "  home: CLS 0.01 (good), 2 visits",
    "Phone numbers of cars",
    "  shown: 0",
    "  pressed: 3",
  ]);
});

it("says that nothing happened where nothing is stored", () => {
  expect(funnelText(NOTHING)).toBe("Phone numbers of cars\n  shown: 0\n  pressed: 0");
});
