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
import { hashShopper, phoneDigits } from "./hash-shopper.ts";
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

const rio = { item_id: "9", item_name: "Kia Rio", item_price: 18990 };
const press = (element_type: string) => ({
  element_type,
  event_action: "click",
  action_location: "body",
  items: [rio],
});

const serviceCompanion = (form: string) => ascEvents({ ...lead, name: "service_enquiry", form })[1]?.name;

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

  it.each<[SiteEvent["name"], readonly unknown[]]>([
    ["page_viewed", ["asc_pageview", { page_type: "unknown" }]],
    ["stock_searched", ["asc_element_configuration", { element_type: "search", event_action: "configure" }]],
    ["stock_filtered", ["asc_element_configuration", { element_type: "filter", event_action: "configure" }]],
    ["stock_sorted", ["asc_element_configuration", { element_type: "sort", event_action: "configure" }]],
    [
      "calculator_used",
      ["asc_element_configuration", { element_type: "calculator", event_action: "configure" }],
    ],
    [
      "gallery_opened",
      ["asc_media_interaction", { element_type: "gallery", event_action: "open", items: [rio] }],
    ],
    ["offer_viewed", ["asc_special_offer", { element_type: "offer", event_action: "view" }]],
    ["offer_chosen", ["asc_special_offer", { element_type: "offer", event_action: "click" }]],
    ["stock_list_viewed", ["asc_itemlist_pageview", { page_type: "itemlist", items: [rio] }]],
    ["car_viewed", ["asc_item_pageview", { page_type: "item", items: [rio] }]],
    ["favourite_added", ["asc_cta_interaction", press("wishlist")]],
    ["history_report_opened", ["asc_cta_interaction", press("history_report")]],
    ["directions_opened", ["asc_cta_interaction", press("directions")]],
    ["whatsapp_opened", ["asc_cta_interaction", press("whatsapp")]],
    ["page_shared", ["asc_cta_interaction", press("share")]],
    ["pdf_printed", ["asc_cta_interaction", press("print")]],
    [
      "dealer_called",
      ["asc_click_to_call", { department: "sales", comm_phone_number: "masked", items: [rio] }],
    ],
    ["text_us_opened", ["asc_comm_engagement", { comm_type: "sms", comm_status: "start" }]],
    ["chat_started", ["asc_comm_engagement", { comm_type: "chat", comm_status: "start" }]],
    ["form_shown", ["asc_form_engagement", { form_name: "x", form_type: "x" }]],
    ["form_step_shown", ["asc_form_engagement", { form_name: "x", form_type: "x" }]],
    ["checkout_started", ["asc_retail_process", { flow_name: "reserve", flow_outcome: "start" }]],
  ])("say %s in the words of the standard", (name, [word, params]) => {
    const event = everyEvent.find((one) => one.name === name);
    expect(event && ascEvents(event)).toEqual([{ name: word, params }]);
  });

  it("have no word for the other tools of a page", () => {
    const silent = everyEvent.filter((event) => ascEvents(event).length === 0).map(({ name }) => name);
    expect(silent.toSorted()).toEqual([
      "assistant_opened",
      "car_chosen",
      "chat_continued",
      "chat_opened",
      "consent_answered",
      "experiment_shown",
      "favourite_removed",
      "finance_quoted",
      "form_error_shown",
      "form_failed",
      "form_left",
      "mail_opened",
      "model_viewed",
      "phone_revealed",
      "prompt_shown",
      "signed_in",
      "stock_paged",
      "vehicle_looked_up",
    ]);
  });

  it.each([
    ["home", "home"],
    ["stock", "itemlist"],
    ["car", "item"],
    ["offers", "specials"],
    ["models", "showroom"],
    ["locations", "contact"],
    ["privacy", "unknown"],
  ])("call our page %s %s", (page, type) => {
    expect(ascEvents({ name: "page_viewed", page })).toEqual([
      { name: "asc_pageview", params: { page_type: type } },
    ]);
  });

  it("name the form, its department, the lead and its car with a submission", () => {
    const params = {
      form_name: "test-drive-now",
      form_type: "test_drive_now",
      department: "sales",
      submission_id: "l1",
      items: [{ item_id: "9", item_name: "Kia Rio" }],
    };
    const unpriced = { ...car, price: null };
    expect(ascEvents({ ...lead, form: "test-drive-now", car: unpriced })).toEqual([
      { name: "asc_form_submission", params },
      { name: "asc_form_submission_sales", params },
    ]);
  });

  it("call a submission of an unknown form by its event, and name no car where there is none", () => {
    const event: SiteEvent = { name: "parts_enquiry", leadId: "l1", form: null, car: null };
    expect(ascEvents(event)).toEqual([
      {
        name: "asc_form_submission",
        params: {
          form_name: "parts_enquiry",
          form_type: "parts_enquiry",
          department: "parts",
          submission_id: "l1",
        },
      },
    ]);
  });

  it("take a booked service for an appointment, and a question about one for none", () => {
    expect(serviceCompanion("book-service")).toBe("asc_form_submission_service_appt");
    expect(serviceCompanion("service")).toBe("asc_form_submission_service");
  });

  it("are none for the later messages of a chat, which are the chat's own", () => {
    expect(ascEvents({ name: "chat_continued", car: null })).toEqual([]);
  });
});

const atOnce = (run: () => void) => run();

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

  it("sends no copy that the browser has taken, and minds no server that is away", async () => {
    const bodies: unknown[] = [];
    const fetch = vi.fn(async (_path: string, init: { body: string }) => {
      bodies.push(JSON.parse(init.body));
      throw new Error("away");
    });
    const send = async (sendBeacon: () => boolean) => {
      const pixel = socialPixel({
        fbq: vi.fn(),
        path: "/p",
        post: { fetch, sendBeacon },
        policy,
        schedule: atOnce,
      });
      await pixel.receive(of({ name: "text_us_opened", car: null }));
    };
    await send(() => true);
    expect(bodies).toEqual([]);
    await send(() => false);
    expect(bodies).toEqual([
      {
        event_name: "Contact",
        event_id: "e1",
        unique_id: "device",
        url: visit.url,
        lead_id: null,
        content: {},
      },
    ]);
  });

  it("has no name for most events", async () => {
    const fbq = vi.fn();
    const pixel = socialPixel({ fbq, path: "/", post, policy, schedule: () => {} });
    await pixel.receive(of({ name: "form_left", form: "used", step: "1" }));
    expect(fbq).not.toHaveBeenCalled();
  });
});

const shopper = async () => ({ sha256_email_address: "hash" });

const tracked = {
  content_ids: ["9"],
  content_name: "Kia Rio",
  content_type: "vehicle",
  quantity: 1,
  currency: "NZD",
  value: 18990,
};

type Keep = (...words: readonly unknown[]) => void;

/** What one destination passes on of these events. */
async function passedOn(make: (keep: Keep) => Destination, ...events: SiteEvent[]) {
  const given: unknown[] = [];
  const destination = make((...words) => void given.push(words));
  for (const event of events) await destination.receive(of(event));
  return given;
}

const toAnalytics = (gtag: Keep) => ga4Events({ id: "G-1", affiliation: "North", gtag });
const toLayer = (push: Keep) => dataLayer({ push, policy });
const toVideo = (keepWords: Keep) =>
  videoPixel({
    ttq: { page: () => keepWords("page"), track: (...words) => keepWords("track", ...words) },
    policy,
  });

describe("the words each destination is given", () => {
  it("are the standard's for web analytics, with the page they were said on", async () => {
    expect(await passedOn(toAnalytics, { name: "favourite_added", car }, { name: "signed_in" })).toEqual([
      [
        "event",
        "asc_cta_interaction",
        {
          page_type: "item",
          ...press("wishlist"),
          event_owner: "forecourt",
          affiliation: "North",
          page_location: visit.url,
          send_to: "G-1",
        },
      ],
    ]);
  });

  it("are our own for a tag manager, with the car and the lead where there is one", async () => {
    const common = { event_id: "e1", page_location: visit.url };
    const [added, plain, sentLead] = await passedOn(
      toLayer,
      { name: "favourite_added", car },
      { name: "signed_in" },
      lead,
    );
    expect(added).toEqual([
      expect.objectContaining({
        ...common,
        event: "favourite_added",
        car_slug: "kia-rio-9",
        vehicle: tracked,
      }),
    ]);
    expect(added).not.toEqual([expect.objectContaining({ lead_id: expect.anything() })]);
    expect(plain).toEqual([{ ...common, event: "signed_in" }]);
    expect(sentLead).toEqual([
      expect.objectContaining({ ...common, event: "used_vehicle_enquiry", lead_id: "l1", vehicle: tracked }),
    ]);
  });

  it("are the video network's for its pixel, a page view being a call of its own", async () => {
    expect(
      await passedOn(
        toVideo,
        { name: "page_viewed", page: "home" },
        { name: "car_viewed", car },
        lead,
        { name: "text_us_opened", car: null },
        { name: "signed_in" },
      ),
    ).toEqual([
      ["page"],
      ["track", "ViewContent", tracked, { event_id: "e1" }],
      ["track", "SubmitForm", tracked, { event_id: "e1" }],
      ["track", "Contact", {}, { event_id: "e1" }],
    ]);
  });

  it("are an event and its name on a console", async () => {
    const event = { name: "signed_in" } as const;
    expect(await passedOn((log) => consoleEvents({ log }), event)).toEqual([["event", "signed_in", event]]);
  });

  it("say what each destination is and what consent it wants", () => {
    expect(DESTINATIONS.map(({ name, purpose }) => [name, purpose])).toEqual([
      ["web analytics", "measurement"],
      ["tag manager", "measurement"],
      ["social pixel", "advertising"],
      ["video pixel", "advertising"],
      ["ad conversions", "advertising"],
      ["console", null],
    ]);
  });
});

describe("adConversions", () => {
  it("counts a lead without a price and of a stranger by its id alone", async () => {
    const gtag = vi.fn();
    const ads = adConversions({ sendTo: "AW-1/x", gtag, currency: "NZD", shopper: async () => null });
    await ads.receive(of({ ...lead, car: { ...car, price: null } }));
    await ads.receive(of({ ...lead, car: null }));
    const words = ["event", "conversion", { send_to: "AW-1/x", transaction_id: "l1" }];
    expect(gtag.mock.calls).toEqual([words, words]);
  });

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

describe("phoneDigits", () => {
  it.each([
    ["0491 570 156", "61491570156"],
    ["+64 21 123 456", "6421123456"],
    [" +64 21 123 456", "6421123456"],
    ["61491570156", "61491570156"],
    ["00491570156", "61491570156"],
    ["491570106", "61491570106"],
    ["no digits", ""],
    ["", ""],
  ])("makes of %j the digits %j", (phone, digits) => {
    expect(phoneDigits(phone, "61")).toBe(digits);
  });
});

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
