import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forwardEvents, forwardPhoneCall, forwardPhoneReveal } from "./forward.ts";
import { parseEvents } from "./parse-events.ts";
import { parsePhoneCall } from "./parse-phone-call.ts";
import { parseFailures, parseSpeeds, parseTraces } from "./parse-traces.ts";
import { parsePixelCopy, pixelServerEvent } from "./pixel-copy.ts";
import { repeatedEvents } from "./repeated-events.ts";

const record = {
  website_slug: "a-site",
  url: "https://dealer.example/",
  category: 54,
  lead_id: null,
  anon_id: "a",
  session_id: "s",
  error_message: null,
  event_properties: {
    event_name: "text_us_opened",
    website_id: "7",
    browser: "Firefox",
    vehicle: { content_ids: ["9"], content_name: "Kia Rio", quantity: 1, currency: "AUD", value: 18990 },
  },
};
const here = { websiteSlug: "a-site", websiteId: "7" };

/** What is read of the event above with some of its fields changed. */
const read = (changes: object) => {
  const batch = parseEvents({ events: [{ ...record, ...changes }] }, here);
  return batch.ok ? batch.events[0] : undefined;
};
const texts = (length: number): string[] => Array.from({ length }, () => "x");
const properties = (given: unknown) => read({ event_properties: given })?.event_properties;

describe("parseEvents", () => {
  it("gives back what the browser's destination printed", () => {
    expect(parseEvents({ events: [record] }, here)).toEqual({ ok: true, events: [record], refused: 0 });
  });

  it("believes the host, not the batch, about whose website it is", () => {
    const batch = parseEvents(
      { events: [{ ...record, website_slug: "another", event_properties: { website_id: "8" } }] },
      here,
    );
    expect(batch.ok && batch.events[0]).toMatchObject({
      website_slug: "a-site",
      event_properties: { website_id: "7" },
    });
  });

  it("counts and leaves out what is no event", () => {
    const bad = [null, 4, "x", [], {}, { ...record, category: "54" }, { ...record, category: 62 }];
    expect(parseEvents({ events: [record, ...bad] }, here)).toMatchObject({ refused: bad.length });
  });

  it("refuses what is no batch, or one of more than fifty", () => {
    expect(parseEvents([], here)).toEqual({ ok: false, problem: "not_a_batch" });
    expect(parseEvents({ event: [record] }, here)).toEqual({ ok: false, problem: "not_a_batch" });
    const many = Array.from({ length: 51 }, () => record);
    expect(parseEvents({ events: many.slice(1) }, here)).toMatchObject({ ok: true, refused: 0 });
    expect(parseEvents({ events: many }, here)).toEqual({ ok: false, problem: "too_many" });
  });

  it("knows the numbers 1 to 61, whole ones only", () => {
    for (const category of [1, 61]) expect(read({ category })?.category).toBe(category);
    for (const category of [0, 62, 1.5, "7", null]) expect(read({ category })).toBeUndefined();
  });

  it("takes texts of 2,000 characters, and a longer or missing one for none", () => {
    const longest = "x".repeat(2000);
    const fields = {
      url: longest,
      anon_id: longest,
      session_id: longest,
      lead_id: longest,
      error_message: longest,
    };
    expect(read(fields)).toMatchObject(fields);
    const none = { url: "", anon_id: "", session_id: "", lead_id: null, error_message: null };
    for (const value of [`${longest}x`, "", 4, null])
      expect(
        read({ url: value, anon_id: value, session_id: value, lead_id: value, error_message: value }),
      ).toMatchObject(none);
  });

  it("keeps texts, numbers and lists of texts among the properties, and no other value", () => {
    const kept = { event_name: "a", seats: 5, colours: ["red", "blue"] };
    const lost = { deep: { a: 1 }, yes: true, none: null, mixed: ["red", 4], long: ["x".repeat(2001)] };
    expect(properties({ ...kept, ...lost })).toEqual({ ...kept, website_id: "7" });
    expect(properties(["event_name"])).toEqual({ website_id: "7" });
    expect(properties(null)).toEqual({ website_id: "7" });
  });

  it("keeps twenty entries of a list and twenty properties, whose names have up to forty letters", () => {
    expect(properties({ few: texts(20), many: texts(21) })).toEqual({ few: texts(20), website_id: "7" });
    const long = "a".repeat(40);
    expect(properties({ [long]: 1, [`${long}a`]: 1, "9a": 1, "a-": 1, A: 1 })).toEqual({
      [long]: 1,
      website_id: "7",
    });
    const letters = "abcdefghijklmnopqrstuvwxyz".split("");
    const all = Object.fromEntries(letters.map((letter) => [letter, 1]));
    expect(Object.keys(properties(all) ?? {})).toEqual([...letters.slice(0, 20), "website_id"]);
  });

  it("keeps a vehicle's known properties, and no vehicle without any", () => {
    expect(properties({ vehicle: { content_ids: ["9"], Odd: 1 } })).toMatchObject({
      vehicle: { content_ids: ["9"] },
    });
    for (const vehicle of [{}, null, { Odd: 1 }])
      expect(properties({ vehicle })).toEqual({ website_id: "7" });
  });

  it("keeps no strange property names and survives anything", () => {
    const odd = JSON.parse('{"__proto__":{"x":1},"constructor":"y","event_name":"a","Deep":{"b":1}}');
    const batch = parseEvents({ events: [{ ...record, event_properties: odd }] }, here);
    expect(batch.ok && batch.events[0]?.event_properties).toEqual({
      constructor: "y",
      event_name: "a",
      website_id: "7",
    });
    fc.assert(fc.property(fc.anything(), (body) => void parseEvents(body, here)));
    fc.assert(fc.property(fc.array(fc.object()), (events) => void parseEvents({ events }, here)));
  });
});

describe("parsePhoneCall", () => {
  it("keeps what is known and nothing else", () => {
    const call = { car_id: "9", dealership_id: 3, url: "/x", phone: "0400000000", website_slug: "other" };
    expect(parsePhoneCall(call, here)).toEqual({
      website_slug: "a-site",
      website_id: "7",
      url: "/x",
      car_id: "9",
      dealership_id: null,
    });
    expect(parsePhoneCall(null, here)).toBeNull();
    expect(parsePhoneCall([], here)).toBeNull();
    expect(parsePhoneCall("car_id", here)).toBeNull();
  });

  it("takes texts of 2,000 characters, and a longer or empty one for none", () => {
    const longest = "x".repeat(2000);
    const call = { url: longest, car_id: longest, dealership_id: longest };
    expect(parsePhoneCall(call, here)).toMatchObject(call);
    const none = { url: "", car_id: null, dealership_id: null };
    for (const value of [`${longest}x`, "", 4, ["x"]])
      expect(parsePhoneCall({ url: value, car_id: value, dealership_id: value }, here)).toMatchObject(none);
  });
});

describe("forwardEvents", () => {
  it("posts one object a request and counts what did not arrive", async () => {
    const bodies: unknown[] = [];
    const answers = [{ ok: true }, { ok: false }];
    const forwarded = await forwardEvents({
      endpoint: "https://events.example/in",
      events: [record, record, record],
      fetch: async (url, init) => {
        expect(init).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
        bodies.push([url, JSON.parse(init.body)]);
        const answer = answers.shift();
        if (!answer) throw new Error("down");
        return answer;
      },
    });
    expect(forwarded).toEqual({ sent: 1, failed: 2 });
    expect(bodies[0]).toEqual(["https://events.example/in", record]);
  });
});

describe("forwardPhoneCall", () => {
  it("posts to the call logging path under the base", async () => {
    const call = { website_slug: "a-site", website_id: "7", url: "", car_id: "9", dealership_id: null };
    const asked: string[] = [];
    const fetch = async (url: string) => ({ ok: asked.push(url) > 0 });
    expect(await forwardPhoneCall({ base: "https://calls.example/", call, fetch })).toEqual({
      sent: 1,
      failed: 0,
    });
    expect(asked).toEqual(["https://calls.example/api/events/car_phone_call"]);
  });

  it("posts to the platform's own path, below a base with or without slashes at its end", async () => {
    const call = { website_slug: "a-site", website_id: "7", url: "", car_id: "9", dealership_id: null };
    const asked: string[] = [];
    const fetch = async (url: string) => ({ ok: asked.push(url) > 0 });
    for (const base of ["https://calls.example//", "https://calls.example"])
      await forwardPhoneCall({ base, path: "/v1/calls", call, fetch });
    expect(asked).toEqual(["https://calls.example/v1/calls", "https://calls.example/v1/calls"]);
  });
});

const unreachable = () => Promise.reject(new Error("ECONNREFUSED"));

describe("forwardPhoneReveal", () => {
  const reveal = { car_id: "9", dealership_id: "301", website_id: "101" };

  it("posts the three ids and nothing else", async () => {
    const seen: { url: string; body: unknown }[] = [];
    const fetch = async (url: string, { body }: { body: string }) => {
      seen.push({ url, body: JSON.parse(body) as unknown });
      return { ok: true };
    };
    await forwardPhoneReveal({ endpoint: "https://calls.example/reveals", reveal, fetch });
    expect(seen).toEqual([{ url: "https://calls.example/reveals", body: reveal }]);
  });

  it("answers with the failure when the endpoint is gone", async () => {
    const lost = { endpoint: "https://calls.example", reveal, fetch: unreachable };
    expect(await forwardPhoneReveal(lost)).toEqual({
      sent: 0,
      failed: 1,
    });
  });
});

/** So many events, with the numbers from one on as their ids. */
const numbered = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...record,
    event_properties: { event_id: `${from + at}` },
  }));

describe("repeatedEvents", () => {
  it("lets an event through once, a copy never, and one without an id always", () => {
    const repeated = repeatedEvents();
    const withId = (id: string, slug = "a-site") => ({
      ...record,
      website_slug: slug,
      event_properties: { event_id: id },
    });
    expect(repeated.fresh([withId("a"), withId("b"), withId("a")])).toHaveLength(2);
    expect(repeated.fresh([withId("b"), withId("b", "other-site")])).toEqual([withId("b", "other-site")]);
    expect(repeated.fresh([record, record])).toHaveLength(2);
  });

  it("remembers the last 20,000, so that a process does not grow", () => {
    const repeated = repeatedEvents();
    expect(repeated.fresh(numbered(0, 20_000))).toHaveLength(20_000);
    expect(repeated.fresh(numbered(0, 2))).toEqual([]);
    expect(repeated.fresh(numbered(20_000, 1))).toHaveLength(1);
    expect(repeated.fresh(numbered(1, 1))).toEqual([]);
    expect(repeated.fresh(numbered(0, 1))).toHaveLength(1);
  });
});

describe("parseTraces", () => {
  const report = {
    event: { name: "signed_in" },
    sentTo: ["console"],
    withheld: ["social pixel"],
    source: "newsletter",
  };

  it("reads where events went, and leaves out what is no event", () => {
    expect(parseTraces({ reports: [report, { event: { name: "nothing" } }, null, 4] })).toEqual([report]);
  });

  it("is none for what is no list, or more than fifty", () => {
    for (const body of [null, [], {}, { reports: 4 }, { reports: Array.from({ length: 51 }, () => report) }])
      expect(parseTraces(body)).toBeNull();
  });

  it("gives no source to a visit whose own is missing, too long or no plain name", () => {
    for (const source of [undefined, null, 4, "", "<b>", "x".repeat(41)])
      expect(parseTraces({ reports: [{ ...report, source }] })).toEqual([{ ...report, source: null }]);
  });

  it("keeps plain names of destinations only", () => {
    expect(parseTraces({ reports: [{ ...report, sentTo: ["<b>", 4, "numbered events"] }] })).toEqual([
      { ...report, sentTo: ["numbered events"] },
    ]);
  });
});

describe("parseFailures", () => {
  it("counts each destination that failed, and nothing that is no name", () => {
    const failed = ["social pixel", "numbered events", "social pixel", "<b>", 4];
    expect(parseFailures({ reports: [], failed })).toEqual([
      { destination: "social pixel", lost: 2 },
      { destination: "numbered events", lost: 1 },
    ]);
    for (const body of [null, {}, { failed: "all" }]) expect(parseFailures(body)).toEqual([]);
    const many = Array.from({ length: 51 }, () => "social pixel");
    expect(parseFailures({ failed: many })).toEqual([{ destination: "social pixel", lost: 50 }]);
  });
});

describe("parseSpeeds", () => {
  const speed = { page: "content-page", metric: "CLS", value: 0.02 };

  it("reads what was measured, and leaves out what is no measurement", () => {
    const wrong = [{ page: "<b>" }, { metric: "FCP" }, { value: -1 }, { value: "4" }, { value: 3_600_001 }];
    const speeds = [speed, null, ...wrong.map((field) => ({ ...speed, ...field }))];
    expect(parseSpeeds({ reports: [], speeds })).toEqual([speed]);
    for (const body of [null, {}, { speeds: "fast" }]) expect(parseSpeeds(body)).toEqual([]);
  });
});

describe("parsePixelCopy", () => {
  const copy = {
    event_name: "Lead",
    event_id: "e1",
    unique_id: "device",
    url: "https://dealer.example/",
    lead_id: "l1",
    content: { content_ids: ["9"], value: 18990 },
  };

  it("reads a page's copy, and of its content the known names alone", () => {
    expect(parsePixelCopy({ ...copy, content: { ...copy.content, email: "kim@shopper.example" } })).toEqual(
      copy,
    );
  });

  it.each([
    null,
    [],
    { ...copy, event_name: "Purchase" },
    { ...copy, event_id: "" },
    { ...copy, event_id: "x".repeat(101) },
    { ...copy, url: 4 },
  ])("takes %j for none", (body) => expect(parsePixelCopy(body)).toBeNull());

  const shopper = {
    address: "203.0.113.7",
    userAgent: "Firefox",
    browserId: "fb.1.2.3",
    clickId: null,
    email: " Kim@Shopper.example",
    phone: "0491 570 156",
  };
  const happenedAt = 1_000_000;
  const parts = {
    shopper,
    happenedAt,
    now: happenedAt,
    callingCode: "61",
    sha256: async (text: string) => `#${text}`,
  };

  it("goes to the network with the browser's id, and with a shopper it cannot read", async () => {
    const body = await pixelServerEvent(copy as never, parts);
    expect(body).toEqual({
      data: [
        {
          event_name: "Lead",
          event_id: "e1",
          event_time: 1000,
          action_source: "website",
          event_source_url: "https://dealer.example/",
          user_data: {
            em: ["#kim@shopper.example"],
            ph: ["#61491570156"],
            external_id: ["#device"],
            client_ip_address: "203.0.113.7",
            client_user_agent: "Firefox",
            fbp: "fb.1.2.3",
          },
          custom_data: { content_ids: ["9"], value: 18990 },
        },
      ],
    });
  });

  it("is none after seven days, since the network would refuse all of it", async () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    expect(await pixelServerEvent(copy as never, { ...parts, now: happenedAt + week })).not.toBeNull();
    expect(await pixelServerEvent(copy as never, { ...parts, now: happenedAt + week + 1 })).toBeNull();
  });
});
