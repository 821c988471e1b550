import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configuredSinks, type LeadSink, type SinkSetting, type SinkTools } from "@forecourt/leads/delivery";
import {
  aDelivery,
  aStoredLead,
  type HttpDouble,
  httpDouble,
  type ReceivedFile,
  readMail,
} from "@forecourt/leads/testing";
import { aConfig } from "@forecourt/tenant-config/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicFetch } from "#host/outgoing/public-fetch.ts";
import { tracedFetch } from "#host/trace/traced-fetch.ts";
import { type SmtpDouble, smtpDouble } from "#host/testing/smtp-double.ts";
import { dashboardDelivery } from "./dashboard-delivery.ts";

/** Every byte there is, and what forms and mails are divided by. */
const BYTES = Buffer.concat([
  Buffer.from(Array.from({ length: 256 }, (_, n) => n)),
  Buffer.from("\r\n--x--\r\n.\r\n"),
]);
const FILES: readonly ReceivedFile[] = [
  { name: "front left.jpg", type: "image/jpeg", content: BYTES },
  { name: "licence.pdf", type: "application/pdf", content: Buffer.concat([BYTES, BYTES]) },
];
const stored = FILES.map(({ name, type, content }, n) => ({
  id: `f${n}`,
  name,
  type,
  bytes: content.length,
  location: String(n),
}));
const WITHOUT = aStoredLead();
const WITH = aStoredLead({ lead: { hasFiles: true }, files: stored });

const FETCHES = {
  "Node's fetch": globalThis.fetch,
  "the fetch for tenants": tracedFetch(publicFetch({ loopback: true })),
};

let http: HttpDouble;
let smtp: SmtpDouble;
let folder: string;
beforeAll(async () => {
  http = await httpDouble(() => ({ status: 201, body: '{"id":"77"}' }));
  smtp = await smtpDouble();
  folder = mkdtempSync(join(tmpdir(), "forecourt-wire-"));
});
afterAll(async () => {
  await http.stop();
  smtp.close();
  rmSync(folder, { recursive: true, force: true });
});

const tools = (fetch: SinkTools["fetch"], mail: "smtp" | "folder"): SinkTools => ({
  fetch,
  now: () => new Date("2026-11-21T10:00:00Z"),
  secret: () => Buffer.alloc(32, 1).toString("base64"),
  mail:
    mail === "smtp"
      ? { kind: "smtp", url: `smtp://127.0.0.1:${smtp.port}`, from: "leads@north.example" }
      : { kind: "folder", directory: folder, from: "leads@north.example" },
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
  readFile: async ({ location }) => FILES[Number(location)]?.content ?? Buffer.alloc(0),
});

/** A sink of every kind that a tenant's file may name. */
const SETTINGS: { [Kind in SinkSetting["kind"]]: (url: string) => SinkSetting & { kind: Kind } } = {
  dashboard: (url) => ({ kind: "dashboard", name: "a", url, auth: { kind: "none" } }),
  mail: () => ({ kind: "mail", name: "a", to: ["sales@north.example"] }),
  "adf-mail": () => ({ kind: "adf-mail", name: "a", to: ["crm@north.example"] }),
  "adf-http": (url) => ({ kind: "adf-http", name: "a", url, auth: { kind: "none" } }),
  webhook: (url) => ({ kind: "webhook", name: "a", url, secrets: ["FORECOURT_SECRET_HOOK"] }),
  "car-clarity": (url) => ({ kind: "car-clarity", name: "a", url, auth: { kind: "none" } }),
  "form-endpoint": (url) => ({ kind: "form-endpoint", name: "a", url, auth: { kind: "none" } }),
};
type MakeSink = (fetch: SinkTools["fetch"]) => LeadSink | null | undefined;
const own =
  (kind: SinkSetting["kind"], mail: "smtp" | "folder" = "folder"): MakeSink =>
  (fetch) =>
    configuredSinks([SETTINGS[kind](http.url)], tools(fetch, mail))[0];
const platform: MakeSink = (fetch) => {
  const production = { url: http.url, credentials: null };
  const installation = { production, staging: null, secret: () => undefined };
  return dashboardDelivery(aConfig(), installation, tools(fetch, "folder"));
};

/** What arrived since the last look, read as its receiver reads it. */
let seenBefore = { http: 0, smtp: 0 };
function received(): { as: string; text: string; files: readonly ReceivedFile[] }[] {
  const requests = http.seen.slice(seenBefore.http).map(({ headers, body, files }) => ({
    as: (headers["content-type"] ?? "").replace(/;.*/, ""),
    text: body,
    files,
  }));
  const written = readdirSync(folder).map((name) => {
    const path = join(folder, name);
    const mail = readFileSync(path, "latin1");
    rmSync(path);
    return mail;
  });
  const mails = [...smtp.mails.slice(seenBefore.smtp), ...written];
  seenBefore = { http: http.seen.length, smtp: smtp.mails.length };
  return [
    ...requests,
    ...mails.map((mail) => ({ as: "mail", ...(readMail(mail) ?? { text: "", files: [] }) })),
  ];
}

const FORM = "multipart/form-data";
const JSON_TYPE = "application/json";
const ADF = "application/x-adf+xml";

describe("what a lead's receiver has over real connections", () => {
  // Sink, how it arrives without files and with them, and what becomes of the files.
  const table: [string, MakeSink, { without: string; with: string }, LeadSink["files"]][] = [
    ["the installation's platform", platform, { without: JSON_TYPE, with: FORM }, "sent"],
    ["dashboard", own("dashboard"), { without: JSON_TYPE, with: FORM }, "sent"],
    ["mail by SMTP", own("mail", "smtp"), { without: "mail", with: "mail" }, "sent"],
    ["mail in a folder", own("mail"), { without: "mail", with: "mail" }, "sent"],
    ["adf-mail by SMTP", own("adf-mail", "smtp"), { without: "mail", with: "mail" }, "sent"],
    ["adf-mail in a folder", own("adf-mail"), { without: "mail", with: "mail" }, "sent"],
    ["adf-http", own("adf-http"), { without: ADF, with: ADF }, "listed"],
    ["webhook", own("webhook"), { without: JSON_TYPE, with: JSON_TYPE }, "listed"],
    ["car-clarity", own("car-clarity"), { without: JSON_TYPE, with: JSON_TYPE }, "left_out"],
    ["form-endpoint", own("form-endpoint"), { without: JSON_TYPE, with: JSON_TYPE }, "left_out"],
  ];
  const rows = Object.entries(FETCHES).flatMap(([fetchName, fetch]) =>
    table.flatMap(([name, make, as, files]) => [
      { name, fetchName, fetch, make, as: as.without, lead: WITHOUT, files: "none" as const },
      { name, fetchName, fetch, make, as: as.with, lead: WITH, files },
    ]),
  );

  it.each(rows)("$name through $fetchName: $as, files $files", async ({ make, fetch, as, lead, files }) => {
    const outcome = await make(fetch)?.deliver(lead, aDelivery(lead));
    const [one, ...more] = received();
    expect(outcome).toMatchObject({ ok: true });
    expect(more).toEqual([]);
    expect(one?.as).toBe(as);
    expect(one?.text).toContain("aroha@example.com");
    expect(one?.files).toEqual(files === "sent" ? FILES : []);
    for (const { name } of lead.files) expect(one?.text.includes(name)).toBe(files !== "left_out");
  });
});
