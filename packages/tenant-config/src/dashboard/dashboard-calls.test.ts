import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DashboardDouble, dashboardDouble } from "../testing/dashboard-double.ts";
import type { CallProblem } from "./call-dashboard.ts";
import { type DashboardCalls, dashboardCalls } from "./dashboard-calls.ts";

const credentials = { user: "forecourt", password: "s3cret: with a colon" };
const knows = {
  credentials,
  websites: [
    { id: "7", session: { locations: [{ id: 1 }] }, manufacturers: { mazda: { models: [{ id: 3 }] } } },
  ],
  appointmentBookings: { "12": { available_appointment_bookings: ["2026-12-02", "2026-12-01"] } },
  serviceBookings: {
    "12": [{ date: "2026-12-01", times: ["13:00", "9:30 am", "soon"], location: "Northside" }, { date: "x" }],
  },
};

let double: DashboardDouble;
let time: number;
let pauses: number[];
let problems: CallProblem[];
let deadlines: AbortController[];
let calls: DashboardCalls;

beforeEach(async () => {
  double = await dashboardDouble(knows);
  time = 0;
  pauses = [];
  problems = [];
  deadlines = [];
  calls = dashboardCalls({
    host: `${double.url}/`,
    stagingHost: `${double.url}/staging`,
    credentials,
    fetch,
    now: () => time,
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    deadline: () => {
      const controller = new AbortController();
      deadlines.push(controller);
      return controller.signal;
    },
    calls: { maxBytes: 100_000 },
    onProblem: (_, problem) => problems.push(problem),
  });
});
afterEach(() => double.close());

const FRESH = 60_000;
const REST = 10_000;
/** A session that was fetched well, so that there is something to fall back on. */
async function warmUp() {
  await calls.websiteSession("7");
  time += FRESH;
}

describe("dashboardCalls", () => {
  it("asks with basic auth and gives what came", async () => {
    expect(await calls.websiteSession("7")).toEqual({ locations: [{ id: 1 }] });
    expect(await calls.manufacturer("mazda", "7")).toEqual({ models: [{ id: 3 }] });
    expect(double.requests.map(({ path }) => path)).toEqual([
      "/api/v1/websites/7/website_session_data.json",
      "/manufacturers/mazda.json?website_id=7",
    ]);
  });

  it("offers booking dates in order, leaving out what is none", async () => {
    expect(await calls.appointmentBookings("12")).toEqual([
      { date: "2026-12-01", times: [], location: null },
      { date: "2026-12-02", times: [], location: null },
    ]);
    expect(await calls.serviceBookings("12")).toEqual([
      { date: "2026-12-01", times: ["09:30", "13:00"], location: "Northside" },
    ]);
  });

  it("asks the staging host for a staging site", async () => {
    await calls.websiteSession("7", { staging: true });
    expect(double.requests[0]?.path).toBe("/staging/api/v1/websites/7/website_session_data.json");
  });

  it("keeps an id within its part of the path", async () => {
    expect(await calls.manufacturer("../../dealerships/12", "7&x=1")).toBe(false);
    expect(double.requests[0]?.path).toBe(
      "/manufacturers/..%2F..%2Fdealerships%2F12.json?website_id=7%26x%3D1",
    );
  });

  it("tries twice more after a 5xx, with growing pauses, and then has its answer", async () => {
    double.feel({ kind: "status", status: 503 }, { times: 2 });
    expect(await calls.websiteSession("7")).not.toBe(false);
    expect(pauses).toEqual([200, 800]);
  });

  it("gives false after the third failure", async () => {
    double.feel({ kind: "drop" });
    expect(await calls.websiteSession("7")).toBe(false);
    expect(double.requests).toHaveLength(3);
    expect(problems).toMatchObject([{ kind: "unreachable", attempts: 3 }]);
  });

  it("does not repeat a 404, nor a 401", async () => {
    expect(await calls.websiteSession("8")).toBe(false);
    double.feel({ kind: "status", status: 401 });
    expect(await calls.websiteSession("9")).toBe(false);
    expect(double.requests).toHaveLength(2);
    expect(problems.map(({ kind }) => kind)).toEqual(["missing", "refused"]);
  });

  it("gives up on a silent dashboard at its deadline, and tries again", async () => {
    double.feel({ kind: "hang" }, { times: 1 });
    const answer = calls.websiteSession("7");
    await expect.poll(() => double.requests.length).toBe(1);
    deadlines[0]?.abort();
    expect(await answer).not.toBe(false);
    expect(double.requests).toHaveLength(2);
  });

  it("never follows a redirect with its credentials", async () => {
    const elsewhere = await dashboardDouble(knows);
    double.feel({ kind: "redirect", to: `${elsewhere.url}/steal` });
    expect(await calls.websiteSession("7")).toBe(false);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it("stops reading an answer without end", async () => {
    double.feel({ kind: "endless" });
    expect(await calls.websiteSession("7")).toBe(false);
    expect(problems).toMatchObject([{ kind: "too_large" }]);
  });

  it.each([
    ["<html>Sign in</html>", "not_json"],
    ['{"locations":[', "not_json"],
    ['{"locations":[],"__proto__":{"polluted":true}}', "not_json"],
    [`{"locations":${"[".repeat(90)}${"]".repeat(90)}}`, "not_json"],
    ["null", "wrong_shape"],
    ["[]", "wrong_shape"],
    ['{"locations":"many"}', "wrong_shape"],
    ["{}", "wrong_shape"],
  ])("takes %s for a failure", async (text, kind) => {
    double.feel({ kind: "body", text });
    expect(await calls.websiteSession("7")).toBe(false);
    expect(problems).toMatchObject([{ kind }]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("what is kept of answers", () => {
  it("asks once a minute however often it is asked, and once for all who ask together", async () => {
    await Promise.all([calls.websiteSession("7"), calls.websiteSession("7")]);
    time = FRESH - 1;
    await calls.websiteSession("7");
    expect(double.requests).toHaveLength(1);
  });

  it("serves the old answer at once while it fetches a newer one", async () => {
    await warmUp();
    double.know({ ...knows, websites: [{ id: "7", session: { locations: [] } }] });
    expect(await calls.websiteSession("7")).toEqual({ locations: [{ id: 1 }] });
    await calls.idle();
    expect(await calls.websiteSession("7")).toEqual({ locations: [] });
  });

  it.each([
    { kind: "status", status: 500 },
    { kind: "drop" },
    { kind: "body", text: "null" },
    { kind: "body", text: "{" },
  ] as const)("serves the old answer while the dashboard answers %j", async (mood) => {
    await warmUp();
    double.feel(mood);
    for (let round = 0; round < 3; round += 1) {
      expect(await calls.websiteSession("7")).toEqual({ locations: [{ id: 1 }] });
      await calls.idle();
      time += FRESH;
    }
  });

  it("leaves a failing dashboard alone for a while", async () => {
    double.feel({ kind: "status", status: 500 });
    await calls.websiteSession("7");
    time = REST - 1;
    expect(await calls.websiteSession("7")).toBe(false);
    expect(double.requests).toHaveLength(3);
    double.feel({ kind: "well" });
    time = REST;
    expect(await calls.websiteSession("7")).not.toBe(false);
  });

  it("forgets what the dashboard says is gone", async () => {
    await warmUp();
    double.know({ ...knows, websites: [] });
    await calls.websiteSession("7");
    await calls.idle();
    expect(await calls.websiteSession("7")).toBe(false);
  });

  it("keeps no more answers than it was allowed, the least used forgotten first", async () => {
    const bounded = dashboardCalls({
      host: double.url,
      credentials,
      fetch,
      now: () => time,
      cache: { maxEntries: 2 },
    });
    for (const id of ["7", "8", "9", "7"]) await bounded.appointmentBookings(id);
    const asked = double.requests.map(({ path }) => path.split("/")[2]);
    expect(asked).toEqual(["7", "8", "9", "7"]);
    await bounded.appointmentBookings("9");
    expect(double.requests).toHaveLength(4);
  });

  it("keeps no answer larger than all may be together", async () => {
    const bounded = dashboardCalls({
      host: double.url,
      credentials,
      fetch,
      now: () => time,
      cache: { maxBytes: 10 },
    });
    expect(await bounded.websiteSession("7")).not.toBe(false);
    expect(await bounded.websiteSession("7")).not.toBe(false);
    expect(double.requests).toHaveLength(2);
  });

  it("serves nothing older than a week", async () => {
    await warmUp();
    double.feel({ kind: "drop" });
    time = 7 * 86_400_000;
    expect(await calls.websiteSession("7")).toBe(false);
  });
});
