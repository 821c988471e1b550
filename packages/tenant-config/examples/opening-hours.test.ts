import { describeOpenNow, mergeOpeningHours, nextOpenChange } from "@forecourt/tenant-config/locations";
import { aLocation } from "@forecourt/tenant-config/testing";
import { expect, it } from "vitest";

it("prints a location's hours and says whether it is open, by its own clock", () => {
  const northside = aLocation("Northside", { timeZone: "Australia/Brisbane" });
  const mondayMorning = new Date("2026-11-23T00:00:00Z"); // 10am in Brisbane

  expect(mergeOpeningHours(northside.week).map((line) => `${line.label} ${line.text}`)).toEqual([
    "Mon-Wed 8:30am - 5:00pm",
  ]);
  expect(describeOpenNow(northside, mondayMorning)).toMatchObject({ text: "Open until 5:00pm" });
  expect(nextOpenChange(northside, mondayMorning)).toEqual(new Date("2026-11-23T07:00:00Z"));
});
