import { describeHttpSink } from "../../../testing/describe-http-sink.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery, FILE_CONTENT, readContractFile } from "../../../testing/describe-lead-sink.ts";
import { type HttpDouble, httpDouble } from "../../../testing/http-double.ts";
import { dashboardSink, type DashboardSinkOptions } from "./dashboard-sink.ts";

const created = () => ({ status: 201, body: '{"id": 4711}' });
const now = () => new Date("2026-11-21T10:00:00Z");
const sinkFor = (url: string, paths: Partial<DashboardSinkOptions> = {}) =>
  dashboardSink({
    url,
    readFile: readContractFile,
    ...paths,
    auth: { kind: "basic", user: "forecourt", password: "secret" },
    payload: { yesNoFields: [] },
    fetch,
    now,
    timeoutMs: 2_000,
  });

describeHttpSink("dashboard", sinkFor, created, { status: 503, body: "aroha@example.com" });

describe("dashboardSink", () => {
  let double: HttpDouble;
  beforeEach(async () => {
    double = await httpDouble(created);
  });
  afterEach(() => double.stop());
  const lead = aStoredLead();

  it("posts the agreed payload with basic auth and the key, and reads the id", async () => {
    expect(await sinkFor(double.url).deliver(lead, aDelivery(lead))).toEqual({ ok: true, remoteId: "4711" });
    const [request] = double.seen;
    expect(request).toMatchObject({ method: "POST", path: "/api/leads" });
    expect(request?.headers).toMatchObject({
      authorization: "Basic Zm9yZWNvdXJ0OnNlY3JldA==",
      "idempotency-key": lead.id,
      "content-type": "application/json",
    });
    expect(JSON.parse(request?.body ?? "")).toMatchObject({
      lead: { source: "Website", email: "aroha@example.com" },
    });
  });

  it("updates the dashboard's own lead once it has one", async () => {
    const delivery = aDelivery(lead, { remoteId: "47/11", key: `${lead.id}.2`, revision: 2 });
    expect(await sinkFor(`${double.url}/`, { path: "api/v1/leads/" }).deliver(lead, delivery)).toMatchObject({
      ok: true,
    });
    expect(double.seen).toMatchObject([{ method: "PUT", path: "/api/v1/leads/47%2F11" }]);
    expect(JSON.parse(double.seen[0]?.body ?? "")).toMatchObject({ lead: { lead_id: "47/11" } });
  });

  it.each([
    ["nothing", "", "47/11"],
    ["blanks", " \n", "47/11"],
    ["no id", "{}", "47/11"],
    ["another id", '{"lead": {"id": 99}}', "99"],
  ])(
    "knows an updated lead by the id that the dashboard answers, or as before: %s",
    async (_, body, remoteId) => {
      double.respond(() => ({ status: 200, body }));
      const delivery = aDelivery(lead, { remoteId: "47/11", key: `${lead.id}.2`, revision: 2 });
      expect(await sinkFor(double.url).deliver(lead, delivery)).toEqual({ ok: true, remoteId });
    },
  );

  it("sends a lead and its files as one form to the path for files, under the delivery's key", async () => {
    const files = ["front.jpg", "naïve “rear”.jpg"].map((fileName, index) => ({
      id: `f${index}`,
      name: fileName,
      type: "image/jpeg",
      bytes: 20,
      location: `north/f${index}.jpg`,
    }));
    const withFiles = aStoredLead({ lead: { hasFiles: true }, files });
    const sink = sinkFor(double.url, { path: "/api/v1/leads", filesPath: "/api/v1/leads/photos" });
    expect(await sink.deliver(withFiles, aDelivery(withFiles))).toEqual({ ok: true, remoteId: "4711" });
    const [request] = double.seen;
    expect(request).toMatchObject({ method: "POST", path: "/api/v1/leads/photos" });
    expect(request?.headers).toMatchObject({
      authorization: "Basic Zm9yZWNvdXJ0OnNlY3JldA==",
      "idempotency-key": withFiles.id,
    });
    const form = await new Response(request?.body ?? "", {
      headers: { "content-type": request?.headers["content-type"] ?? "" },
    }).formData();
    const [json] = form.getAll("lead").filter((part) => typeof part === "string");
    expect(JSON.parse(json ?? "")).toMatchObject({ lead: { has_files: true } });
    const sent = form.getAll("files").filter((part) => typeof part !== "string");
    expect(sent.map(({ name: fileName, type }) => [fileName, type])).toEqual([
      ["front.jpg", "image/jpeg"],
      ["naïve “rear”.jpg", "image/jpeg"],
    ]);
    expect(await sent[1]?.text()).toBe(FILE_CONTENT);
  });

  it("uses the paths it is given, and tries again when a file cannot be read", async () => {
    const file = { id: "f", name: "a.jpg", type: "image/jpeg", bytes: 1, location: "north/f.jpg" };
    const sink = sinkFor(double.url, {
      leadPath: "/api/v2/lead/{lead_id}/extend",
      readFile: () => Promise.reject(new Error("/secret/folder is gone")),
    });
    await sink.deliver(lead, aDelivery(lead, { remoteId: "7$&" }));
    expect(double.seen).toMatchObject([{ method: "PUT", path: "/api/v2/lead/7%24%26/extend" }]);
    const withFile = aStoredLead({ files: [file] });
    const outcome = await sink.deliver(withFile, aDelivery(withFile));
    expect(outcome).toEqual({
      ok: false,
      retry: true,
      problem: "A file of the lead could not be read.",
    });
    expect(double.seen).toHaveLength(1);
  });

  it.each([
    ["a captive portal's page", "<html>Please sign in</html>"],
    ["no id", "{}"],
    ["null", "null"],
    ["a list", "[1]"],
    ["an empty id", '{"id": ""}'],
    ["nothing", ""],
  ])("does not believe a success with %s", async (_, body) => {
    double.respond(() => ({ status: 200, body }));
    expect(await sinkFor(double.url).deliver(lead, aDelivery(lead))).toMatchObject({
      ok: false,
      retry: true,
    });
  });

  it.each([
    [400, false],
    [401, true],
    [404, true],
    [409, true],
    [422, false],
    [500, true],
    [302, true],
  ])("takes status %i for %s to try again", async (status, retry) => {
    double.respond(() => ({ status, headers: { location: "http://example.com/" } }));
    const outcome = await sinkFor(double.url).deliver(lead, aDelivery(lead));
    expect(outcome).toEqual({ ok: false, retry, problem: `HTTP ${status}` });
  });

  it("passes on how long the dashboard wants to be left alone", async () => {
    double.respond(() => ({ status: 429, headers: { "retry-after": "120" } }));
    expect(await sinkFor(double.url).deliver(lead, aDelivery(lead))).toMatchObject({ retryAfterMs: 120_000 });
    double.respond(() => ({ status: 503, headers: { "retry-after": "Sat, 21 Nov 2026 10:01:00 GMT" } }));
    expect(await sinkFor(double.url).deliver(lead, aDelivery(lead))).toMatchObject({ retryAfterMs: 60_000 });
  });

  it("stops when the worker aborts it", async () => {
    double.respond("hang");
    const worker = new AbortController();
    const outcome = sinkFor(double.url).deliver(lead, aDelivery(lead, { signal: worker.signal }));
    worker.abort();
    expect(await outcome).toMatchObject({ ok: false, retry: true });
  });

  it("reports a port that refuses connections", async () => {
    await double.stop();
    expect(await sinkFor(double.url).deliver(lead, aDelivery(lead))).toEqual({
      ok: false,
      retry: true,
      problem: "ECONNREFUSED",
    });
  });
});
