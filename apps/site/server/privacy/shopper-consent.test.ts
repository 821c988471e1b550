import { beforeEach, describe, expect, it } from "vitest";
import { POST as answerConsent } from "../../app/api/consent/route.ts";
import { POST as takePixelCopy } from "../../app/api/fb-events/route.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { shopperConsent } from "./shopper-consent.ts";

const HOST = "flexidrive.localhost:3000";
const world = await testSite({ FORECOURT_SECRET_FLEXIDRIVE_PIXEL: "token" });
beforeEach(() => beginRequest({ host: HOST }, "new"));

const post = (route: typeof answerConsent, path: string, init: { body: BodyInit; headers?: object }) =>
  route(
    new Request(`http://${HOST}${path}`, {
      method: "POST",
      ...init,
      headers: { host: HOST, ...init.headers },
    }),
    undefined,
  );
const json = (body: object) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});
const form = (query: string, referer?: string) => ({
  body: query,
  headers: {
    "content-type": "application/x-www-form-urlencoded",
    ...(referer === undefined ? {} : { referer }),
  },
});
const answer = (init: { body: BodyInit; headers?: object }) => post(answerConsent, "/api/consent", init);

describe("POST /api/consent", () => {
  it("keeps a yes and a no to other companies, beside the site's own count, for half a year", async () => {
    const yes = await answer(json({ answer: "accept" }));
    expect(await yes.json()).toEqual({ answer: ["own", "measurement", "advertising"] });
    expect(cookiesSet().get("fc-consent")).toMatchObject({
      value: "own.measurement.advertising",
      maxAge: 180 * 24 * 60 * 60,
      httpOnly: true,
    });
    await answer(json({ answer: "refuse" }));
    expect(cookiesSet().get("fc-consent")?.value).toBe("own");
  });

  it("takes back what the browser has prepared for the answer before", async () => {
    for (const init of [json({ answer: "refuse" }), form("answer=refuse")])
      expect((await answer(init)).headers.get("clear-site-data")).toBe('"prefetchCache", "prerenderCache"');
  });

  it("keeps a refusal of the site's own count through a later yes to others", async () => {
    await answer(json({ answer: "choose", purpose: ["measurement"] }));
    expect(await shopperConsent("ask")).toMatchObject({ own: false, measurement: true, advertising: false });
    await answer(json({ answer: "accept" }));
    expect(await shopperConsent("ask")).toMatchObject({ own: false, measurement: true, advertising: true });
  });

  it("takes a plain form with one box, several or none, and goes back to the page it was on", async () => {
    const home = await answer(form("answer=choose"));
    expect([home.status, home.headers.get("location")]).toEqual([303, "/"]);
    expect(cookiesSet().get("fc-consent")?.value).toBe("none");
    const back = await answer(
      form("answer=choose&purpose=own&purpose=measurement", `http://${HOST}/contact?x=1`),
    );
    expect(back.headers.get("location")).toBe("/contact?x=1");
    expect(cookiesSet().get("fc-consent")?.value).toBe("own.measurement");
    const page = await answer(form("answer=choose&purpose=own", `http://${HOST}/privacy-choices`));
    expect(page.headers.get("location")).toBe("/privacy-choices?saved=yes");
  });

  it("leads to no other site and to no page that is not there", async () => {
    for (const from of ["https://evil.example/contact", `http://${HOST}/nothing-here`, "no address"])
      expect((await answer(form("answer=accept", from))).headers.get("location")).toBe("/");
  });

  it.each([{}, { answer: "yes" }, { answer: "choose", purpose: ["everything"] }])(
    "refuses %j",
    async (body) => {
      expect((await answer(json(body))).status).toBe(400);
      expect(cookiesSet().size).toBe(0);
    },
  );
});

describe("shopperConsent", () => {
  it("takes the browser's privacy signal for a refusal of others", async () => {
    await answer(json({ answer: "accept" }));
    beginRequest({ host: HOST, "sec-gpc": "1" });
    expect(await shopperConsent("implied")).toMatchObject({
      own: true,
      measurement: false,
      advertising: false,
      reason: "privacy_control",
    });
  });
});

describe("POST /api/fb-events", () => {
  const copy = {
    event_name: "ViewContent",
    event_id: "e1",
    unique_id: "device",
    url: `http://${HOST}/cars/kia-rio-9`,
    lead_id: null,
    content: { content_ids: ["9"] },
  };
  const send = () => post(takePixelCopy, "/api/fb-events", json(copy));
  const calls: { url: string; body: Record<string, unknown> }[] = [];

  beforeEach(() => {
    calls.length = 0;
    world.wiring.tenantFetch = async (url, init) => {
      if (typeof url === "string" && typeof init?.body === "string")
        calls.push({ url, body: JSON.parse(init.body) });
      return new Response("{}");
    };
  });

  it("sends nothing for a shopper who has refused, whatever the page says", async () => {
    await answer(json({ answer: "refuse" }));
    expect((await send()).status).toBe(403);
    await answer(json({ answer: "choose", purpose: ["own", "measurement"] }));
    expect((await send()).status).toBe(403);
    expect(calls).toEqual([]);
  });

  it("sends the copy with the token in its body and nobody's name", async () => {
    await answer(json({ answer: "accept" }));
    expect((await send()).status).toBe(202);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.url).toBe("https://events.flexidrive.example/social");
    expect(calls[0]?.body).toMatchObject({
      access_token: "token",
      data: [{ event_name: "ViewContent", event_id: "e1", action_source: "website" }],
    });
    expect(JSON.stringify(calls)).not.toContain('"device"');
  });

  it("answers the page alike when the network fails, and refuses what is no event", async () => {
    await answer(json({ answer: "accept" }));
    world.wiring.tenantFetch = () => Promise.reject(new Error("down"));
    expect((await send()).status).toBe(202);
    expect((await post(takePixelCopy, "/api/fb-events", json({ event_name: "Lead" }))).status).toBe(400);
  });
});
