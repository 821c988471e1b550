import { createHash } from "node:crypto";
import { parsePixelCopy } from "@forecourt/analytics/collect";
import { aNewLead } from "@forecourt/leads/testing";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepSentLead } from "#server/leads/sent-lead.ts";
import { beginRequest } from "#server/testing/request-scope.ts";
import { testSite } from "#server/testing/test-site.ts";
import { sendPixelEvent } from "./send-pixel-event.ts";

let sent: { url: string; body: { data: { user_data: object }[] } }[];
let answer: () => Response;
const world = await testSite({ FORECOURT_SECRET_FLEXIDRIVE_PIXEL: "token" });
const content = (await world.site("flexidrive")).content;
world.wiring.tenantFetch = async (url, init) => {
  sent.push({
    url: new Request(url).url,
    body: (await new Request(url, init).json()) as (typeof sent)[number]["body"],
  });
  return answer();
};
beforeEach(() => {
  sent = [];
  answer = () => new Response("{}");
  beginRequest({}, new Map([["_fbp", "fb.1.browser"]]));
});

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const request = new Request("http://flexidrive.localhost/api/fb-events", {
  headers: { "x-forwarded-for": "203.0.113.9", "user-agent": "Firefox" },
});

async function send(leadId: string | null, of = content) {
  const fields = {
    event_name: "Lead",
    event_id: "e1",
    url: "https://f.example/success",
    unique_id: "device",
  };
  const copy = parsePixelCopy({ ...fields, ...(leadId === null ? {} : { lead_id: leadId }) });
  if (!copy) throw new Error("The copy was refused.");
  return sendPixelEvent(world.wiring, of, copy, request);
}
/** A lead this browser has just sent. */
async function leadOfThisBrowser(id: string): Promise<void> {
  const lead = { tenant: "flexidrive" };
  expect(await world.wiring.leads.accept(aNewLead({ id, key: id, lead }))).toMatchObject({ ok: true });
  await keepSentLead(world.wiring, id);
}
/** What was sent of the shopper. */
const shopper = () => sent.at(-1)?.body.data[0]?.user_data;
const BROWSER = {
  external_id: [sha256("device")],
  client_ip_address: "203.0.113.9",
  client_user_agent: "Firefox",
  fbp: "fb.1.browser",
};
const withIntegrations = (change: object): TenantContent => {
  const { config } = content.tenant;
  const integrations = { ...config.integrations, ...change };
  return { ...content, tenant: { ...content.tenant, config: { ...config, integrations } } };
};

describe("sendPixelEvent", () => {
  it("sends the event with the dealer's token to the dealer's address for it", async () => {
    expect(await send(null)).toBe("sent");
    expect(sent).toEqual([
      {
        url: "https://events.flexidrive.example/social",
        body: {
          access_token: "token",
          data: [
            {
              event_name: "Lead",
              event_id: "e1",
              event_time: Date.UTC(2026, 10, 21, 2) / 1000,
              action_source: "website",
              event_source_url: "https://f.example/success",
              user_data: BROWSER,
              custom_data: {},
            },
          ],
        },
      },
    ]);
  });

  it("sends JSON, and says so to the network", async () => {
    const { tenantFetch } = world.wiring;
    const heard: [method: string | undefined, type: string | null][] = [];
    world.wiring.tenantFetch = async (_url, init) => {
      heard.push([init?.method, new Headers(init?.headers).get("content-type")]);
      return new Response("{}");
    };
    await send(null);
    world.wiring.tenantFetch = tenantFetch;
    expect(heard).toEqual([["POST", "application/json"]]);
  });

  it("leaves a line in the log of an event that was refused, and of one that could not be sent", async () => {
    const lines: unknown[] = [];
    const warn = vi
      .spyOn(world.wiring.log, "warn")
      .mockImplementation((...words: unknown[]) => void lines.push(words));
    answer = () => new Response("no", { status: 400 });
    expect(await send(null)).toBe("failed");
    answer = () => {
      throw new Error("down");
    };
    expect(await send(null)).toBe("failed");
    warn.mockRestore();
    expect(lines).toEqual([
      [{ tenant: "flexidrive", status: 400 }, "a server event was refused"],
      [{ tenant: "flexidrive", error: "Error: down" }, "a server event could not be sent"],
    ]);
  });

  it("sends it to the network's own address where the dealer names none", async () => {
    await send(null, withIntegrations({ socialEventsEndpoint: null, socialPixelId: "a/b" }));
    expect(sent[0]?.url).toBe("https://graph.facebook.com/v24.0/a%2Fb/events");
  });

  it("names the shopper of the lead it is about, hashed, and of no other lead", async () => {
    await leadOfThisBrowser("lead-1");
    await send("lead-1");
    expect(shopper()).toEqual({ ...BROWSER, em: [sha256("aroha@example.com")], ph: [sha256("61412345678")] });
    await send("lead-2");
    expect(shopper()).toEqual(BROWSER);
    await send(null);
    expect(shopper()).toEqual(BROWSER);
  });

  it("sends the click that brought the shopper, where the browser kept one", async () => {
    beginRequest({}, new Map([["_fbc", "fb.1.click"]]));
    await send(null);
    const { fbp: _none, ...rest } = BROWSER;
    expect(shopper()).toEqual({ ...rest, fbc: "fb.1.click" });
  });

  it("sends nothing for a dealer without a pixel, a token's name or the token itself", async () => {
    for (const change of [
      { socialPixelId: null },
      { socialPixelTokenSecret: null },
      { socialPixelTokenSecret: "FORECOURT_SECRET_NONE" },
    ])
      expect(await send(null, withIntegrations(change))).toBe("not_configured");
    expect(sent).toEqual([]);
  });

  it("has failed where the network refuses it, or cannot be reached", async () => {
    answer = () => new Response(null, { status: 400 });
    expect(await send(null)).toBe("failed");
    answer = () => {
      throw new Error("down");
    };
    expect(await send(null)).toBe("failed");
  });
});
