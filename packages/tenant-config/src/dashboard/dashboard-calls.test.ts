import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DashboardDouble, dashboardDouble } from "../testing/dashboard-double.ts";
import type { CallProblem } from "./call-dashboard.ts";
import { settingDefaults } from "../settings/setting-defaults.ts";
import { type DashboardCalls, dashboardCalls } from "./dashboard-calls.ts";
import type { ResolvedDashboard } from "./resolve-dashboard.ts";

const credentials = { user: "forecourt", password: "s3cret: with a colon" };
const holds = {
  accounts: [{ host: "127.0.0.1", ...credentials }],
  websites: [
    { id: "7", session: { locations: [{ id: 1 }] }, manufacturers: { mazda: { models: [{ id: 3 }] } } },
  ],
  appointmentBookings: { "12": { available_appointment_bookings: ["2026-12-02", "2026-12-01"] } },
  serviceBookings: {
    "12": [{ date: "2026-12-01", times: ["13:00", "9:30 am", "soon"], location: "Northside" }, { date: "x" }],
  },
};

const NOW = Date.UTC(2026, 10, 21);

let double: DashboardDouble;
let time: number;
let pauses: number[];
let problems: CallProblem[];
let deadlines: AbortController[];
let calls: DashboardCalls;
let dashboard: ResolvedDashboard;

beforeEach(async () => {
  double = await dashboardDouble(holds);
  time = NOW;
  const { timeoutMs, retries, paths } = settingDefaults.dashboard;
  dashboard = { url: double.url, credentials, timeoutMs, retries, paths };
  pauses = [];
  problems = [];
  deadlines = [];
  calls = dashboardCalls({
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

/** An answer of just this age is served without asking. */
const FRESH = 60_000;
const PAUSE = 10_000;
/** A session that was fetched well, so that there is something to fall back on. */
async function warmUp() {
  await calls.websiteSession(dashboard, "7");
  time += FRESH + 1;
}

describe("dashboardCalls", () => {
  it("asks with basic auth and gives what came", async () => {
    expect(await calls.websiteSession(dashboard, "7")).toEqual({ locations: [{ id: 1 }] });
    expect(await calls.manufacturer(dashboard, "mazda", "7")).toEqual({ models: [{ id: 3 }] });
    expect(double.requests.map(({ path }) => path)).toEqual([
      "/api/v1/websites/7/website_session_data.json",
      "/manufacturers/mazda.json?website_id=7",
    ]);
  });

  it("offers booking dates in order, leaving out what is none", async () => {
    expect(await calls.appointmentBookings(dashboard, "12")).toEqual([
      { date: "2026-12-01", times: [], location: null },
      { date: "2026-12-02", times: [], location: null },
    ]);
    expect(await calls.serviceBookings(dashboard, "12")).toEqual([
      { date: "2026-12-01", times: ["09:30", "13:00"], location: "Northside" },
    ]);
  });

  it("keeps an id within its part of the path", async () => {
    expect(await calls.manufacturer(dashboard, "../../dealerships/12", "7&x=1")).toBe(false);
    expect(double.requests[0]?.path).toBe(
      "/manufacturers/..%2F..%2Fdealerships%2F12.json?website_id=7%26x%3D1",
    );
  });

  it("tries twice more after a 5xx, with growing pauses, and then has its answer", async () => {
    double.behave({ kind: "status", status: 503 }, { times: 2 });
    expect(await calls.websiteSession(dashboard, "7")).not.toBe(false);
    expect(pauses).toEqual([200, 800]);
  });

  it("gives false after the third failure", async () => {
    double.behave({ kind: "drop" });
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
    expect(double.requests).toHaveLength(3);
    expect(problems).toMatchObject([{ kind: "unreachable", attempts: 3 }]);
  });

  it("does not repeat a 404, nor a 401", async () => {
    expect(await calls.websiteSession(dashboard, "8")).toBe(false);
    double.behave({ kind: "status", status: 401 });
    expect(await calls.websiteSession(dashboard, "9")).toBe(false);
    expect(double.requests).toHaveLength(2);
    expect(problems.map(({ kind }) => kind)).toEqual(["missing", "refused"]);
  });

  it("says which answer was refused, and how often it asked", async () => {
    double.behave({ kind: "status", status: 503 }, { times: 1 });
    await calls.websiteSession(dashboard, "8");
    double.behave({ kind: "status", status: 503 });
    await calls.websiteSession(dashboard, "9");
    expect(problems).toEqual([
      { kind: "missing", detail: "status 404", attempts: 2 },
      { kind: "unreachable", detail: "status 503", attempts: 3 },
    ]);
  });

  it("keeps the answers of two accounts, and of a caller without one, apart", async () => {
    const open = { ...dashboard, credentials: null };
    const other = { ...dashboard, credentials: { user: "other", password: "x" } };
    await calls.websiteSession(dashboard, "7");
    expect(await calls.websiteSession(open, "7")).toBe(false);
    expect(await calls.websiteSession(other, "7")).toBe(false);
    expect(double.requests).toHaveLength(3);
  });

  it("gives up on a silent dashboard at its deadline, and tries again", async () => {
    double.behave({ kind: "hang" }, { times: 1 });
    const answer = calls.websiteSession(dashboard, "7");
    await expect.poll(() => double.requests.length).toBe(1);
    deadlines[0]?.abort();
    expect(await answer).not.toBe(false);
    expect(double.requests).toHaveLength(2);
  });

  it("never follows a redirect with its credentials", async () => {
    const elsewhere = await dashboardDouble(holds);
    double.behave({ kind: "redirect", to: `${elsewhere.url}/steal` });
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it("stops reading an answer without end", async () => {
    double.behave({ kind: "endless" });
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
    expect(problems).toMatchObject([{ kind: "too_large", detail: "more than 100000 bytes" }]);
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
    double.behave({ kind: "body", text });
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
    expect(problems).toMatchObject([{ kind, attempts: 1, detail: expect.stringMatching(/\w/) }]);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});

describe("what is kept of answers", () => {
  it("asks once a minute however often it is asked, and once for all who ask together", async () => {
    await Promise.all([calls.websiteSession(dashboard, "7"), calls.websiteSession(dashboard, "7")]);
    time += FRESH;
    await calls.websiteSession(dashboard, "7");
    expect(double.requests).toHaveLength(1);
  });

  it("serves the old answer at once while it fetches a newer one", async () => {
    await warmUp();
    double.hold({ ...holds, websites: [{ id: "7", session: { locations: [] } }] });
    expect(await calls.websiteSession(dashboard, "7")).toEqual({ locations: [{ id: 1 }] });
    await calls.idle();
    expect(await calls.websiteSession(dashboard, "7")).toEqual({ locations: [] });
  });

  it.each([
    { kind: "status", status: 500 },
    { kind: "drop" },
    { kind: "body", text: "null" },
    { kind: "body", text: "{" },
  ] as const)("serves the old answer while the dashboard answers %j", async (behaviour) => {
    await warmUp();
    double.behave(behaviour);
    for (let round = 0; round < 3; round += 1) {
      expect(await calls.websiteSession(dashboard, "7")).toEqual({ locations: [{ id: 1 }] });
      await calls.idle();
      time += FRESH + 1;
    }
  });

  it("does not ask a failing dashboard again for a while", async () => {
    double.behave({ kind: "status", status: 500 });
    await calls.websiteSession(dashboard, "7");
    time += PAUSE;
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
    expect(double.requests).toHaveLength(3);
    double.behave({ kind: "normal" });
    time += 1;
    expect(await calls.websiteSession(dashboard, "7")).not.toBe(false);
  });

  it("forgets what the dashboard says is gone", async () => {
    await warmUp();
    double.hold({ ...holds, websites: [] });
    await calls.websiteSession(dashboard, "7");
    await calls.idle();
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
  });

  it("keeps no more answers than it was allowed, the least used forgotten first", async () => {
    const bounded = dashboardCalls({
      fetch,
      now: () => time,
      cache: { maxEntries: 2 },
    });
    for (const id of ["7", "8", "9", "7"]) await bounded.appointmentBookings(dashboard, id);
    const asked = double.requests.map(({ path }) => path.split("/")[2]);
    expect(asked).toEqual(["7", "8", "9", "7"]);
    await bounded.appointmentBookings(dashboard, "9");
    expect(double.requests).toHaveLength(4);
  });

  it("keeps no answer larger than all may be together", async () => {
    const bounded = dashboardCalls({
      fetch,
      now: () => time,
      cache: { maxBytes: 10 },
    });
    expect(await bounded.websiteSession(dashboard, "7")).not.toBe(false);
    expect(await bounded.websiteSession(dashboard, "7")).not.toBe(false);
    expect(double.requests).toHaveLength(2);
  });

  it("counts what it keeps, never more than was allowed", async () => {
    await calls.websiteSession(dashboard, "7");
    const bytes = calls.cachedBytes();
    expect(bytes).toBeGreaterThan(0);
    // Sessions have six tenths of all.
    for (const [maxBytes, kept] of [
      [bytes * 2, bytes],
      [bytes, 0],
    ] as const) {
      const bounded = dashboardCalls({ fetch, now: () => time, cache: { maxBytes } });
      await bounded.websiteSession(dashboard, "7");
      expect(bounded.cachedBytes()).toBe(kept);
    }
  });

  it("serves nothing older than a week", async () => {
    await warmUp();
    double.behave({ kind: "drop" });
    time = NOW + 7 * 86_400_000;
    expect(await calls.websiteSession(dashboard, "7")).toBe(false);
  });
});
