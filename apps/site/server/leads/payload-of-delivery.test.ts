import { aStoredLead } from "@forecourt/leads/testing";
import { describe, expect, it, vi } from "vitest";
import { testSite } from "#server/testing/test-site.ts";
import { payloadOfDelivery } from "./payload-of-delivery.ts";

const SECRET = "token-of-the-crm";
const world = await testSite({ FORECOURT_SECRET_CRM: SECRET });
const { wiring } = world;
const { content } = await world.site("harbourside");
const lead = aStoredLead();

/** The demo dealer with a sink of its own besides. */
const dealer = (sink: object) => {
  const { config } = content.tenant;
  const leads = { ...config.leads, sinks: [sink] };
  return { ...content, tenant: { ...content.tenant, config: { ...config, leads } } } as typeof content;
};

describe("payloadOfDelivery", () => {
  it("is the very request a sink makes, without its secret, and sends nothing", async () => {
    const fetch = vi.spyOn(wiring, "tenantFetch");
    const of = dealer({
      kind: "adf-http",
      name: "crm",
      url: `https://crm.example/adf?key=${SECRET}`,
      auth: { kind: "bearer", tokenSecret: "FORECOURT_SECRET_CRM" },
    });
    const payload = await payloadOfDelivery(wiring, of, lead, "crm");
    expect(payload).toMatchObject({ ok: true, body: expect.stringContaining("<adf>") });
    const text = JSON.stringify(payload);
    expect(text).toContain("POST https://crm.example/adf?key=•••");
    expect(text).toContain("authorization: •••");
    expect(text).not.toContain(SECRET);
    expect(fetch).not.toHaveBeenCalled();
  });

  it("is the whole mail, where leads are mailed, over whatever server", async () => {
    const { env } = wiring;
    const overSmtp = { ...wiring, env: { ...env, SMTP_URL: "smtp://127.0.0.1:1" } };
    const payload = await payloadOfDelivery(overSmtp, content, lead, "mail");
    expect(payload).toMatchObject({ ok: true, body: expect.stringMatching(/^To: leads@harbourside/m) });
  });

  it("is the first hundred thousand characters of a longer mail", async () => {
    const long = aStoredLead({ lead: { message: "long ".repeat(30_000) } });
    const payload = await payloadOfDelivery(wiring, content, long, "mail");
    expect(payload.ok && payload.body.length).toBe(100_000);
  });

  it("sends the installation's platform nothing", async () => {
    const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("sent"));
    const { env } = wiring;
    const withPlatform = { ...wiring, env: { ...env, DASHBOARD_URL: "https://platform.example" } };
    const payload = await payloadOfDelivery(withPlatform, content, lead, "dashboard");
    expect(payload).toMatchObject({ ok: true, head: expect.stringContaining("https://platform.example") });
    expect(fetch).not.toHaveBeenCalled();
    fetch.mockRestore();
  });

  it("says why there is none", async () => {
    const waiting = dealer({
      kind: "adf-http",
      name: "crm",
      url: "https://crm.example/adf",
      auth: { kind: "bearer", tokenSecret: "FORECOURT_SECRET_NONE" },
    });
    expect(await payloadOfDelivery(wiring, waiting, lead, "crm")).toEqual({
      ok: false,
      problem: "The secret FORECOURT_SECRET_NONE is not set.",
    });
    expect((await payloadOfDelivery(wiring, content, lead, "gone")).ok).toBe(false);
  });
});
