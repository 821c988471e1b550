import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../testing/a-stored-lead.ts";
import { aDelivery } from "../../testing/describe-lead-sink.ts";
import { httpDouble } from "../../testing/http-double.ts";
import { configuredSinks } from "./configured/configured-sinks.ts";
import type { SinkSetting } from "./configured/sink-setting.ts";

const auth = { kind: "none" } as const;
const known = "dashboard that knows the lead";
const KINDS = ["dashboard", known, "webhook", "adf-http", "car-clarity", "form-endpoint"] as const;
type Kind = (typeof KINDS)[number];

const settingOf = (kind: Kind, url: string): SinkSetting => {
  if (kind === "webhook") return { kind, name: "s", url, secrets: ["FORECOURT_SECRET_A"] };
  if (kind === "adf-http" || kind === "car-clarity" || kind === "form-endpoint")
    return { kind, name: "s", url, auth };
  return { kind: "dashboard", name: "s", url, auth };
};

const html = { "content-type": "text/html; charset=utf-8" };
const none: readonly Kind[] = [];

/** What another side may answer, and which sinks take it for a delivered lead. */
const ANSWERS: readonly [
  string,
  { status: number; body?: string; headers?: Record<string, string> },
  readonly Kind[],
][] = [
  ["an id", { status: 201, body: '{"id": 7}' }, KINDS],
  ["a proxy's sign-in page", { status: 200, body: "<html>Sign in</html>", headers: html }, none],
  ["an empty page", { status: 200, headers: html }, none],
  ["an old server's page", { status: 200, headers: { "content-type": "application/xhtml+xml" } }, none],
  ["204, which a proxy answers too", { status: 204 }, [known, "webhook"]],
  ["200 with nothing", { status: 200 }, [known, "webhook", "adf-http"]],
  ["202 with a word", { status: 202, body: "OK" }, ["webhook", "adf-http"]],
  [
    "an empty object",
    { status: 200, body: "{}" },
    [known, "webhook", "adf-http", "car-clarity", "form-endpoint"],
  ],
  ["a list", { status: 200, body: "[]" }, ["webhook", "adf-http"]],
  ["an error", { status: 200, body: '{"id": 7, "error": "no"}' }, ["webhook", "adf-http"]],
  ["a list of errors", { status: 200, body: '{"id": 7, "errors": ["no"]}' }, ["webhook", "adf-http"]],
  ["no error", { status: 200, body: '{"id": 7, "error": null, "errors": [], "success": true}' }, KINDS],
  ["no success", { status: 200, body: '{"id": 7, "success": false}' }, ["webhook", "adf-http"]],
];

describe.each(KINDS)("the sink of a %s", (kind) => {
  it.each(ANSWERS)("reads %s as its receiver means it", async (_, answer, takenBy) => {
    const double = await httpDouble(() => answer);
    const [sink] = configuredSinks([settingOf(kind, double.url)], {
      fetch,
      now: () => new Date(0),
      secret: () => "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      mail: { kind: "folder", from: "a@example.com", directory: "unused" },
      payload: { yesNoFields: [] },
      adf: {
        source: "north",
        vendor: { id: null, name: "North Cars", url: null, email: null, phone: null },
        provider: { name: "Forecourt", service: "Website", url: null },
        currency: "AUD",
        distanceUnit: "km",
        country: "AU",
        timeZone: "Australia/Brisbane",
      },
    });
    const lead = aStoredLead();
    const outcome = await sink?.deliver(lead, aDelivery(lead, { remoteId: kind === known ? "7" : null }));
    await double.stop();
    expect(outcome).toMatchObject(takenBy.includes(kind) ? { ok: true } : { ok: false, retry: true });
  });
});
