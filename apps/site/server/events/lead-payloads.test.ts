import { createHash } from "node:crypto";
import { join } from "node:path";
import {
  type Destination,
  eventId,
  type LeadAccepted,
  type LeadCar,
  leadEventName,
  type VisitFacts,
} from "@forecourt/analytics";
import { parsePixelCopy, pixelServerEvent } from "@forecourt/analytics/collect";
import { numberedEvents } from "@forecourt/analytics/destinations/numbered-events";
import {
  adConversions,
  dataLayer,
  ga4Events,
  socialPixel,
  videoPixel,
} from "@forecourt/analytics/third-parties";
import { chosenCategory, type FormId, formFor, formIds } from "@forecourt/leads";
import { parseCar } from "@forecourt/search/car";
import { thirdParties } from "@forecourt/tenant-config";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { filesContentSource } from "@forecourt/tenant-config/files";
import { describe, expect, it } from "vitest";
import { formFacts } from "#server/forms/form-facts.ts";
import { PUBLISHED } from "#server/testing/published-schemas.ts";

const now = new Date("2026-11-21T00:00:00Z");
const source = filesContentSource({ directory: join(import.meta.dirname, "../../tenants"), now: () => now });
const slugs = await source.slugs();

async function dealer(slug: string): Promise<TenantContent> {
  const content = await source.tenant(slug);
  if (!content) throw new Error(`There is no demo dealer ${slug}.`);
  return content;
}

const CARS: readonly LeadCar[] = ["none", "new", "demo", "used", "used_test_drive_only"];
const TRACKED = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 };
const sha256 = async (text: string) => createHash("sha256").update(text).digest("hex");

/** What a form about a car counts as with this dealer. */
function leadOf(content: TenantContent, form: FormId, car: LeadCar): LeadAccepted {
  const condition = car === "used_test_drive_only" ? "used" : car;
  const parsed =
    condition === "none"
      ? null
      : parseCar({ id: "9", slug: "kia-rio-9", make: "Kia", model: "Rio", car_type: condition });
  const about = parsed?.ok ? parsed.car : null;
  const definition = formFor(
    form,
    content.tenant.config,
    formFacts({ config: content.tenant.config, content }, { car: about, location: null }),
  );
  const name = leadEventName({ form, category: chosenCategory(definition, {}), car });
  return { name, leadId: "lead-1", form, car: car === "none" ? null : TRACKED };
}

const atOnce = (run: () => void) => run();

/** What each destination of a dealer is sent of an event, by the words it leaves the page in. */
async function sentOf({ tenant: { config } }: TenantContent, event: LeadAccepted): Promise<object> {
  const { analytics, site } = config;
  const sent: [receiver: string, payload: unknown][] = [];
  const to =
    (receiver: string) =>
    (...words: readonly unknown[]) =>
      void sent.push([receiver, words]);
  const post = {
    fetch: async (path: string, { body }: { body: string }) => {
      sent.push([path, JSON.parse(body)]);
      return { ok: true, status: 202 };
    },
  };
  const memory = new Map<string, string>();
  const storage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => void memory.set(key, value),
    removeItem: (key: string) => void memory.delete(key),
  };
  const policy = analytics;
  const receivers = new Map<string, (id: string) => Destination>([
    ["analyticsId", (id) => ga4Events({ id, affiliation: site.name, gtag: to("gtag") })],
    ["tagManagerId", () => dataLayer({ push: to("dataLayer"), policy })],
    [
      "socialPixelId",
      () => socialPixel({ fbq: to("fbq"), path: "/api/fb-events", post, policy, schedule: atOnce }),
    ],
    ["videoPixelId", () => videoPixel({ ttq: { page: to("ttq"), track: to("ttq") }, policy })],
    [
      "adConversionId",
      (id) =>
        adConversions({
          sendTo: id.replace(":", "/"),
          gtag: to("gtag"),
          currency: analytics.currency,
          shopper: async () => ({ sha256_email_address: await sha256("kim@example.com") }),
        }),
    ],
  ]);
  const numbered = numberedEvents({
    path: "/api/events",
    policy,
    post,
    schedule: atOnce,
    storage,
    now: () => now.getTime(),
  });
  const destinations = [
    ...(analytics.numberedEvents ? [numbered] : []),
    ...thirdParties(config).flatMap(({ name, id }) => receivers.get(name)?.(id) ?? []),
  ];
  const visit: VisitFacts = {
    websiteSlug: site.slug,
    websiteId: site.id,
    url: `https://${site.hosts[0] ?? site.slug}/contact`,
    page: "success",
    anonId: "device",
    sessionId: "session",
    browser: "Firefox",
    os: "Linux",
  };
  for (const destination of destinations) await destination.receive({ id: event.leadId, event, visit });
  await new Promise((resolve) => setImmediate(resolve));
  const byReceiver = Map.groupBy(sent, ([receiver]) => receiver);
  return Object.fromEntries(
    [...byReceiver].map(([receiver, all]) => [receiver, all.map(([, payload]) => payload)]),
  );
}

const rowsOf = async (content: TenantContent) => {
  const { analytics, forms } = content.tenant.config;
  const asked = formIds
    .filter((form) => forms.offered.includes(form))
    .flatMap((form) => CARS.map((car) => ({ form, car, event: leadOf(content, form, car) })));
  return Promise.all(
    asked.map(async ({ form, car, event }) => ({
      form,
      car,
      event: event.name,
      number: eventId(event.name, analytics.eventNumbers),
      sent: await sentOf(content, event),
    })),
  );
};

describe.each(slugs)("the leads of %s, by form and car", (slug) => {
  it("count as what their table says, and go out as it says", async () => {
    const rows = await rowsOf(await dealer(slug));
    const lines = rows.map((row) => JSON.stringify(row)).join("\n");
    await expect(`${lines}\n`).toMatchFileSnapshot(`lead-payloads/${slug}.jsonl`);
  });

  it("keep to the schemas that receivers have published", async () => {
    const rows = await rowsOf(await dealer(slug));
    const broken = rows.flatMap(({ form, car, sent }) =>
      Object.entries(sent).flatMap(([receiver, payloads]) =>
        (payloads as unknown[]).flatMap((payload) =>
          (PUBLISHED.get(receiver)?.safeParse(payload).error?.issues ?? []).map((issue) => [
            form,
            car,
            issue,
          ]),
        ),
      ),
    );
    expect(broken).toEqual([]);
  });
});

describe("the social network's server event", () => {
  it("keeps to the network's schema, for every form of a dealer who sends it", async () => {
    const content = await dealer("flexidrive");
    for (const { sent } of await rowsOf(content)) {
      const [copied] = new Map(Object.entries(sent)).get("/api/fb-events") as [unknown];
      const copy = parsePixelCopy(copied);
      if (!copy) throw new Error("The page's copy was refused.");
      const shopper = {
        address: "203.0.113.9",
        userAgent: "Firefox",
        browserId: null,
        clickId: null,
        email: "kim@example.com",
        phone: "0491 570 156",
      };
      const at = now.getTime();
      const event = await pixelServerEvent(copy, {
        shopper,
        happenedAt: at,
        now: at,
        callingCode: "61",
        sha256,
      });
      expect(PUBLISHED.get("server event")?.safeParse(event).error).toBeUndefined();
    }
  });
});
