import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BrowserStorage } from "../browser-storage.ts";
import { describeBrowser } from "./describe-browser.ts";
import { describeDevice } from "./describe-device.ts";
import { splitVersion } from "./split-version.ts";
import { visitFacts } from "./visit-facts.ts";
import { visitIds } from "./visit-ids.ts";

function mapMemory(entries: Record<string, string> = {}): BrowserStorage & { map: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

const refuse = () => {
  throw new Error("denied");
};

const counting = () => {
  let count = 0;
  return () => `made-id-${(count += 1)}`;
};

describe("visitIds", () => {
  it("knows a browser again on its next visit, in a new session", () => {
    const storage = mapMemory();
    const newId = counting();
    const first = visitIds({ storage, session: mapMemory(), newId, mayRecognise: true });
    const second = visitIds({ storage, session: mapMemory(), newId, mayRecognise: true });
    expect(second.anonId).toBe(first.anonId);
    expect(second.sessionId).not.toBe(first.sessionId);
  });

  it("forgets the browser of a shopper who refuses to be recognised", () => {
    const storage = mapMemory({ "distinct-id": "known-before" });
    const session = mapMemory();
    const ids = visitIds({ storage, session, newId: counting(), mayRecognise: false });
    expect(ids.anonId).toBe(ids.sessionId);
    expect(storage.map.size).toBe(0);
  });

  it.each(["<script>", "a-known-id<", ">a-known-id", "seven77", "x".repeat(65), ""])(
    "believes no stored id that it would not have made: %s",
    (stored) => {
      const storage = mapMemory({ "distinct-id": stored });
      const { anonId } = visitIds({ storage, session: mapMemory(), newId: counting(), mayRecognise: true });
      expect(anonId).toMatch(/^made-id/);
    },
  );

  it.each(["eight888", "x".repeat(64), "under_score-and-dash"])("believes %s", (stored) => {
    const storage = mapMemory({ "distinct-id": stored });
    const session = mapMemory({ "session-id": "the-session" });
    expect(visitIds({ storage, session, newId: counting(), mayRecognise: true })).toEqual({
      anonId: stored,
      sessionId: "the-session",
    });
  });

  it("works where the browser stores nothing", () => {
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    for (const mayRecognise of [true, false])
      expect(visitIds({ storage, session: storage, newId: counting(), mayRecognise }).sessionId).toBe(
        "made-id-1",
      );
  });
});

const SHARED = process.env["FORECOURT_SHARED"] ?? "";
const CRAWLERS = join(SHARED, "data/user-agents/crawler-user-agents.json");

describe("describeBrowser", () => {
  const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36`, "Chrome", "Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`, "Edge", "Windows"],
    [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/150.0 Mobile Safari/537.36`, "Chrome", "Android"],
    [
      `Mozilla/5.0 (Linux; Android 16) ${webkit} SamsungBrowser/30 Chrome/150.0 Safari/537.36`,
      "Samsung Internet",
      "Android",
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1`, "Safari", "iOS"],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) CriOS/150 Safari/604.1`, "Chrome", "iOS"],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/26.0 Safari/605.1.15`, "Safari", "macOS"],
    [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/150.0 Safari/537.36 EdgA/150.0`, "Edge", "Android"],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) EdgiOS/150.0 Safari/604.1`, "Edge", "iOS"],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/150.0 Safari/537.36 OPR/130.0`, "Opera", "Windows"],
    [`Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) FxiOS/150.0 Safari/604.1`, "Firefox", "iOS"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0", "Firefox", "Linux"],
    [`Mozilla/5.0 (X11; CrOS x86_64 16000.0) ${webkit} Chrome/150.0 Safari/537.36`, "Chrome", "ChromeOS"],
    ["", "Other", "Other"],
  ])("%s", (userAgent, browser, os) => expect(describeBrowser(userAgent)).toEqual({ browser, os }));

  it("gives one of its families for every agent found in the wild", ({ skip }) => {
    if (!existsSync(CRAWLERS)) skip(`${CRAWLERS} is absent`);
    const agents: { instances: string[] }[] = JSON.parse(readFileSync(CRAWLERS, "utf8"));
    const families = new Set(
      agents.flatMap(({ instances }) => instances.map((agent) => describeBrowser(agent).browser)),
    );
    expect(families.size).toBeLessThanOrEqual(7);
  });
});

describe("visitFacts", () => {
  it("puts a page's facts together, without what could name a person", () => {
    expect(
      visitFacts({
        websiteSlug: "a-site",
        websiteId: "7",
        url: "https://dealer.example/cars?q=kim@example.com",
        page: "stock",
        userAgent: "",
        ids: { anonId: "a", sessionId: "s" },
        policy: { trackedParams: ["gclid"] },
      }),
    ).toEqual({
      websiteSlug: "a-site",
      websiteId: "7",
      url: "https://dealer.example/cars",
      page: "stock",
      anonId: "a",
      sessionId: "s",
      browser: "Other",
      os: "Other",
    });
  });
});

describe("splitVersion", () => {
  const devices = Array.from({ length: 2000 }, (_, at) => `device-${at}`);
  const seeB = (test: string, of = devices) => of.filter((device) => splitVersion(test, device) === "b");

  it("shows a device the same version every time, and each to about half", () => {
    expect(seeB("button")).toEqual(seeB("button"));
    expect(Math.abs(seeB("button").length / devices.length - 0.5)).toBeLessThan(0.05);
  });

  it("parts the devices of one test anew in another", () => {
    const again = seeB("picture", seeB("button")).length / seeB("button").length;
    expect(Math.abs(again - 0.5)).toBeLessThan(0.07);
  });
});

describe("describeDevice", () => {
  it.each([
    ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/150.0 Mobile Safari/537.36", "phone"],
    ["Mozilla/5.0 (Linux; Android 16; SM-X900) Chrome/150.0 Safari/537.36", "tablet"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148", "phone"],
    ["Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148", "tablet"],
    ["Mozilla/5.0 (Android 16; Tablet; rv:150.0) Firefox/150.0", "tablet"],
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36", "computer"],
    ["", "computer"],
  ])("counts %s as a %s", (userAgent, device) => expect(describeDevice(userAgent)).toBe(device));
});
