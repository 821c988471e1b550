import { describe, expect, it, vi } from "vitest";
import type { VisitFacts } from "../events/site-event.ts";
import { carPhoneCall } from "./car-phone-call.ts";
import { numberedEvents } from "./numbered-events.ts";

const visit: VisitFacts = {
  websiteSlug: "a-site",
  websiteId: "7",
  url: "https://dealer.example/cars/kia-rio-9",
  anonId: "a",
  sessionId: "s",
  browser: "Firefox",
  os: "Linux",
};
const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 };
const policy = { eventNumbers: {}, vehicleContentType: "product", currency: "AUD" } as const;

function startNumbered(beacon?: (path: string, body: Blob) => boolean) {
  const scheduled: { run: () => void; milliseconds: number }[] = [];
  const bodies: string[] = [];
  const fetch = vi.fn(async (_path: string, init: { body: string }) => void bodies.push(init.body));
  const onFailure = vi.fn();
  const destination = numberedEvents({
    path: "/api/events",
    policy,
    post: { fetch, ...(beacon && { sendBeacon: beacon }) },
    schedule: (run, milliseconds) => scheduled.push({ run, milliseconds }),
    onFailure,
  });
  return { destination, scheduled, bodies, fetch, onFailure };
}

const offline = () => Promise.reject(new Error("offline"));

describe("numberedEvents", () => {
  it("prints the endpoint's record, the number as its category", async () => {
    const { destination, scheduled, bodies } = startNumbered();
    await destination.receive({ name: "favourite_added", car }, visit);
    expect(scheduled[0]?.milliseconds).toBe(250);
    scheduled[0]?.run();
    expect(JSON.parse(bodies[0] ?? "")).toEqual({
      events: [
        {
          website_slug: "a-site",
          url: "https://dealer.example/cars/kia-rio-9",
          category: 39,
          lead_id: null,
          anon_id: "a",
          session_id: "s",
          error_message: null,
          event_properties: {
            event_name: "favourite_added",
            website_id: "7",
            browser: "Firefox",
            os: "Linux",
            car_id: "9",
            car_slug: "kia-rio-9",
            car_name: "Kia Rio",
            vehicle: {
              content_ids: ["9"],
              content_name: "Kia Rio",
              content_type: "product",
              quantity: 1,
              currency: "AUD",
              value: 18990,
            },
          },
        },
      ],
    });
  });

  it("names the dealership of a call", async () => {
    const { destination, bodies } = startNumbered();
    await destination.receive({ name: "dealer_called", dealershipId: "3", car }, visit);
    destination.flush();
    expect(JSON.parse(bodies[0] ?? "").events[0].event_properties).toMatchObject({
      car_id: "9",
      dealership_id: "3",
      website_id: "7",
    });
  });

  it("leaves out events without a number", async () => {
    const { destination, scheduled } = startNumbered();
    await destination.receive({ name: "page_viewed" }, visit);
    await destination.receive({ name: "form_left", form: "general", step: "details" }, visit);
    destination.flush();
    expect(scheduled).toEqual([]);
  });

  it("goes on without anyone who listens for failures", async () => {
    const waits: (() => void)[] = [];
    const numbered = numberedEvents({
      path: "/e",
      policy,
      post: { fetch: offline },
      schedule: (run) => waits.push(run),
    });
    await numbered.receive({ name: "chat_started" }, visit);
    numbered.flush();
    await numbered.receive({ name: "chat_continued" }, visit);
    expect(waits).toHaveLength(2);
  });

  it("sends what belongs together in one batch, and at most twenty", async () => {
    const { destination, bodies, scheduled } = startNumbered();
    for (let count = 0; count < 21; count++) await destination.receive({ name: "text_us_opened" }, visit);
    destination.flush();
    destination.flush();
    expect(bodies.map((body) => JSON.parse(body).events.length)).toEqual([20, 1]);
    expect(scheduled).toHaveLength(2);
  });

  it("prefers a beacon and falls back when the browser refuses it", async () => {
    const beacons: Blob[] = [];
    const first = startNumbered((path, body) => path === "/api/events" && beacons.push(body) > 0);
    await first.destination.receive({ name: "chat_started" }, visit);
    first.destination.flush();
    expect(beacons.map(({ type }) => type)).toEqual(["application/json"]);
    expect(JSON.parse((await beacons[0]?.text()) ?? "")).toMatchObject({ events: [{ category: 55 }] });
    expect(first.fetch).not.toHaveBeenCalled();
    const full = startNumbered(() => false);
    await full.destination.receive({ name: "chat_started" }, visit);
    full.destination.flush();
    expect(full.fetch).toHaveBeenCalledTimes(1);
  });

  it("reports a network failure and throws nothing", async () => {
    const { destination, fetch, onFailure } = startNumbered();
    fetch.mockRejectedValueOnce(new Error("offline"));
    await destination.receive({ name: "chat_started" }, visit);
    destination.flush();
    await new Promise((resolve) => setImmediate(resolve));
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe("carPhoneCall", () => {
  it("is the site's own, so that no consent is asked for it", () => {
    const calls = carPhoneCall({ path: "/calls", post: { fetch: async () => undefined } });
    expect(calls).toMatchObject({ name: "car phone call", thirdParty: false });
    expect(startNumbered().destination).toMatchObject({ name: "numbered events", thirdParty: false });
  });

  it("posts a call from a page without a car", async () => {
    const fetch = vi.fn(async (_path: string, _init: { body: string }) => undefined);
    const calls = carPhoneCall({ path: "/calls", post: { fetch } });
    await calls.receive({ name: "dealer_called", dealershipId: null, car: null }, visit);
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(JSON.parse(init?.body ?? "")).toMatchObject({ car_id: null, dealership_id: null });
  });

  it("posts the call at once, without a number or a name in it", async () => {
    const fetch = vi.fn(async () => undefined);
    const calls = carPhoneCall({ path: "/api/events/car_phone_call", post: { fetch } });
    await calls.receive({ name: "dealer_called", dealershipId: "3", car }, visit);
    await calls.receive({ name: "favourite_added", car }, visit);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/events/car_phone_call", {
      method: "POST",
      headers: { "content-type": "application/json" },
      keepalive: true,
      body: '{"website_slug":"a-site","website_id":"7","url":"https://dealer.example/cars/kia-rio-9","car_id":"9","dealership_id":"3"}',
    });
  });
});
