import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forwardEvents, forwardPhoneCall, forwardPhoneReveal } from "./forward.ts";
import { parseEvents } from "./parse-events.ts";
import { parsePhoneCall } from "./parse-phone-call.ts";

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

  it("refuses what is no batch, or one too large", () => {
    expect(parseEvents([], here)).toEqual({ ok: false, problem: "not_a_batch" });
    const many = Array.from({ length: 51 }, () => record);
    expect(parseEvents({ events: many }, here)).toEqual({ ok: false, problem: "too_many" });
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
