import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { aDelivery, aLeadCar, aNewLead, aStoredLead } from "@forecourt/leads/testing";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testSite, type TestSite } from "#server/testing/test-site.ts";
import { type Meter, provideMeter } from "#host/metrics/meter.ts";
import { withTrace } from "#host/trace/request-trace.ts";
import { defaultSinks, sinksOf, startDelivery } from "./delivery.ts";
import { leadFacts } from "./lead-facts.ts";
import { leadTenant } from "./lead-tenant.ts";

const world = await testSite({ FORECOURT_SECRET_CRM: "token-of-the-crm" });
const content = (await world.site("harbourside")).content;
afterEach(() => vi.restoreAllMocks());

type Change = Partial<Record<"site" | "leads" | "market" | "dashboard", object>>;
function dealer(change: Change, more: Partial<TenantContent> = {}): TenantContent {
  const { config } = content.tenant;
  const changed = Object.entries(change).map(([section, part]) => [
    section,
    { ...config[section as keyof Change], ...part },
  ]);
  return {
    ...content,
    ...more,
    tenant: { ...content.tenant, config: { ...config, ...Object.fromEntries(changed) } },
  };
}
const withEnv = (change: Partial<TestSite["wiring"]["env"]>): TestSite["wiring"] => ({
  ...world.wiring,
  env: { ...world.wiring.env, ...change },
});
const lead = aStoredLead();
const mailbox = (): string => join(world.wiring.dataDirectory, "mail");
const named = (of: TenantContent, name: string, wiring = world.wiring) => {
  const sink = sinksOf(wiring, of).find((each) => each.name === name);
  if (!sink) throw new Error(`There is no sink ${name}.`);
  return sink;
};
const deliver = (of: TenantContent, name: string) => named(of, name).deliver(lead, aDelivery(lead));
const mailOf = (id: string): string => readFileSync(join(mailbox(), `${id}.eml`), "utf8");

/** A dealer whose leads go to a sink that proves who it is by a secret of this name. */
const provedBy = (tokenSecret: string): TenantContent => {
  const auth = { kind: "bearer", tokenSecret };
  const { paths } = content.tenant.config.dashboard;
  return dealer({
    leads: { sinks: [{ kind: "car-clarity", name: "clarity", url: "https://crm.example", auth }] },
    dashboard: { paths: { ...paths, carClarityCustomer: "/customers" } },
  });
};
/** The ADF document a dealer with these places sends. */
async function adfOf(locations = content.locations): Promise<string> {
  const sink = { kind: "adf-http", name: "crm", url: "https://crm.example/adf", auth: { kind: "none" } };
  let body: unknown = null;
  vi.spyOn(world.wiring, "tenantFetch").mockImplementation(async (_url, init) => {
    body = init?.body;
    return new Response();
  });
  await deliver(dealer({ leads: { sinks: [sink] } }, { locations }), "crm");
  return typeof body === "string" ? body : "";
}

describe("sinksOf", () => {
  it("writes a mail to the dealer's address for leads, else to the site's own", async () => {
    expect(await deliver(dealer({}), "mail")).toMatchObject({ ok: true });
    expect(mailOf(lead.id)).toMatch(/^To: leads@harbourside\.example\r?$/m);
    expect(mailOf(lead.id)).toMatch(/^From: .*leads@forecourt\.example/m);
    await deliver(dealer({ site: { leadEmail: null } }), "mail");
    expect(mailOf(lead.id)).toMatch(/^To: leads@forecourt\.example\r?$/m);
  });

  it("has mail first, then the dealer's platform where there is one, then the dealer's own", () => {
    const own = dealer({ leads: { sinks: [{ kind: "mail", name: "desk", to: ["a@b.example"] }] } });
    const names = (wiring: TestSite["wiring"]) => sinksOf(wiring, own).map(({ name }) => name);
    expect(names(world.wiring)).toEqual(["mail", "desk"]);
    expect(names(withEnv({ DASHBOARD_URL: "https://platform.example" }))).toEqual([
      "mail",
      "dashboard",
      "desk",
    ]);
  });

  it("sends mails over SMTP where the installation has it, the dealer's own included", async () => {
    const own = dealer({ leads: { sinks: [{ kind: "mail", name: "desk", to: ["a@b.example"] }] } });
    const wiring = withEnv({ SMTP_URL: "smtp://127.0.0.1:1" });
    const before = readdirSync(mailbox()).length;
    for (const name of ["mail", "desk"]) {
      const outcome = await named(own, name, wiring).deliver(lead, aDelivery(lead));
      expect(outcome).toMatchObject({ ok: false, retry: true });
    }
    expect(readdirSync(mailbox())).toHaveLength(before);
  });

  it("writes the dealer's own mails into the folder where there is no mail server", async () => {
    await deliver(
      dealer({ leads: { sinks: [{ kind: "mail", name: "desk", to: ["a@b.example"] }] } }),
      "desk",
    );
    expect(mailOf(`desk.${lead.id}`)).toMatch(/^To: a@b\.example\r?$/m);
    expect(mailOf(`desk.${lead.id}`)).toMatch(/^From: .*leads@forecourt\.example/m);
  });

  it("proves who it is by the secret a dealer's file names, and waits where there is none of that name", async () => {
    const fetch = vi
      .spyOn(world.wiring, "tenantFetch")
      .mockImplementation(async () => Response.json({ id: 1 }));
    expect(await deliver(provedBy("FORECOURT_SECRET_CRM"), "clarity")).toMatchObject({ ok: true });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://crm.example/customers");
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer token-of-the-crm");
    expect(await deliver(provedBy("FORECOURT_SECRET_NONE"), "clarity")).toEqual({
      ok: false,
      retry: true,
      problem: "The secret FORECOURT_SECRET_NONE is not set.",
    });
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe("an ADF document", () => {
  it.each(["AUD", "EUR"])("writes money of a market with %s as such", async (currency) => {
    let body: unknown = null;
    vi.spyOn(world.wiring, "tenantFetch").mockImplementation(async (_url, init) => {
      body = init?.body;
      return new Response();
    });
    const sink = { kind: "adf-http", name: "crm", url: "https://crm.example/adf", auth: { kind: "none" } };
    const about = aStoredLead({ lead: { car: aLeadCar() } });
    const dealers = dealer({ leads: { sinks: [sink] }, market: { currency } });
    await named(dealers, "crm").deliver(about, aDelivery(about));
    expect(String(body)).toContain(`currency="${currency}"`);
  });

  it("names the dealer, the site it came from and the market's money and distance", async () => {
    const adf = await adfOf();
    for (const part of [
      'source="harbourside"',
      "Harbourside Motor Group",
      "https://www.harbourside.example",
      "leads@harbourside.example",
      "02 5550 1000",
      "Forecourt",
      "Dealer website",
    ])
      expect(adf).toContain(part);
  });

  it("tells the time by the primary place, else the first, else the world's clock", async () => {
    const [place] = content.locations;
    if (!place) throw new Error("The demo dealer has places.");
    const perth = { ...place, primary: false, timeZone: "Australia/Perth" };
    const tokyo = { ...place, primary: true, timeZone: "Asia/Tokyo" };
    expect(await adfOf([perth, tokyo])).toMatch(/<requestdate>[^<]+\+09:00</);
    expect(await adfOf([perth])).toMatch(/<requestdate>[^<]+\+08:00</);
    expect(await adfOf([])).toMatch(/<requestdate>[^<]+(?:Z|\+00:00)</);
  });
});

describe("defaultSinks", () => {
  it("are the dealer's platform where there is one, and mail otherwise", () => {
    expect(defaultSinks(world.wiring, content)).toEqual(["mail"]);
    expect(defaultSinks(withEnv({ DASHBOARD_URL: "https://platform.example" }), content)).toEqual([
      "dashboard",
    ]);
  });
});

describe("leadTenant", () => {
  it("finds the dealer's own cars, its public addresses and the sinks that send files", async () => {
    const tenant = leadTenant(world.wiring, content);
    expect(await tenant.findCar("none")).toBeNull();
    expect(tenant.publicUrl("/finance?gclid=1&x=2")).toBe("https://www.harbourside.example/finance?gclid=1");
    expect(tenant.sinks).toEqual(["mail"]);
    expect([tenant.sendsFiles("mail"), tenant.sendsFiles("none")]).toEqual([true, false]);
  });

  it("sends no files to a sink that leaves them out", () => {
    const auth = { kind: "none" };
    const sinks = [{ kind: "adf-http", name: "crm", url: "https://crm.example", auth }];
    expect(leadTenant(world.wiring, dealer({ leads: { sinks } })).sendsFiles("crm")).toBe(false);
  });
});

describe("leadFacts", () => {
  it("know the dealer's places, its offers and models by name, and its maker", () => {
    const facts = leadFacts(content);
    expect(facts).toMatchObject({
      slug: "harbourside",
      market: { phone: { country: "AU" } },
      primaryPlace: { id: "401" },
      manufacturerSlug: null,
      autogaugeEnabled: content.tenant.config.integrations.autograb,
    });
    expect(facts.dealerships.map(({ slug }) => slug)).toEqual([
      "harbourside-mazda",
      "harbourside-toyota",
      "harbourside-used",
    ]);
    expect(facts.offers[0]).toEqual({ id: content.offers[0]?.id, name: content.offers[0]?.name });
    const [model] = content.models;
    expect(facts.models[0]).toEqual({ id: model?.id, name: model?.name, make: model?.manufacturerName });
    const made = dealer({ site: { manufacturer: { slug: "mazda", name: "Mazda" } } });
    expect(leadFacts(made).manufacturerSlug).toBe("mazda");
  });

  it("know no primary place where the primary one is hidden", () => {
    const of = (primary: boolean) => content.locations.filter((place) => place.primary === primary);
    const site = { ...content, locations: of(false), hiddenLocations: of(true) };
    expect(leadFacts(site).primaryPlace).toBeNull();
  });
});

const noSuchSink = async (tenant: string) => {
  const id = crypto.randomUUID();
  await world.wiring.leads.accept(
    aNewLead({ id, key: id, dueAt: 0, lead: { tenant }, sinks: ["no-such-sink"] }),
  );
  const [delivery] = (await world.wiring.leads.get(id))?.deliveries ?? [];
  if (!delivery) throw new Error("The lead goes nowhere.");
  return id;
};
/** How often the lead was tried and where its delivery stands, once it was tried. */
async function triedOnce(id: string): Promise<unknown[]> {
  const worker = startDelivery(world.wiring);
  const delivery = async () => (await world.wiring.leads.get(id))?.deliveries[0];
  await expect.poll(async () => (await delivery())?.attempts).toBe(1);
  await worker.stop();
  const { state, lastProblem } = (await delivery()) ?? {};
  return [state, lastProblem];
}

describe("startDelivery", () => {
  it("tries as often as the dealer's settings say", async () => {
    const delivery = { ...content.tenant.config.leads.delivery, maxAttempts: 1 };
    vi.spyOn(world.wiring, "tenant").mockResolvedValue(dealer({ leads: { delivery } }));
    expect(await triedOnce(await noSuchSink("harbourside"))).toEqual([
      "dead",
      'The tenant has no sink called "no-such-sink".',
    ]);
  });

  it("keeps the leads of a dealer that is gone waiting, as often as is usual", async () => {
    vi.spyOn(world.wiring, "tenant").mockResolvedValue(null);
    expect(await triedOnce(await noSuchSink("harbourside"))).toEqual([
      "waiting",
      'The tenant has no sink called "no-such-sink".',
    ]);
  });

  it("counts and logs each try, and trouble with the store as a failure of ours", async () => {
    const count = vi.fn<Meter["count"]>();
    provideMeter({ count, responded: () => undefined, connections: () => undefined });
    const [lines, problems] = [vi.spyOn(world.wiring.log, "info"), vi.spyOn(world.wiring.log, "error")];
    const id = await noSuchSink("harbourside");
    await triedOnce(id);
    await expect.poll(() => count).toHaveBeenCalledWith("deliveryAttempts", { result: "retry" });
    const problem = 'The tenant has no sink called "no-such-sink".';
    expect(lines).toHaveBeenCalledWith(
      {
        kind: "attempt",
        leadId: id,
        tenant: "harbourside",
        sink: "no-such-sink",
        attempt: 1,
        result: "retry",
        problem,
      },
      "delivery",
    );
    expect(problems).not.toHaveBeenCalled();
    vi.spyOn(world.wiring.leads, "settle").mockResolvedValueOnce(false);
    const lost = startDelivery(world.wiring);
    const other = await noSuchSink("harbourside");
    await expect.poll(() => count).toHaveBeenCalledWith("deliveryAttempts", { result: "lease_lost" });
    await lost.stop();
    const about = { leadId: other, tenant: "harbourside", sink: "no-such-sink" };
    expect(lines).toHaveBeenCalledWith({ kind: "lease_lost", ...about }, "delivery");
    const claimDue = vi.spyOn(world.wiring.leads, "claimDue").mockRejectedValue(new Error("away"));
    const away = startDelivery(world.wiring);
    const troubles = () => count.mock.calls.filter(([name]) => name === "storeTroubles").length;
    await expect.poll(troubles).toBe(1);
    // A lead that comes has the queue read again at once.
    await noSuchSink("harbourside");
    await expect.poll(troubles).toBe(2);
    claimDue.mockRestore();
    await noSuchSink("harbourside");
    await expect.poll(() => lines).toHaveBeenCalledWith({ kind: "store_answers_again" }, "delivery");
    await away.stop();
    // Said once, and counted each time.
    expect(problems.mock.calls).toEqual([[{ kind: "store_trouble", problem: "away" }, "delivery"]]);
    provideMeter(null);
  });

  it("delivers what waits to the dealer's sinks", async () => {
    const id = crypto.randomUUID();
    await world.wiring.leads.accept(
      aNewLead({ id, key: id, dueAt: 0, lead: { tenant: "harbourside" }, sinks: ["mail"] }),
    );
    const worker = startDelivery(world.wiring);
    const delivered = async () => (await world.wiring.leads.get(id))?.deliveries.map(({ state }) => state);
    await expect.poll(() => delivered()).toEqual(["delivered"]);
    await worker.stop();
    expect(readdirSync(mailbox())).toContain(`${id}.eml`);
  });

  it("names in its lines the request that brought the lead", async () => {
    const id = crypto.randomUUID();
    const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
    const lines = vi.spyOn(world.wiring.log, "info");
    await withTrace({ trace }, () =>
      world.wiring.leads.accept(
        aNewLead({ id, key: id, dueAt: 0, lead: { tenant: "harbourside" }, sinks: ["mail"] }),
      ),
    );
    const worker = startDelivery(world.wiring);
    const line = expect.objectContaining({ leadId: id, result: "delivered", trace });
    await expect.poll(() => lines).toHaveBeenCalledWith(line, "delivery");
    await worker.stop();
  });
});
