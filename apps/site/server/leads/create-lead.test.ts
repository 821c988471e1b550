import { honeypotField } from "@forecourt/leads";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formMessages } from "@forecourt/tenant-config";
import { type Meter, provideMeter } from "#host/metrics/meter.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { typedBefore } from "#server/forms/drafts.ts";
import { anEnquiry } from "#server/testing/an-enquiry.ts";
import {
  asForm,
  asJson,
  freshKey,
  keptLeads,
  LEAD_CALL,
  type LeadSite,
  openLeadSite,
  redirect,
  storeAway,
} from "#server/testing/lead-calls.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { createLead } from "./create-lead.ts";
import { mockLead } from "./mock-leads.ts";

const world = await openLeadSite();
beforeEach(() => beginRequest({}, "new"));

const ada = anEnquiry();
const send: LeadSite["send"] = (...call) => world.send(...call);

const told = (): unknown => JSON.parse(cookiesSet().get("fc-conversion")?.value ?? "null");

describe("createLead, asked by a script", () => {
  it("answers 201 with the id of the lead it has stored", async () => {
    const answer = await send(asJson({ ...ada, idempotency_key: freshKey() }, { "user-agent": "Firefox" }));
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const stored = await world.wiring.leads.get(id);
    expect(stored?.lead).toMatchObject({ tenant: "harbourside", person: { email: "ada@example.com" } });
    expect(stored?.deliveries.map(({ sink }) => sink)).toEqual(["mail"]);
  });

  it("keeps nothing of a mail's link that a browser remembered, so that no sink can send it", async () => {
    const lead = {
      ...ada,
      idempotency_key: freshKey(),
      url: "/contact?token=s3cret&gclid=x",
      visited_pages: ["/my-alerts?token=s3cret", "/reset/s3cret", "/special-offers?make=Mazda&link=s3cret"],
      linked_query_params: { link: "s3cret", "pay%6Dent": "s3cret", utm_source: "mail" },
    };
    const { id } = (await (await send(asJson(lead))).json()) as { id: string };
    const stored = await world.wiring.leads.get(id);
    expect(stored?.lead.journey).toEqual({
      pages: ["/my-alerts", "/special-offers?make=Mazda"],
      query: [{ name: "utm_source", value: "mail" }],
    });
    expect(JSON.stringify(stored)).not.toContain("s3cret");
  });

  it("answers 200 with the same id when the same lead comes again", async () => {
    const lead = { ...ada, idempotency_key: freshKey() };
    const first = (await (await send(asJson(lead))).json()) as object;
    const again = await send(asJson(lead));
    expect([again.status, await again.json()]).toEqual([200, first]);
  });

  it("tells the browser what a finished lead counts as, and nothing of a step or a refusal", async () => {
    const answer = await send(asJson({ ...ada, idempotency_key: freshKey() }));
    const { id } = (await answer.json()) as { id: string };
    expect(told()).toEqual({ name: expect.any(String), leadId: id, form: ada.form, car: null });
    expect(cookiesSet().get("fc-conversion")).toMatchObject({ httpOnly: false, maxAge: 1800, path: "/" });
    beginRequest({}, "new");
    await send(asJson({ ...ada, idempotency_key: freshKey(), lead_status: "Incomplete", step_number: "1" }));
    await send(asJson({ ...ada, email: "nope" }));
    expect(told()).toBeNull();
    await send(asForm({ ...ada }));
    expect(told()).toMatchObject({ form: ada.form });
  });

  it("answers 422 with the problem of each field, and stores nothing", async () => {
    const before = await keptLeads(world);
    const answer = await send(asJson({ ...ada, email: "nope" }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: "Please check the form.", problems: [{ field: "email", message: "invalid email address" }] },
    ]);
    expect(await keptLeads(world)).toHaveLength(before.length);
  });

  it("answers 422 to a service on a day when every workshop is closed, whatever the browser let through", async () => {
    const { first_name, last_name, email, phone, postcode } = ada;
    const person = { first_name, last_name, email, phone, postcode, terms_conditions: "true" };
    const booking = { ...person, form: "service", location: "401", Rego: "ABC123" };
    const on = (day: string) =>
      send(asJson({ ...booking, idempotency_key: freshKey(), "Service Booking Date": day }));
    const sunday = await on("2026-11-22");
    expect([sunday.status, await sunday.json()]).toEqual([
      422,
      {
        error: "Please check the form.",
        problems: [
          {
            field: "Service Booking Date",
            message: "We are closed that day. Please choose another.",
          },
        ],
      },
    ]);
    expect((await on("2026-11-23")).status).toBe(201);
  });

  it("answers 400 to what is no lead", async () => {
    const answer = await send(asJson({ ...ada, form: "__proto__" }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("Unknown form") });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const nothing = await send(new Request(LEAD_CALL, { method: "POST", body: "lead" }));
    expect([nothing.status, await nothing.json()]).toEqual([
      400,
      { error: "A JSON body or a plain form of at most 256 KB was expected." },
    ]);
  });

  it("takes a body of 256 KB and no longer one", async () => {
    const long = { ...ada, idempotency_key: freshKey(), extra: "" };
    const rest = 256_000 - JSON.stringify({ lead: long }).length;
    expect((await send(asJson({ ...long, extra: "x".repeat(rest) }))).status).toBe(201);
    expect((await send(asJson({ ...long, extra: "x".repeat(rest + 1) }))).status).toBe(400);
  });

  it("extends the lead it names, and answers 404 where this site has none of that id", async () => {
    const step = { ...ada, idempotency_key: freshKey(), lead_status: "Incomplete", step_number: 1 };
    const { id } = (await (await send(asJson(step))).json()) as { id: string };
    const whole = await send(asJson({ ...ada, idempotency_key: step.idempotency_key }), { leadId: id });
    expect([whole.status, await whole.json()]).toEqual([200, { id }]);
    const lost = await send(asJson({ ...ada, idempotency_key: freshKey() }), { leadId: "none" });
    expect([lost.status, await lost.json()]).toEqual([404, { error: "This site has no such lead." }]);
  });

  it("goes to the sinks that are named, whatever the tenant's routes say", async () => {
    const message = "to one sink";
    await send(asJson({ ...ada, message, idempotency_key: freshKey() }), { onlySinks: ["car-clarity"] });
    expect((await world.leadThatSays(message))?.deliveries.map(({ sink }) => sink)).toEqual(["car-clarity"]);
  });

  it("answers 503 and when to ask again while the store is away, and 429 in a flood", async () => {
    const { leads: store } = world.wiring;
    const intake = {
      store,
      counter: { count: async () => 0 },
      verifier: null,
      now: world.wiring.now,
      newId: freshKey,
    };
    const storage = {
      write: async () => undefined,
      read: () => Promise.reject(new Error()),
      remove: async () => undefined,
    };
    const away = {
      ...store,
      accept: async () => ({ ok: false, problem: "unavailable", detail: "disk" }) as const,
    };
    const lost = await send(asJson({ ...ada, idempotency_key: freshKey() }), {
      place: { intake: { ...intake, store: away }, storage },
    });
    expect([lost.status, lost.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await lost.json()).toEqual({ error: "An error occurred when submitting this form" });
    const flood = await send(
      asJson({ ...ada, idempotency_key: freshKey() }, { "x-forwarded-for": "203.0.113.9" }),
      {
        place: { intake: { ...intake, counter: { count: async () => 10_000 } }, storage },
      },
    );
    expect([flood.status, flood.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await flood.json()).toEqual({ error: "An error occurred when submitting this form" });
  });

  it("holds a lead whose honeypot was filled", async () => {
    const message = "from a program";
    const answer = await send(asJson({ ...ada, message, idempotency_key: freshKey(), [honeypotField]: "x" }));
    expect(answer.status).toBe(201);
    expect((await world.leadThatSays(message))?.standing.kind).toBe("quarantined");
  });
});

describe("createLead, sent by a plain form", () => {
  it("leads to the success page, with the kind of enquiry and the car's condition", async () => {
    expect(redirect(await send(asForm({ ...ada, idempotency_key: freshKey() })))).toEqual([
      303,
      "/success?category=general-enquiry",
    ]);
    const { category: _, ...rest } = ada;
    const message = "about a car";
    const about = await send(
      asForm({ ...rest, message, form: "used", car_id: "9", idempotency_key: freshKey() }),
    );
    expect(redirect(about)).toEqual([303, expect.stringContaining("category=used-vehicle-enquiry")]);
    expect((await world.leadThatSays(message))?.lead.car).toMatchObject({ id: "9" });
  });

  it("comes back to its own page with what was typed, and forgets it once it is accepted", async () => {
    const typed = { ...ada, email: "nope", url: "/contact?gclid=1" };
    expect(redirect(await send(asForm(typed)))).toEqual([303, "/contact"]);
    const [[name, cookie] = []] = [...cookiesSet()];
    expect(name).toBe("fc-draft");
    expect(cookie).toMatchObject({ maxAge: 1800, path: "/", httpOnly: true, sameSite: "lax", secure: false });
    expect(cookie?.value).not.toContain("Ada");
    beginRequest();
    expect(await typedBefore(world.wiring, "harbourside")).toMatchObject({
      values: { first_name: "Ada", email: "nope" },
      problems: [{ field: "email" }],
    });
    expect(await typedBefore(world.wiring, "gearshift")).toBeNull();
    await send(asForm({ ...ada, idempotency_key: freshKey() }));
    expect(cookiesSet().get("fc-draft")).toMatchObject({ value: "", maxAge: 0 });
    beginRequest();
    expect(await typedBefore(world.wiring, "harbourside")).toBeNull();
  });

  it("binds what was typed to this host and to HTTPS outside this machine", async () => {
    beginRequest({ host: "www.harbourside.example" }, "new");
    await send(asForm({ ...ada, email: "nope" }));
    expect(cookiesSet().get("__Host-fc-draft")).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: "lax",
    });
  });

  it("comes back to the car, or to the general form, where it stood on no page of its own", async () => {
    const wrong = { ...ada, form: "used", email: "nope" };
    const car = await send(asForm({ ...wrong, car_id: "9", url: "/cars/kia-rio-9" }));
    expect(car.headers.get("location")).toMatch(/^\/cars\/kia-rio-9/);
    expect((await send(asForm({ ...wrong, url: "/cars/gone" }))).headers.get("location")).toBe("/contact");
    expect((await send(asForm({ ...wrong, url: "http://[" }))).headers.get("location")).toBe("/contact");
  });

  it("keeps the car and the offer in the address of its own page", async () => {
    const wrong = { ...ada, form: "finance", email: "nope", url: "/finance", car_id: "9", offer_id: "o1" };
    expect((await send(asForm(wrong))).headers.get("location")).toBe("/finance?car_id=9&offer_id=o1");
  });

  it("goes to its head with a sentence while the store is away", async () => {
    const { leads: store } = world.wiring;
    const accept = vi
      .spyOn(store, "accept")
      .mockResolvedValue({ ok: false, problem: "unavailable", detail: "disk" });
    const answer = await send(asForm({ ...ada, url: "/contact", idempotency_key: freshKey() }));
    accept.mockRestore();
    expect(redirect(answer)).toEqual([303, "/contact#general-form"]);
    beginRequest();
    expect((await typedBefore(world.wiring, "harbourside"))?.problems).toEqual([
      {
        field: "",
        message:
          "An unexpected error occured. Nothing you typed is lost: please send it again, or call us on 02 5550 1000.",
      },
    ]);
  });
});

/** What stands above the form that came back. */
const sentence = async () => {
  beginRequest();
  return (await typedBefore(world.wiring, "harbourside"))?.problems.map(({ message }) => message);
};

describe("createLead, sent by a plain form that cannot be taken", () => {
  it("says to call only where there is somebody to call", async () => {
    storeAway(world);
    const { content } = world;
    const { tenant } = content;
    const config = { ...tenant.config, site: { ...tenant.config.site, phone: null } };
    const locations = content.locations.map((place) => ({
      ...place,
      contact: { ...place.contact, phone: place.primary ? "02 5550 1010" : null },
    }));
    const phoneless = { ...content, tenant: { ...tenant, config }, locations };
    await createLead(
      asForm({ ...ada, url: "/contact", idempotency_key: freshKey() }),
      phoneless,
      world.wiring,
    );
    const start = "An unexpected error occured. Nothing you typed is lost: please send it again";
    expect(await sentence()).toEqual([`${start}, or call us on 02 5550 1010.`]);
    storeAway(world);
    const last = { ...phoneless, locations: phoneless.locations.toReversed() };
    await createLead(asForm({ ...ada, url: "/contact", idempotency_key: freshKey() }), last, world.wiring);
    expect(await sentence()).toEqual([`${start}, or call us on 02 5550 1010.`]);
    storeAway(world);
    const places = locations.map((place, at) => ({
      ...place,
      primary: false,
      contact: { ...place.contact, phone: at === 0 ? "02 5550 1011" : null },
    }));
    const unranked = { ...phoneless, locations: places };
    await createLead(
      asForm({ ...ada, url: "/contact", idempotency_key: freshKey() }),
      unranked,
      world.wiring,
    );
    expect(await sentence()).toEqual([`${start}, or call us on 02 5550 1011.`]);
    storeAway(world);
    const bare = { ...phoneless, locations: [] };
    await createLead(asForm({ ...ada, url: "/contact", idempotency_key: freshKey() }), bare, world.wiring);
    expect(await sentence()).toEqual([`${start}.`]);
  });

  it("answers in the language of the page it was sent from", async () => {
    const texan = (await world.site("lonestar")).content;
    const wrong = { ...ada, email: "nope", url: "/es/contact" };
    beginRequest({ host: "lonestar.localhost", referer: "http://lonestar.localhost/es/contact" }, "new");
    const answer = await createLead(asForm(wrong), texan, world.wiring);
    expect(answer.headers.get("location")).toMatch(/^\/es\/contact/);
    const { cookies } = await import("#server/testing/request-scope.ts");
    expect((await cookies()).get("fc-draft")).toBeDefined();
    const spanish = (await typedBefore(world.wiring, "lonestar"))?.problems.find(
      ({ field }) => field === "email",
    );
    expect(spanish?.message).not.toBe("invalid email address");
    beginRequest({ host: "lonestar.localhost" }, "new");
    await createLead(asForm({ ...wrong, url: "/contact" }), texan, world.wiring);
    const english = (await typedBefore(world.wiring, "lonestar"))?.problems.find(
      ({ field }) => field === "email",
    );
    expect(english?.message).toBe("invalid email address");
  });

  it("tells a script in the language of its page that the lead could not be kept", async () => {
    const texan = await world.site("lonestar");
    const spanish = tenantSite(texan.content, texan.now, undefined, { locale: "es-US", prefix: "/es" });
    beginRequest({ host: "lonestar.localhost", referer: "http://lonestar.localhost/es/contact" }, "new");
    storeAway(world);
    const answer = await createLead(
      asJson({ ...ada, postcode: "77002", idempotency_key: freshKey() }),
      texan.content,
      world.wiring,
    );
    const words = formMessages(spanish.config).problems.alert;
    expect(words).not.toBe(formMessages(texan.config).problems.alert);
    expect([answer.status, await answer.json()]).toEqual([503, { error: words }]);
  });

  it("leads home where the dealer has no general form", async () => {
    const { content } = world;
    const { tenant } = content;
    const config = { ...tenant.config, forms: { ...tenant.config.forms, offered: [] } };
    const answer = await createLead(
      asForm({ ...ada, email: "nope", url: "/nowhere" }),
      { ...content, tenant: { ...tenant, config } },
      world.wiring,
    );
    expect(answer.headers.get("location")).toBe("/");
  });

  it("keeps every box that was ticked", async () => {
    const body = new URLSearchParams({ ...ada, email: "nope", url: "/contact" });
    body.append("colours", "red");
    body.append("colours", "blue");
    await send(new Request(LEAD_CALL, { method: "POST", body }));
    beginRequest();
    expect((await typedBefore(world.wiring, "harbourside"))?.values["colours"]).toEqual(["red", "blue"]);
  });
});

/** The lines of the log about enquiries while something is sent. */
async function linesOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const info = vi.spyOn(world.wiring.log, "info");
  await work();
  const lines = info.mock.calls.filter(([, text]) => text === "enquiry").map(([facts]) => facts);
  info.mockRestore();
  return lines;
}

describe("what is known of a lead call", () => {
  const count = vi.fn<Meter["count"]>();
  beforeEach(() => {
    count.mockClear();
    provideMeter({ count, responded: () => undefined, connections: () => undefined });
  });
  afterEach(() => provideMeter(null));

  const about = { tenant: "harbourside", form: "general", mock: false };

  it("is its form, its lead and what became of it, and nothing the shopper typed", async () => {
    const lead = { ...ada, idempotency_key: freshKey() };
    let id = "";
    expect(
      await linesOf(async () => {
        ({ id } = (await (await send(asJson(lead))).json()) as { id: string });
        await send(asJson(lead));
        await send(asJson({ ...ada, email: "nope" }));
      }),
    ).toEqual([
      { ...about, leadId: id, outcome: "created" },
      { ...about, leadId: id, outcome: "repeated" },
      { ...about, refused: "invalid" },
    ]);
    expect(count.mock.calls).toEqual([
      ["leads", { outcome: "created" }],
      ["leads", { outcome: "repeated" }],
      ["leads", { outcome: "invalid" }],
    ]);
  });

  it("is not counted in mock mode, and logged as such", async () => {
    expect(
      await linesOf(() => mockLead(asJson({ ...ada, email: "nope" }), world.wiring, "harbourside")),
    ).toEqual([{ ...about, mock: true, refused: "invalid" }]);
    expect(count).not.toHaveBeenCalled();
  });
});
