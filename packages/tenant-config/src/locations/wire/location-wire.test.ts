import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MARKETS } from "../../markets/markets.ts";
import { WEEK } from "../hours/open/day-hours.ts";
import { type LocationFileContext, locationWire, placeLocation, readLocationsFile } from "./location-wire.ts";
import { openingHoursWire, specialHoursWire } from "./hours-wire.ts";
import type { WireReading } from "../../wire/wire-values.ts";

const context: LocationFileContext = {
  market: "AU",
  phone: MARKETS.AU.rules.phone,
  timeZones: MARKETS.AU.rules.timeZones,
  specialHours: [],
  fallbackTimeZone: null,
};
const northside = {
  id: 7,
  name: "Northside - Sales",
  slug: "northside-sales",
  location_type: "",
  location_subtype: "Buying, Rental",
  address: {
    street: "1 High St",
    city: "Chermside",
    state: "QLD",
    postcode: 4032,
    lat: "-27.38",
    long: 153.03,
  },
  contact_detail: {
    phone: "07 3000 0000",
    opening_hours: [{ weekday: "1", status: "Open", open: "08:30", close: "17:00" }],
  },
};
const read = (value: unknown, reading: WireReading = "strict") => locationWire(reading).safeParse(value);
const placed = (value: unknown, given = context) => {
  const { data } = read(value);
  return data && placeLocation(data, given);
};
const messages = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) => result.error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];

const week = (entries: unknown, reading: WireReading = "strict") =>
  openingHoursWire(reading).safeParse(entries);
const spans = (...times: [number, number][]) => ({
  kind: "open",
  spans: times.map(([opens, closes]) => ({ opens, closes })),
});

describe("locationWire", () => {
  it("reads the wire's names and odd values into a location", () => {
    expect(read(northside).data).toMatchObject({
      id: "7",
      kind: "sales",
      subtypes: ["buying", "rental"],
      visible: true,
      address: { postcode: "4032", latitude: -27.38, full: "1 High St, Chermside, QLD 4032" },
      week: [{ weekday: 1, hours: { kind: "open", spans: [{ opens: 510, closes: 1020 }] } }],
    });
  });

  it("refuses a misspelt key in a file and overlooks it from a dashboard", () => {
    expect(messages(read({ ...northside, visable: true }))[0]).toContain("visable");
    expect(read({ ...northside, visable: true }, "lenient").success).toBe(true);
  });

  it("never keeps an address that could run a script", () => {
    const hostile = { ...northside, address: { ...northside.address, place_url: "javascript:alert(1)" } };
    expect(read(hostile, "lenient").data?.address.mapUrl).toBeNull();
  });
});

describe("placeLocation", () => {
  it("takes the time from the state, unless the location says its own", () => {
    expect(placed(northside)?.location.timeZone).toBe("Australia/Brisbane");
    expect(placed({ ...northside, time_zone: "Australia/Broken_Hill" })?.location.timeZone).toBe(
      "Australia/Broken_Hill",
    );
    expect(messages(read({ ...northside, time_zone: "Brisbane" }))[0]).toContain("must be a time zone");
  });

  it("falls back on the context's zone, or gives up", () => {
    const nowhere = { ...northside, address: { ...northside.address, state: "Bavaria" } };
    expect(placed(nowhere, { ...context, fallbackTimeZone: "Australia/Sydney" })?.location.timeZone).toBe(
      "Australia/Sydney",
    );
    expect(placed(nowhere)).toBeNull();
  });
});

const ids = (value: unknown) => {
  const result = readLocationsFile(value, context);
  return result.ok ? result.locations.map((location) => location.id) : [];
};
const problems = (value: unknown) => {
  const result = readLocationsFile(value, context);
  return result.ok ? [] : messages({ success: false, error: result.error });
};

describe("readLocationsFile", () => {
  it("puts locations in the order of their position, those without one last", () => {
    const second = { ...northside, id: 8, slug: "b", position: 2 };
    expect(ids([northside, second, { ...northside, id: 9, slug: "c", position: 1 }])).toEqual([
      "9",
      "8",
      "7",
    ]);
  });

  it("keeps hidden locations apart, and does not name the wire's `visible` again", () => {
    const yard = { ...northside, id: 8, slug: "yard", visible: false };
    const result = readLocationsFile([northside, yard], context);
    expect(result).toMatchObject({ locations: [{ id: "7" }], hiddenLocations: [{ id: "8" }] });
    expect(JSON.stringify(result)).not.toContain("visible");
  });

  it("refuses two locations of one slug, and two primary ones", () => {
    expect(problems([northside, { ...northside, id: 8 }])).toEqual([
      '1.slug: "northside-sales" is already another location\'s slug',
    ]);
    const primary = { ...northside, primary: true };
    expect(problems([primary, { ...primary, id: 8, slug: "b" }])).toEqual([
      "1.primary: only one location can be the primary one",
    ]);
  });

  it("asks for a zone when the state tells none", () => {
    const nowhere = { ...northside, address: { ...northside.address, state: "Bavaria" } };
    expect(problems([nowhere])).toEqual([
      "0.address.state: must be a state of AU (qld, nsw, act, vic, tas, sa, nt, wa)",
    ]);
  });
});

const day = (open: string, close: string) => ({ weekday: 1, open, close });
const hours = (...entries: object[]) => week(entries).data?.[0]?.hours;

describe("openingHoursWire", () => {
  it("shows free text as it is when open and close are missing", () => {
    expect(week([{ weekday: 6, status: "Open", formated_hours: "By appointment" }]).data).toEqual([
      { weekday: 6, hours: { kind: "text", text: "By appointment" } },
    ]);
  });

  it("prefers times to the text beside them, and Closed to both", () => {
    const entry = { weekday: 1, formated_hours: "9 to 5", open: "9:00am", close: "5:00pm" };
    expect(week([{ ...entry, status: "Open" }]).data?.[0]?.hours).toEqual(spans([540, 1020]));
    expect(week([{ ...entry, status: "Closed" }]).data?.[0]?.hours).toEqual({ kind: "closed" });
  });

  it("runs past midnight when closing is before opening", () => {
    expect(week([{ weekday: 5, open: "18:00", close: "02:00" }]).data?.[0]?.hours).toEqual(
      spans([1080, 1560]),
    );
    expect(week([{ weekday: 5, open: "00:00", close: "00:00" }]).data?.[0]?.hours).toEqual(spans([0, 1440]));
  });

  it("takes two sessions of one day as a day with a break", () => {
    const sessions = [
      { weekday: 1, open: "13:00", close: "17:00" },
      { weekday: 1, open: "08:00", close: "12:00" },
    ];
    expect(week(sessions).data).toEqual([{ weekday: 1, hours: spans([480, 720], [780, 1020]) }]);
  });

  it("takes the later of two entries of a day that overlap or are not both open, as a correction", () => {
    expect(hours(day("08:00", "12:00"), day("12:00", "17:00"))).toEqual(spans([480, 720], [720, 1020]));
    expect(hours(day("12:00", "17:00"), day("08:00", "12:00"))).toEqual(spans([480, 720], [720, 1020]));
    expect(hours(day("08:00", "12:00"), day("11:59", "17:00"))).toEqual(spans([719, 1020]));
    expect(hours(day("08:00", "12:00"), day("13:00", "15:00"), day("14:00", "16:00"))).toEqual(
      spans([840, 960]),
    );
    expect(hours(day("08:00", "12:00"), { weekday: 1, status: "Closed" })).toEqual({ kind: "closed" });
    expect(hours({ weekday: 1, status: "Closed" }, day("08:00", "12:00"))).toEqual(spans([480, 720]));
  });

  it("takes no opening at the end of the day, nor half a time", () => {
    const wrong = [
      { weekday: 1, open: "24:00", close: "08:00" },
      { weekday: 2, open: "08:00" },
      { weekday: 3, close: "17:00" },
    ];
    expect(week(wrong, "lenient").data).toEqual([]);
    expect(messages(week(wrong))).toEqual([
      '0: opens "24:00" and closes "08:00" are not two times like "08:30" and "17:00"',
      '1: opens "08:00" and closes "" are not two times like "08:30" and "17:00"',
      '2: opens "" and closes "17:00" are not two times like "08:30" and "17:00"',
    ]);
    expect(week([{ weekday: " 4 ", status: "open", open: "08:00", close: "17:00" }]).data?.[0]?.weekday).toBe(
      4,
    );
    expect(week(null).data).toEqual([]);
  });

  it.each([
    [{ weekday: 7, status: "Closed" }, "weekday must be 0"],
    [{ weekday: 1, status: "Open" }, "needs open and close times"],
    [{ weekday: 1, open: "8.3x", close: "17:00" }, "not two times"],
    [{ weekday: 1, open: "09:00", close: "09:00" }, "not two times"],
    [{ weekday: 1, status: "Maybe", open: "09:00", close: "17:00" }, 'must be "Open" or "Closed"'],
  ])("tells the author of a file about %j", (entry, message) => {
    expect(messages(week([entry])).join()).toContain(message);
  });

  it("never makes up a day, lists each once and Monday first, whatever a dashboard sends", () => {
    const text = fc.option(
      fc.constantFrom("Open", "Closed", "", "08:30", "17:00", "5pm", "late", "By appointment"),
    );
    const entry = fc.record({
      weekday: fc.oneof(fc.integer({ min: -1, max: 8 }), fc.constantFrom("0", "1", "6", "Monday")),
      status: text,
      formated_hours: text,
      open: text,
      close: text,
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (entries) => {
        const sane = entries.filter(({ weekday }) => /^[0-6]$/.test(String(weekday)));
        const listed = week(sane, "lenient").data?.map(({ weekday }) => weekday) ?? [];
        const given = new Set(sane.map(({ weekday }) => Number(weekday)));
        expect(listed.filter((weekday) => !given.has(weekday))).toEqual([]);
        expect(listed).toEqual(WEEK.filter((weekday) => listed.includes(weekday)));
      }),
    );
  });

  it("makes do with what a dashboard sends, and never makes up a time", () => {
    const entries = [
      { weekday: 1, status: "Open" },
      { weekday: 2, open: "8.3x", close: "17:00", formated_hours: "8:30 to 5" },
    ];
    expect(week(entries, "lenient").data).toEqual([
      { weekday: 2, hours: { kind: "text", text: "8:30 to 5" } },
    ]);
  });
});

describe("specialHoursWire", () => {
  it("reads both ways the wire writes times", () => {
    const entries = [
      { date: "2026-12-24", status: "Open", start_hour: "08:00", end_hour: "12:00", location_id: 7 },
      { date: "2026-12-31T00:00:00Z", status: "Open", hours: { begin: "09:00", end: "13:00" } },
      { date: "2026-12-25", status: "Closed", name: "Christmas Day" },
    ];
    expect(specialHoursWire("strict").parse(entries)).toEqual([
      {
        date: "2026-12-24",
        name: null,
        locationId: "7",
        hours: { kind: "open", spans: [{ opens: 480, closes: 720 }] },
      },
      {
        date: "2026-12-31",
        name: null,
        locationId: null,
        hours: { kind: "open", spans: [{ opens: 540, closes: 780 }] },
      },
      { date: "2026-12-25", name: "Christmas Day", locationId: null, hours: { kind: "closed" } },
    ]);
  });

  it("has none where there are none, and leaves out a dashboard's day without hours", () => {
    expect(specialHoursWire("strict").parse(null)).toEqual([]);
    const entries = [
      { date: " 2026-12-24 ", colour: "red" },
      { date: "2026-12-25", status: "Closed", colour: "red" },
    ];
    expect(
      specialHoursWire("lenient")
        .parse(entries)
        .map(({ date }) => date),
    ).toEqual(["2026-12-25"]);
    expect(() => specialHoursWire("strict").parse(entries)).toThrow("colour");
  });

  it("refuses a day that does not exist", () => {
    expect(specialHoursWire("strict").safeParse([{ date: "2026-02-30", status: "Closed" }]).success).toBe(
      false,
    );
  });
});

describe("an opening day of an unknown status", () => {
  const entry = { weekday: 3, status: "By arrangement", open: "09:00", close: "13:00" };

  it("is refused in a file, and read by its times where it comes from elsewhere", () => {
    expect(week([entry]).error?.issues[0]?.message).toBe(
      'status "By arrangement" must be "Open" or "Closed"',
    );
    expect(week([entry], "lenient").data).toEqual([{ weekday: 3, hours: spans([540, 780]) }]);
    expect(week([{ ...entry, status: "open" }]).success).toBe(true);
  });
});
