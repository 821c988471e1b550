// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { outline } from "../../testing/outline.ts";
import { OpeningHours } from "./opening-hours.tsx";

describe("OpeningHours", () => {
  it("has a line a group of days, and nothing without one", () => {
    expect(outline(<OpeningHours lines={[{ days: "Mon", hours: "9 - 5" }]} />)).toMatchInlineSnapshot(`
      "dl.fc-hours
        dt
          'Mon'
        dd
          '9 - 5'"
    `);
    expect(outline(<OpeningHours lines={[]} />)).toBe("");
  });
});
