import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatClockTime, machineClockTime, parseClockTime } from "./clock-time.ts";

describe("parseClockTime", () => {
  it.each([
    ["08:30", 510],
    ["8:30 am", 510],
    ["8.30am", 510],
    ["5pm", 1020],
    ["12:00 AM", 0],
    ["12:15 p.m.", 735],
    ["00:00", 0],
    ["24:00", 1440],
    ["17:00:00", 1020],
    ["2000-01-01T08:30:00.000Z", 510],
    ["2000-01-01 08:30", 510],
    [" 8:30 PM ", 1230],
    ["12:59pm", 779],
    ["12pm", 720],
    ["1am", 60],
    ["23:59", 1439],
    ["8.05", 485],
  ])("reads %s", (text, minutes) => {
    expect(parseClockTime(text)).toBe(minutes);
  });

  it.each([
    "",
    "late",
    "8:60am",
    "at 8:30",
    "8:30 sharp",
    "at 8am",
    "8am sharp",
    "x2000-01-01T08:30",
    "23:60",
    "25:00",
    "24:01",
    "9",
    "13pm",
    "0am",
    "8:61",
    "8:6",
    "-1:00",
  ])("refuses %j", (text) => {
    expect(parseClockTime(text)).toBeNull();
  });
});

describe("formatClockTime", () => {
  it.each([
    [0, "12:00am"],
    [510, "8:30am"],
    [719, "11:59am"],
    [720, "12:00pm"],
    [1020, "5:00pm"],
    [1440, "12:00am"],
    [1560, "2:00am"],
  ])("prints %i in twelve hours", (time, text) => {
    expect(formatClockTime(time)).toBe(text);
  });

  it("prints what parseClockTime reads back, for every minute of the day", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (time) => {
        expect(parseClockTime(formatClockTime(time))).toBe(time);
        expect(parseClockTime(machineClockTime(time))).toBe(time);
      }),
    );
  });
});
