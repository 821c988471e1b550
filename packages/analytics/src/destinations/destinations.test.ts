import { describe, expect, it, vi } from "vitest";
import type { BrowserStorage } from "../browser-storage.ts";
import type { Happening, VisitFacts } from "../events/event-record.ts";
import type { SiteEvent } from "../events/event-table.ts";
import { carPhoneCall } from "./car-phone-call.ts";
import { eventQueue } from "./event-queue.ts";
import { numberedEvents } from "./numbered-events.ts";

const visit: VisitFacts = {
  websiteSlug: "a-site",
  websiteId: "7",
  url: "https://dealer.example/cars/kia-rio-9",
  page: "car",
  anonId: "a",
  sessionId: "s",
  browser: "Firefox",
  os: "Linux",
};
const car = { id: "9", slug: "kia-rio-9", name: "Kia Rio", price: 18990 };
const policy = { eventNumbers: {}, vehicleContentType: "product", currency: "AUD" } as const;
const DAY = 24 * 60 * 60 * 1000;

let made = 0;
const happened = (event: SiteEvent): Happening => ({ id: `event-${(made += 1)}`, event, visit });
const texted = () => happened({ name: "text_us_opened", car: null });

function memory(): BrowserStorage & { map: Map<string, string> } {
  const map = new Map<string, string>();
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
const blocked: BrowserStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
const settled = () => new Promise((resolve) => setImmediate(resolve));

function startNumbered({
  storage = memory(),
  answer = async () => ({ ok: true, status: 202 }),
}: {
  storage?: BrowserStorage;
  answer?: () => Promise<{ ok: boolean; status: number }>;
} = {}) {
  const scheduled: { run: () => void; milliseconds: number }[] = [];
  const batches: { events: { event_properties: { event_id: string } }[] }[] = [];
  const beacons: string[] = [];
  const onFailure = vi.fn();
  const destination = numberedEvents({
    path: "/api/events",
    policy,
    post: {
      fetch: (_path, { body }) => {
        batches.push(JSON.parse(body));
        return answer();
      },
      sendBeacon: (path, body) => beacons.push(`${path} ${body.type}`) > 0,
    },
    schedule: (run, milliseconds) => scheduled.push({ run, milliseconds }),
    storage,
    now: () => 1000,
    onFailure,
  });
  const idsSent = () => batches.map(({ events }) => events.map((each) => each.event_properties.event_id));
  return { destination, scheduled, batches, beacons, idsSent, onFailure };
}

describe("numberedEvents", () => {
  it("prints the endpoint's record, the number as its category, a quarter of a second later", async () => {
    const { destination, scheduled, batches } = startNumbered();
    await destination.receive({ id: "e1", event: { name: "favourite_added", car }, visit });
    expect(scheduled[0]?.milliseconds).toBe(250);
    scheduled[0]?.run();
    expect(batches).toEqual([
      {
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
              event_id: "e1",
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
      },
    ]);
  });

  it("leaves out events without a number", async () => {
    const { destination, scheduled } = startNumbered();
    await destination.receive(happened({ name: "page_viewed", page: "home" }));
    destination.flush();
    expect(scheduled).toEqual([]);
  });

  it("sends what belongs together in one batch, at most twenty, each once", async () => {
    const { destination, idsSent, scheduled } = startNumbered();
    const all = Array.from({ length: 21 }, texted);
    for (const one of all) await destination.receive(one);
    expect(scheduled).toHaveLength(1);
    destination.flush();
    await settled();
    destination.flush();
    await settled();
    expect(idsSent().map((ids) => ids.length)).toEqual([20, 1]);
    expect(idsSent().flat()).toEqual(all.map(({ id }) => id));
  });

  it("keeps what was not taken for the next page, and tries again in half a minute", async () => {
    const storage = memory();
    const offline = startNumbered({ storage, answer: () => Promise.reject(new Error("offline")) });
    const one = texted();
    await offline.destination.receive(one);
    offline.scheduled[0]?.run();
    await settled();
    expect(offline.onFailure).toHaveBeenCalledTimes(1);
    expect(offline.scheduled[1]?.milliseconds).toBe(30_000);
    const next = startNumbered({ storage });
    next.destination.flush();
    await settled();
    expect(next.idsSent()).toEqual([[one.id]]);
    expect(storage.map.size).toBe(0);
  });

  it("sends again after a failure and after a success, never twice at once", async () => {
    let up = false;
    const answer = async () => ({ ok: up, status: up ? 202 : 503 });
    const { destination, scheduled, idsSent, onFailure } = startNumbered({ answer });
    const [one, two] = [texted(), texted()];
    await destination.receive(one);
    destination.flush();
    destination.flush();
    await settled();
    expect(idsSent()).toEqual([[one.id]]);
    expect(onFailure.mock.calls).toEqual([[new Error("The events endpoint responded with 503.")]]);
    up = true;
    destination.flush();
    await settled();
    expect(idsSent()).toEqual([[one.id], [one.id]]);
    scheduled[0]?.run();
    await destination.receive(two);
    expect(scheduled.map(({ milliseconds }) => milliseconds)).toEqual([250, 250]);
    scheduled[1]?.run();
    await settled();
    expect(idsSent().at(-1)).toEqual([two.id]);
  });

  it.each([429, 500, 503])("keeps what the endpoint answered %d to", async (status) => {
    const storage = memory();
    const { destination } = startNumbered({ storage, answer: async () => ({ ok: false, status }) });
    await destination.receive(texted());
    destination.flush();
    await settled();
    expect(storage.map.size).toBe(1);
  });

  it("drops what the endpoint refuses, since it would refuse it again", async () => {
    const storage = memory();
    const refusal = startNumbered({ storage, answer: async () => ({ ok: false, status: 400 }) });
    await refusal.destination.receive(texted());
    refusal.destination.flush();
    await settled();
    expect(storage.map.size).toBe(0);
    expect(refusal.onFailure).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["refuses", async () => ({ ok: false, status: 400 }), [250]],
    ["is away", () => Promise.reject(new Error("offline")), [250, 30_000]],
  ] as const)("needs no one who listens when the endpoint %s", async (_, answer, waits) => {
    const scheduled: number[] = [];
    const storage = memory();
    const destination = numberedEvents({
      path: "/api/events",
      policy,
      post: { fetch: answer },
      schedule: (run, milliseconds) => {
        if (scheduled.push(milliseconds) === 1) run();
      },
      storage,
      now: () => 1000,
    });
    await destination.receive(texted());
    await settled();
    expect(scheduled).toEqual(waits);
    expect(storage.map.size).toBe(waits.length - 1);
  });

  it("leaves what waits with the browser when the page goes, and sends a copy from the next one", async () => {
    const storage = memory();
    const { destination, beacons, batches } = startNumbered({ storage });
    destination.leave();
    expect(beacons).toEqual([]);
    await destination.receive(texted());
    destination.leave();
    expect(beacons).toEqual(["/api/events application/json"]);
    expect(batches).toEqual([]);
    expect(storage.map.size).toBe(1);
  });

  it("throws what waits away when the shopper refuses", async () => {
    const storage = memory();
    const { destination, idsSent } = startNumbered({ storage });
    await destination.receive(texted());
    destination.forget();
    destination.flush();
    expect(idsSent()).toEqual([]);
    expect(storage.map.size).toBe(0);
  });

  it("sends from a browser that keeps nothing", async () => {
    const { destination, idsSent } = startNumbered({ storage: blocked });
    const one = texted();
    await destination.receive(one);
    destination.flush();
    await settled();
    expect(idsSent()).toEqual([[one.id]]);
    destination.flush();
    expect(idsSent()).toHaveLength(1);
  });
});

const record = (id: string) => ({
  website_slug: "a-site",
  url: "",
  category: 54,
  lead_id: null,
  anon_id: "",
  session_id: "",
  error_message: null,
  event_properties: { event_id: id },
});

describe("eventQueue", () => {
  it("holds the newest hundred, for a week", () => {
    const storage = memory();
    let now = 0;
    const queue = eventQueue({ storage, now: () => now });
    for (let at = 0; at < 101; at++) queue.add(record(`e${at}`));
    expect(queue.first(1)[0]?.event_properties["event_id"]).toBe("e1");
    expect(queue.first(500)).toHaveLength(100);
    now = 7 * DAY - 1;
    expect(queue.first(1)).toHaveLength(1);
    now = 7 * DAY;
    expect(queue.first(1)).toEqual([]);
  });

  it.each(["", "{", "7", "[7]", '[{"at":"x","record":{}}]', '[{"at":1,"record":{"event_properties":{}}}]'])(
    "reads %j as nothing",
    (text) => {
      const storage = memory();
      storage.map.set("event-queue", text);
      expect(eventQueue({ storage, now: () => 0 }).first(5)).toEqual([]);
    },
  );

  it("takes nothing from a clock that is a week ahead or behind", () => {
    const storage = memory();
    let now = 7 * DAY;
    const queue = eventQueue({ storage, now: () => now });
    queue.add(record("a"));
    now = 1;
    expect(queue.first(1)).toHaveLength(1);
    now = 0;
    expect(queue.first(1)).toEqual([]);
  });

  it.each([
    '[null,{"at":1}]',
    '[{"at":1,"record":null},{"record":{"event_properties":{"event_id":"e"}}}]',
    '[{"at":1,"record":7},{"at":1,"record":{}}]',
    '[{"at":1,"record":{"event_properties":null}},{"at":1,"record":{"event_properties":7}}]',
  ])("reads nothing of %s", (text) => {
    const storage = memory();
    storage.map.set("event-queue", text);
    expect(eventQueue({ storage, now: () => 0 }).first(5)).toEqual([]);
  });

  it("keeps what is whole beside what is broken", () => {
    const storage = memory();
    storage.map.set("event-queue", JSON.stringify([7, { at: 1, record: record("a") }]));
    expect(eventQueue({ storage, now: () => 0 }).first(5)).toEqual([record("a")]);
  });

  it("lives as long as the page where the browser keeps nothing", () => {
    const queue = eventQueue({ storage: blocked, now: () => 0 });
    queue.add(record("a"));
    queue.add(record("b"));
    queue.remove([record("a")]);
    expect(queue.first(5)).toEqual([record("b")]);
    queue.clear();
    expect(queue.first(5)).toEqual([]);
  });

  it("is shared by two tabs", () => {
    const storage = memory();
    const [one, two] = [eventQueue({ storage, now: () => 0 }), eventQueue({ storage, now: () => 0 })];
    one.add(record("a"));
    two.add(record("b"));
    one.remove([record("a")]);
    expect(two.first(5)).toEqual([record("b")]);
  });
});

const call = () => happened({ name: "dealer_called", dealershipId: null, car: null });

const calls = (sendBeacon?: () => boolean) => {
  const fetch = vi.fn(async (_path: string, _init: { body: string }) => ({ ok: true, status: 202 }));
  const post = { fetch, ...(sendBeacon && { sendBeacon }) };
  return { fetch, destination: carPhoneCall({ path: "/api/events/car_phone_call", post }) };
};

describe("carPhoneCall", () => {
  it("is the page's own work, so that no consent is asked for it", () => {
    expect(calls().destination).toMatchObject({ name: "car phone call", purpose: null });
    expect(startNumbered().destination).toMatchObject({ name: "numbered events", purpose: "own" });
  });

  it("posts the call at once, without a number or a name in it", async () => {
    const { fetch, destination } = calls();
    await destination.receive(happened({ name: "dealer_called", dealershipId: "3", car }));
    await destination.receive(happened({ name: "favourite_added", car }));
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/events/car_phone_call", {
      method: "POST",
      headers: { "content-type": "application/json" },
      keepalive: true,
      body: '{"website_slug":"a-site","website_id":"7","url":"https://dealer.example/cars/kia-rio-9","car_id":"9","dealership_id":"3"}',
    });
  });

  it("prefers a beacon, which the switch to the phone does not stop, and posts where none is taken", async () => {
    const taken = calls(() => true);
    await taken.destination.receive(call());
    expect(taken.fetch).not.toHaveBeenCalled();
    const full = calls(() => false);
    await full.destination.receive(call());
    expect(JSON.parse(full.fetch.mock.calls[0]?.[1].body ?? "")).toMatchObject({
      car_id: null,
      dealership_id: null,
    });
  });
});
