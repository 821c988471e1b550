import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type FormId, formFields, formFor, formIds } from "@forecourt/leads";
import { type HttpDouble, httpDouble, sampleAnswers, type SeenRequest } from "@forecourt/leads/testing";
import { type Car, stringifyCar } from "@forecourt/search/car";
import { openEmbeddedStock } from "@forecourt/search/snapshot";
import { aCar } from "@forecourt/search/testing";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formFacts } from "#server/forms/form-facts.ts";
import { type Asked, ask } from "./world/ask.ts";
import type { BuiltSite } from "../host/testing/built-site.ts";
import { siteEnvironment, startSite } from "./world/running-site.ts";

const DEALER = "harbourside";
const TENANTS = join(import.meta.dirname, "../tenants");
const NOW = new Date("2026-11-23T01:00:00Z");
const DELIVERED_WITHIN_MS = 15_000;

/** A used car that does not stand at the primary location. */
const CAR: Car = aCar({
  id: "4711",
  slug: "2021-toyota-corolla-4711",
  name: "2021 Toyota Corolla Ascent",
  make: "Toyota",
  model: "Corolla",
  condition: "used",
  stockNumber: "U4711",
  createdAt: NOW.getTime() - 86_400_000 * 30,
  location: {
    id: "403",
    name: "Harbourside Pre-owned",
    slug: "harbourside-pre-owned",
    phone: "02 5550 1003",
    distributionLocations: [],
  },
  dealership: { id: "303", slug: "harbourside-used", name: "Harbourside Pre-owned" },
  state: "NSW",
});

/** Forms that stand on a car's page. */
const ABOUT_A_CAR: readonly FormId[] = ["used", "test-drive", "request-photos", "similar", "finance"];

/** Who asks, by field; any other question gets the sample's answer. */
const SHOPPER: Readonly<Record<string, string>> = {
  name: "Ada Shopper",
  first_name: "Ada",
  middle_name: "May",
  last_name: "Shopper",
  phone: "0491 570 156",
  postcode: "2300",
  message: "When could I come and see it?",
  day: "7",
  month: "3",
  year: "1985",
  Rego: "ABC123",
  "Trade-in Year": "2019",
  "Trade-in Make": "Mazda",
  "Trade-in Model": "CX-5",
  "Trade-in Odometer": "45000",
};

let data: string;
let dashboard: HttpDouble;
let site: BuiltSite;
let content: TenantContent;

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "forecourt-payloads-"));
  const read = await filesContentSource({ directory: TENANTS, now: () => NOW }).tenant(DEALER);
  if (!read) throw new Error(`There is no demo dealer ${DEALER}.`);
  content = read;
  dashboard = await httpDouble(({ method }) =>
    method === "GET" ? { status: 404, body: "{}" } : { status: 201, body: '{"id": 77}' },
  );
  const stock = await openEmbeddedStock({ directory: join(data, "stock", DEALER) });
  await stock.index.write((writer) =>
    writer.put([{ document: stringifyCar(CAR), feed: null, fingerprint: "" }]),
  );
  await stock.close();
  // The dealer sends finance enquiries to a mailbox; here every form goes to the dashboard.
  const override = join(data, "override.json");
  writeFileSync(override, JSON.stringify({ leads: { routing: { routes: [] } } }));
  site = await startSite({
    ...siteEnvironment({ data, tenants: TENANTS }),
    FORECOURT_OVERRIDE: override,
    DASHBOARD_URL: dashboard.url,
    DASHBOARD_USER: "forecourt",
    DASHBOARD_PASSWORD: "secret",
  });
}, 120_000);
afterAll(async () => {
  await site?.stop("SIGTERM");
  await dashboard?.stop();
  rmSync(data, { recursive: true, force: true });
}, 30_000);

describe("what the dashboard receives over HTTP of a form that was filled in", () => {
  it.each(formIds)("is what its file says: %s", async (id) => {
    if (!content.tenant.config.forms.offered.includes(id))
      throw new Error(`${DEALER} does not offer the form ${id}.`);
    const before = mutations().length;
    const answered = await ask(site.port, DEALER, ...callOf(id));
    expect(answered).toMatchObject({ status: 201 });
    const received = await nextDelivery(before);
    await expect(`${JSON.stringify(await readable(received), null, 2)}\n`).toMatchFileSnapshot(
      `payloads/${id}.json`,
    );
  });
});

const mutations = (): SeenRequest[] => dashboard.seen.filter(({ method }) => method !== "GET");

async function nextDelivery(before: number): Promise<SeenRequest> {
  const until = Date.now() + DELIVERED_WITHIN_MS;
  while (Date.now() < until) {
    const next = mutations()[before];
    if (next) return next;
    await pause(25);
  }
  throw new Error("The dashboard received nothing.");
}

/** The call of a form as the browser's script makes it: JSON, or multipart where the form takes files. */
function callOf(id: FormId): [path: string, asked: Asked] {
  const car = ABOUT_A_CAR.includes(id) ? CAR : null;
  const location = id === "location-contact" ? (content.locations[1] ?? null) : null;
  const form = formFor(
    id,
    content.tenant.config,
    formFacts({ config: content.tenant.config, content }, { car, location }),
  );
  const asked = new Set(formFields(form).map(({ name }) => name));
  const known = Object.entries(SHOPPER).filter(([name]) => asked.has(name));
  const lead = {
    ...sampleAnswers(form),
    ...Object.fromEntries(known),
    email: `${id}@shopper.example`,
    form: id,
    idempotency_key: `payload-of-${id}`,
    opened_at: Date.now() - 60_000,
    url: car ? `/cars/${car.slug}?gclid=abc&page=2#enquire` : "/contact?utm_source=mail",
    visited_pages: ["/", "/search/used-cars"],
    linked_query_params: { utm_source: "mail" },
    step_number: form.steps.length,
    ...(car ? { car_id: car.id } : {}),
    ...(location ? { page_location: location.id } : {}),
    ...(id === "offer" ? { offer_id: content.offers[0]?.id } : {}),
  };
  const takesFiles = formFields(form).some(({ kind }) => kind === "files");
  const body = JSON.stringify({ lead });
  return takesFiles
    ? ["/api/leads/with-files", multipart(body)]
    : ["/api/leads", { method: "POST", headers: { "content-type": "application/json" }, body }];
}

const FILE = "%PDF-1.4\n% the shopper's document\n";

function multipart(lead: string): Asked {
  const boundary = "form-of-the-proof";
  const parts = [
    `--${boundary}\r\ncontent-disposition: form-data; name="lead"\r\n\r\n${lead}`,
    `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="document.pdf"\r\ncontent-type: application/pdf\r\n\r\n${FILE}`,
    `--${boundary}--\r\n`,
  ];
  return {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: parts.join("\r\n"),
  };
}

/** A delivery as a person reads it: the call, the lead, the files; without what differs from run to run. */
async function readable({ method, path, headers, body }: SeenRequest): Promise<object> {
  const type = headers["content-type"] ?? "";
  const call = { method, path, type: type.replace(/;.*/, ""), authorization: headers.authorization };
  expect(headers["idempotency-key"]).toMatch(/^[\da-f-]{36}$/);
  if (!type.startsWith("multipart/")) return { ...call, body: JSON.parse(body) as unknown };
  const form = await new Response(body, { headers: { "content-type": type } }).formData();
  const texts = form.getAll("lead").filter((part) => typeof part === "string");
  const files = form.getAll("files").filter((part) => typeof part !== "string");
  return {
    ...call,
    body: JSON.parse(texts[0] ?? "null") as unknown,
    files: await Promise.all(
      files.map(async (file) => ({ name: file.name, type: file.type, whole: (await file.text()) === FILE })),
    ),
  };
}
