import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery } from "../../../testing/describe-lead-sink.ts";
import { httpDouble } from "../../../testing/http-double.ts";
import { configuredSinks, type SinkTools } from "./configured-sinks.ts";
import { sinkSettingSchema } from "./sink-setting.ts";

const directory = mkdtempSync(join(tmpdir(), "forecourt-sinks-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const tools = (secrets: readonly (readonly [string, string])[]): SinkTools => ({
  fetch,
  now: () => new Date("2026-11-21T10:00:00Z"),
  secret: (name) => secrets.find(([known]) => known === name)?.[1] ?? null,
  mail: { kind: "folder", directory, from: "leads@north.example" },
  payload: { yesNoFields: [] },
  adf: {
    source: "north",
    vendor: { id: null, name: "North Cars", url: null, email: null, phone: "1" },
    provider: { name: "Forecourt", service: "Website", url: null },
    currency: "AUD",
    distanceUnit: "km",
    country: "AU",
    timeZone: "Australia/Brisbane",
  },
});
const lead = aStoredLead();
const none = { kind: "none" } as const;

/** What a sink of a tenant's file sends. */
async function sentBy(setting: object, change: Partial<SinkTools> = {}) {
  const double = await httpDouble(() => ({ status: 200, body: '{"id":1}' }));
  const parsed = sinkSettingSchema.parse({ name: "a", url: double.url, auth: none, ...setting });
  const [sink] = configuredSinks([parsed], { ...tools([]), ...change });
  await sink?.deliver(lead, aDelivery(lead));
  await double.stop();
  const [{ path, body } = { path: "", body: "" }] = double.seen;
  return { path, body };
}

describe("configuredSinks", () => {
  it("builds every kind a tenant's file may name, and each delivers", async () => {
    const double = await httpDouble(() => ({ status: 200, body: '{"id":1}' }));
    const settings = [
      {
        kind: "dashboard",
        name: "head-office",
        url: double.url,
        auth: { kind: "basic", user: "u", passwordSecret: "FORECOURT_SECRET_PASS" },
      },
      { kind: "mail", name: "desk", to: ["sales@north.example"] },
      { kind: "adf-mail", name: "crm", to: ["crm@north.example"] },
      { kind: "adf-http", name: "crm-http", url: double.url, auth: none },
      { kind: "webhook", name: "hook", url: double.url, secrets: ["FORECOURT_SECRET_HOOK"] },
      {
        kind: "car-clarity",
        name: "clarity",
        url: double.url,
        auth: { kind: "bearer", tokenSecret: "FORECOURT_SECRET_TOKEN" },
      },
      {
        kind: "form-endpoint",
        name: "marketing",
        url: double.url,
        auth: none,
        fields: [{ name: "email", from: "email" }],
      },
    ].map((setting) => sinkSettingSchema.parse(setting));
    const secrets = [
      ["FORECOURT_SECRET_PASS", "p"],
      ["FORECOURT_SECRET_TOKEN", "t"],
      ["FORECOURT_SECRET_HOOK", Buffer.alloc(32, 1).toString("base64")],
    ] as const;
    const sinks = configuredSinks(settings, tools(secrets));
    expect(sinks.map(({ name }) => name)).toEqual(settings.map(({ name }) => name));
    for (const sink of sinks) expect(await sink.deliver(lead, aDelivery(lead))).toMatchObject({ ok: true });
    expect(double.seen).toHaveLength(5);
    expect(readdirSync(directory).toSorted()).toEqual([`crm.${lead.id}.eml`, `desk.${lead.id}.eml`]);
    expect(readFileSync(join(directory, `crm.${lead.id}.eml`), "utf8")).toContain("<adf>");
    await double.stop();
  });

  it("calls a dashboard and CarClarity at the path that the tenant names, else at the usual one", async () => {
    expect(await sentBy({ kind: "dashboard", path: "/own" })).toMatchObject({ path: "/own" });
    expect((await sentBy({ kind: "dashboard" })).path).not.toBe("/own");
    const clarity = { kind: "car-clarity" };
    expect((await sentBy(clarity)).path).toBe("/api/carClarityCustomer");
    expect((await sentBy(clarity, { carClarityPath: "/usual" })).path).toBe("/usual");
    expect((await sentBy({ ...clarity, path: "/own" }, { carClarityPath: "/usual" })).path).toBe("/own");
  });

  it("calls fields what the tenant's file calls them", async () => {
    const fields = [{ name: "firstName", from: "first_name" }];
    const { body } = await sentBy({ kind: "car-clarity", fields });
    expect(JSON.parse(body)).toEqual({ firstName: "Aroha" });
    const typed = [{ name: "firstname", from: "first_name", objectTypeId: "0-2" }, ...fields];
    const form = JSON.parse((await sentBy({ kind: "form-endpoint", fields: typed })).body);
    expect(form.fields).toEqual([
      { objectTypeId: "0-2", name: "firstname", value: "Aroha" },
      { objectTypeId: "0-1", name: "firstName", value: "Aroha" },
    ]);
  });

  it("sends a CRM that takes ADF over HTTP the document itself", async () => {
    expect((await sentBy({ kind: "adf-http" })).body).toMatch(/^<\?(xml|adf)[^]*<adf>/i);
  });

  it("keeps leads waiting for a sink whose secret is missing, and names the secret", async () => {
    const [sink] = configuredSinks(
      [{ kind: "webhook", name: "hook", url: "https://example.com", secrets: ["FORECOURT_SECRET_HOOK"] }],
      tools([]),
    );
    expect(await sink?.deliver(lead, aDelivery(lead))).toEqual({
      ok: false,
      retry: true,
      problem: "The secret FORECOURT_SECRET_HOOK is not set.",
    });
  });

  it.each([
    ["password", { kind: "basic", user: "u", passwordSecret: "FORECOURT_SECRET_X" }],
    ["token", { kind: "bearer", tokenSecret: "FORECOURT_SECRET_X" }],
  ])("takes an empty %s for a missing one, and lets the others deliver", async (_, auth) => {
    const settings = [
      { kind: "adf-http", name: "crm", url: "https://crm.example", auth },
      { kind: "mail", name: "desk", to: ["sales@north.example"] },
    ].map((setting) => sinkSettingSchema.parse(setting));
    const sinks = configuredSinks(settings, tools([["FORECOURT_SECRET_X", ""]]));
    expect(sinks.map(({ name, files }) => [name, files])).toEqual([
      ["crm", "left_out"],
      ["desk", "listed"],
    ]);
    const [crm, desk] = sinks;
    expect(await crm?.deliver(lead, aDelivery(lead))).toEqual({
      ok: false,
      retry: true,
      problem: "The secret FORECOURT_SECRET_X is not set.",
    });
    expect(await desk?.deliver(lead, aDelivery(lead))).toMatchObject({ ok: true });
  });

  it("sends files from mails and dashboards where the installation can read them", () => {
    const settings = [
      { kind: "dashboard", name: "head-office", url: "https://d.example", auth: none },
      { kind: "mail", name: "desk", to: ["sales@north.example"] },
      { kind: "adf-mail", name: "crm", to: ["crm@north.example"] },
      { kind: "car-clarity", name: "clarity", url: "https://c.example", auth: none },
    ].map((setting) => sinkSettingSchema.parse(setting));
    const filesOf = (change: Partial<SinkTools>) =>
      configuredSinks(settings, { ...tools([]), ...change }).map(({ files }) => files);
    expect(filesOf({ readFile: async () => Buffer.alloc(0) })).toEqual(["sent", "sent", "sent", "left_out"]);
    expect(filesOf({})).toEqual(["left_out", "listed", "listed", "left_out"]);
  });

  it.each([
    { kind: "webhook", name: "hook", url: "file:///etc/passwd", secrets: ["FORECOURT_SECRET_A"] },
    { kind: "webhook", name: "hook", url: "https://x.example", secrets: ["whsec_plain-text"] },
    { kind: "webhook", name: "hook", url: "https://x.example", secrets: ["DASHBOARD_PASSWORD"] },
    { kind: "mail", name: "No Spaces", to: ["a@example.com"] },
    { kind: "mail", name: "mail", to: [] },
    { kind: "mail", name: "mail", to: ["a@example.com"], typo: true },
    { kind: "pigeon", name: "mail" },
  ])("refuses the setting %j", (setting) => {
    expect(sinkSettingSchema.safeParse(setting).success).toBe(false);
  });
});
