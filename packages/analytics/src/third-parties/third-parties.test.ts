import { createHash } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Destination } from "../dispatch/dispatcher.ts";
import type { Happening, VisitFacts } from "../events/event-record.ts";
import { EVENTS, isEventName, isLeadEvent, type SiteEvent } from "../events/event-table.ts";
import { parseSiteEvent } from "../events/parse-site-event.ts";
import { adConversions } from "./ad-conversions.ts";
import { ascEvents } from "./asc-event.ts";
import { consoleEvents } from "./console-events.ts";
import { dataLayer } from "./data-layer.ts";
import { ga4Events } from "./ga4-events.ts";
import { hashShopper } from "./hash-shopper.ts";
import { socialPixel } from "./social-pixel.ts";
import { videoPixel } from "./video-pixel.ts";

const visit: VisitFacts = {
  websiteSlug: "a-site",
  websiteId: "7",
  url: "https://dealer.example/cars/kia-rio-9",
  page: "car",
  anonId: "device",
  sessionId: "session",
  browser: "Firefox",
  os: "Linux",
};
const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 };
const policy = { eventNumbers: {}, vehicleContentType: "vehicle", currency: "NZD" } as const;
const of = (event: SiteEvent): Happening => ({ id: "e1", event, visit });
const lead = { name: "used_vehicle_enquiry", leadId: "l1", form: "used", car } as const;

/** One event of each kind, made of the table itself. */
const SAMPLES = { text: "x", "text?": "x", number: 1, car, "car?": car, cars: [car], texts: ["x"] };
const everyEvent: readonly SiteEvent[] = Object.keys(EVENTS)
  .filter(isEventName)
  .flatMap((name) => {
    const fields = Object.entries(EVENTS[name].fields);
    const event = Object.fromEntries(fields.map(([field, kind]) => [field, SAMPLES[kind]]));
    return parseSiteEvent({ name, ...event }) ?? [];
  });

const sent: unknown[] = [];
const keep = (...words: readonly unknown[]) => void sent.push(words);
const post = { fetch: async () => ({ ok: true, status: 202 }) };
const DESTINATIONS: readonly Destination[] = [
  ga4Events({ id: "G-1", affiliation: "North", gtag: keep }),
  dataLayer({ push: keep, policy }),
  socialPixel({ fbq: keep, path: "/api/fb-events", post, policy, schedule: (run) => run() }),
  videoPixel({ ttq: { page: keep, track: keep }, policy }),
  adConversions({ sendTo: "AW-1/x", gtag: keep, currency: "NZD", shopper: async () => null }),
  consoleEvents({ log: keep }),
];

describe.each(DESTINATIONS.map((destination) => [destination.name, destination] as const))(
  "the destination %s",
  (_, destination) => {
    it("takes every kind of event, and passes on no id of the device", async () => {
      expect(everyEvent).toHaveLength(Object.keys(EVENTS).length);
      sent.length = 0;
      for (const event of everyEvent) await destination.receive(of(event));
      expect(sent.length).toBeGreaterThan(0);
      expect(JSON.stringify(sent)).not.toMatch(/"device"|"session"/);
    });
  },
);

const names = (name: (typeof lead)["name"] | "new_test_drive" | "parts_enquiry") =>
  ascEvents({ ...lead, name }).map((event) => event.name);

describe("ascEvents", () => {
  const REQUIRED = new Map<string, z.ZodType>([
    ["asc_pageview", z.object({ page_type: z.string() })],
    ["asc_itemlist_pageview", z.object({ page_type: z.literal("itemlist"), items: z.array(z.object({})) })],
    ["asc_item_pageview", z.object({ page_type: z.literal("item"), items: z.array(z.object({})).length(1) })],
    ["asc_click_to_call", z.object({ comm_phone_number: z.string(), department: z.string() })],
    ["asc_cta_interaction", z.object({ element_type: z.string(), event_action: z.string() })],
    ["asc_comm_engagement", z.object({ comm_type: z.string(), comm_status: z.literal("start") })],
    [
      "asc_form_submission",
      z.object({
        form_name: z.string(),
        form_type: z.string(),
        department: z.string(),
        submission_id: z.string(),
      }),
    ],
  ]);

  it("carry what the standard requires of each", () => {
    for (const event of everyEvent)
      for (const { name, params } of ascEvents(event)) {
        expect(name).toMatch(/^asc_[a-z_]+$/);
        REQUIRED.get(name)?.parse(params);
      }
  });

  it("send a companion with the general submission, where the standard has one", () => {
    expect(names("used_vehicle_enquiry")).toEqual(["asc_form_submission", "asc_form_submission_sales"]);
    expect(names("new_test_drive")).toEqual(["asc_form_submission", "asc_form_submission_sales_appt"]);
    expect(names("parts_enquiry")).toEqual(["asc_form_submission"]);
  });

  it("are none for the later messages of a chat, which are the chat's own", () => {
    expect(ascEvents({ name: "chat_continued", car: null })).toEqual([]);
  });
});

describe("socialPixel", () => {
  it("sends the server's copy a quarter of a second later, under the same id", async () => {
    const fbq = vi.fn();
    const fetch = vi.fn(async (_path: string, _init: { body: string }) => ({ ok: true, status: 202 }));
    const waits: [() => void, number][] = [];
    const schedule = (run: () => void, milliseconds: number) => void waits.push([run, milliseconds]);
    const pixel = socialPixel({ fbq, path: "/api/fb-events", post: { fetch }, policy, schedule });
    await pixel.receive(of(lead));
    expect(fbq).toHaveBeenCalledExactlyOnceWith(
      "track",
      "Lead",
      expect.objectContaining({ content_ids: ["9"], content_type: "vehicle", currency: "NZD", value: 18990 }),
      { eventID: "e1" },
    );
    expect(fetch).not.toHaveBeenCalled();
    expect(waits.map(([, milliseconds]) => milliseconds)).toEqual([250]);
    waits[0]?.[0]();
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? "")).toMatchObject({
      event_name: "Lead",
      event_id: "e1",
      lead_id: "l1",
      content: { content_ids: ["9"] },
    });
  });

  it("has no name for most events", async () => {
    const fbq = vi.fn();
    const pixel = socialPixel({ fbq, path: "/", post, policy, schedule: () => {} });
    await pixel.receive(of({ name: "form_left", form: "used", step: "1" }));
    expect(fbq).not.toHaveBeenCalled();
  });
});

const shopper = async () => ({ sha256_email_address: "hash" });

describe("adConversions", () => {
  it("counts accepted leads alone, with the hashed shopper before", async () => {
    const gtag = vi.fn();
    const ads = adConversions({ sendTo: "AW-1/x", gtag, currency: "NZD", shopper });
    for (const event of everyEvent.filter(({ name }) => !isLeadEvent(name))) await ads.receive(of(event));
    expect(gtag).not.toHaveBeenCalled();
    await ads.receive(of(lead));
    expect(gtag.mock.calls).toEqual([
      ["set", "user_data", { sha256_email_address: "hash" }],
      ["event", "conversion", { send_to: "AW-1/x", transaction_id: "l1", value: 18990, currency: "NZD" }],
    ]);
  });
});

const sha256 = async (text: string) => createHash("sha256").update(text).digest("hex");

const hash = (email: string | null, phone: string | null) =>
  hashShopper({ email, phone }, { callingCode: "61", sha256 });

describe("hashShopper", () => {
  it("hashes a trimmed address in small letters and digits with the country's code", async () => {
    expect(await hash(" Kim@Example.com ", "0491 570 156")).toEqual({
      sha256_email_address: await sha256("kim@example.com"),
      sha256_phone_number: await sha256("61491570156"),
    });
    expect(await hash(null, "+61 491 570 156")).toEqual(await hash(null, "0491570156"));
    expect(await hash("", " ")).toEqual({});
  });
});
