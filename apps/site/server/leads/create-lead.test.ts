import { readdirSync } from "node:fs";
import { join } from "node:path";
import { honeypotField } from "@forecourt/leads";
import { aCar } from "@forecourt/search/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { wording } from "@forecourt/tenant-config";
import { type Meter, provideMeter } from "#server/meter/meter.ts";
import { tenantSite } from "#server/tenants/tenant-site.ts";
import { typedBefore } from "#server/forms/drafts.ts";
import { anEnquiry } from "#server/testing/an-enquiry.ts";
import { beginRequest, cookiesSet } from "#server/testing/request-scope.ts";
import { openTestSite, type TestSite } from "#server/testing/test-site.ts";
import type { TenantContent } from "@forecourt/tenant-config/content";
import { refusedFiles } from "#server/uploads/refused-files.ts";
import { createLead, type LeadCallOptions } from "./create-lead.ts";
import { mockLead } from "./mock-leads.ts";

let world: TestSite;
let content: TenantContent;
beforeAll(async () => {
  world = await openTestSite();
  content = (await world.site("harbourside")).content;
  await world.stock("harbourside", [
    aCar({
      id: "9",
      slug: "kia-rio-9",
      make: "Kia",
      condition: "used",
      location: { ...aCar().location, id: "401" },
    }),
  ]);
});
afterAll(() => world.close());
beforeEach(() => beginRequest({}, "new"));

const CALL = "http://harbourside.localhost:3000/api/leads";
const ada = anEnquiry();
let keys = 0;
const freshKey = (): string => `key-of-test-${(keys += 1)}`;

const json = (lead: object, headers: Record<string, string> = {}): Request =>
  new Request(CALL, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ lead }),
  });
const form = (fields: Record<string, string>): Request =>
  new Request(CALL, { method: "POST", body: new URLSearchParams(fields) });
const multipart = (fields: Record<string, string>, files: readonly File[]): Request => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append("files", file);
  return new Request(CALL, { method: "POST", body });
};
const send = (request: Request, options?: LeadCallOptions) => createLead(request, content, options);
const leads = () => world.wiring.leads.list({ tenant: "harbourside", limit: 100 });
/** The stored lead with this message. */
const leadThatSays = async (message: string) => (await leads()).find(({ lead }) => lead.message === message);

const redirect = (answer: Response) => [answer.status, answer.headers.get("location")];
/** Files of the dealer's leads on the disk. */
const kept = (): string[] => {
  try {
    return readdirSync(join(world.wiring.dataDirectory, "files", "harbourside"), { recursive: true }).map(
      String,
    );
  } catch {
    return [];
  }
};

describe("createLead, asked by a script", () => {
  it("answers 201 with the id of the lead it has stored", async () => {
    const answer = await send(json({ ...ada, idempotency_key: freshKey() }, { "user-agent": "Firefox" }));
    expect(answer.status).toBe(201);
    const { id } = (await answer.json()) as { id: string };
    const stored = await world.wiring.leads.get(id);
    expect(stored?.lead).toMatchObject({ tenant: "harbourside", person: { email: "ada@example.com" } });
    expect(stored?.deliveries.map(({ sink }) => sink)).toEqual(["mail"]);
  });

  it("answers 200 with the same id when the same lead comes again", async () => {
    const lead = { ...ada, idempotency_key: freshKey() };
    const first = (await (await send(json(lead))).json()) as object;
    const again = await send(json(lead));
    expect([again.status, await again.json()]).toEqual([200, first]);
  });

  it("answers 422 with the problem of each field, and stores nothing", async () => {
    const before = await leads();
    const answer = await send(json({ ...ada, email: "nope" }));
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: "Please check the form.", problems: [{ field: "email", message: "invalid email address" }] },
    ]);
    expect(await leads()).toHaveLength(before.length);
  });

  it("answers 400 to what is no lead", async () => {
    const answer = await send(json({ ...ada, form: "__proto__" }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining("Unknown form") });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const nothing = await send(new Request(CALL, { method: "POST", body: "lead" }));
    expect([nothing.status, await nothing.json()]).toEqual([
      400,
      { error: "A JSON body or a plain form of at most 256 KB was expected." },
    ]);
  });

  it("takes a body of 256 KB and no longer one", async () => {
    const long = { ...ada, idempotency_key: freshKey(), extra: "" };
    const rest = 256_000 - JSON.stringify({ lead: long }).length;
    expect((await send(json({ ...long, extra: "x".repeat(rest) }))).status).toBe(201);
    expect((await send(json({ ...long, extra: "x".repeat(rest + 1) }))).status).toBe(400);
  });

  it("extends the lead it names, and answers 404 where this site has none of that id", async () => {
    const step = { ...ada, idempotency_key: freshKey(), lead_status: "Incomplete", step_number: 1 };
    const { id } = (await (await send(json(step))).json()) as { id: string };
    const whole = await send(json({ ...ada, idempotency_key: step.idempotency_key }), { leadId: id });
    expect([whole.status, await whole.json()]).toEqual([200, { id }]);
    const lost = await send(json({ ...ada, idempotency_key: freshKey() }), { leadId: "none" });
    expect([lost.status, await lost.json()]).toEqual([404, { error: "This site has no such lead." }]);
  });

  it("goes to the sinks that are named, whatever the tenant's routes say", async () => {
    const message = "to one sink";
    await send(json({ ...ada, message, idempotency_key: freshKey() }), { onlySinks: ["car-clarity"] });
    expect((await leadThatSays(message))?.deliveries.map(({ sink }) => sink)).toEqual(["car-clarity"]);
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
    const lost = await send(json({ ...ada, idempotency_key: freshKey() }), {
      place: { intake: { ...intake, store: away }, storage },
    });
    expect([lost.status, lost.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await lost.json()).toEqual({ error: "An unexpected error occured" });
    const flood = await send(
      json({ ...ada, idempotency_key: freshKey() }, { "x-forwarded-for": "203.0.113.9" }),
      {
        place: { intake: { ...intake, counter: { count: async () => 10_000 } }, storage },
      },
    );
    expect([flood.status, flood.headers.get("retry-after")]).toEqual([429, "600"]);
    expect(await flood.json()).toEqual({ error: "An unexpected error occured" });
  });

  it("holds a lead whose honeypot was filled", async () => {
    const message = "from a program";
    const answer = await send(json({ ...ada, message, idempotency_key: freshKey(), [honeypotField]: "x" }));
    expect(answer.status).toBe(201);
    expect((await leadThatSays(message))?.standing.kind).toBe("quarantined");
  });
});

describe("createLead, sent by a plain form", () => {
  it("leads to the success page, with the kind of enquiry and the car's condition", async () => {
    expect(redirect(await send(form({ ...ada, idempotency_key: freshKey() })))).toEqual([
      303,
      "/success?category=general-enquiry",
    ]);
    const { category: _, ...rest } = ada;
    const message = "about a car";
    const about = await send(
      form({ ...rest, message, form: "used", car_id: "9", idempotency_key: freshKey() }),
    );
    expect(redirect(about)).toEqual([303, expect.stringContaining("category=used-vehicle-enquiry")]);
    expect((await leadThatSays(message))?.lead.car).toMatchObject({ id: "9" });
  });

  it("comes back to its own page with what was typed, and forgets it once it is accepted", async () => {
    const typed = { ...ada, email: "nope", url: "/contact?gclid=1" };
    expect(redirect(await send(form(typed)))).toEqual([303, "/contact"]);
    const [[name, cookie] = []] = [...cookiesSet()];
    expect(name).toBe("fc-draft");
    expect(cookie).toMatchObject({ maxAge: 1800, path: "/", httpOnly: true, sameSite: "lax", secure: false });
    expect(cookie?.value).not.toContain("Ada");
    beginRequest();
    expect(await typedBefore("harbourside")).toMatchObject({
      values: { first_name: "Ada", email: "nope" },
      problems: [{ field: "email" }],
    });
    expect(await typedBefore("gearshift")).toBeNull();
    await send(form({ ...ada, idempotency_key: freshKey() }));
    expect(cookiesSet().get("fc-draft")).toMatchObject({ value: "", maxAge: 0 });
    beginRequest();
    expect(await typedBefore("harbourside")).toBeNull();
  });

  it("binds what was typed to this host and to HTTPS outside this machine", async () => {
    beginRequest({ host: "www.harbourside.example" }, "new");
    await send(form({ ...ada, email: "nope" }));
    expect(cookiesSet().get("__Host-fc-draft")).toMatchObject({
      secure: true,
      httpOnly: true,
      sameSite: "lax",
    });
  });

  it("comes back to the car, or to the general form, where it stood on no page of its own", async () => {
    const wrong = { ...ada, form: "used", email: "nope" };
    const car = await send(form({ ...wrong, car_id: "9", url: "/cars/kia-rio-9" }));
    expect(car.headers.get("location")).toMatch(/^\/cars\/kia-rio-9/);
    expect((await send(form({ ...wrong, url: "/cars/gone" }))).headers.get("location")).toBe("/contact");
    expect((await send(form({ ...wrong, url: "http://[" }))).headers.get("location")).toBe("/contact");
  });

  it("keeps the car and the offer in the address of its own page", async () => {
    const wrong = { ...ada, form: "finance", email: "nope", url: "/finance", car_id: "9", offer_id: "o1" };
    expect((await send(form(wrong))).headers.get("location")).toBe("/finance?car_id=9&offer_id=o1");
  });

  it("goes to its head with a sentence while the store is away", async () => {
    const { leads: store } = world.wiring;
    const accept = vi
      .spyOn(store, "accept")
      .mockResolvedValue({ ok: false, problem: "unavailable", detail: "disk" });
    const answer = await send(form({ ...ada, url: "/contact", idempotency_key: freshKey() }));
    accept.mockRestore();
    expect(redirect(answer)).toEqual([303, "/contact#general-form"]);
    beginRequest();
    expect((await typedBefore("harbourside"))?.problems).toEqual([
      {
        field: "",
        message:
          "An unexpected error occured. Nothing you typed is lost: please send it again, or call us on 02 5550 1000.",
      },
    ]);
  });
});

/** The next lead finds the store away. */
const away = () =>
  vi
    .spyOn(world.wiring.leads, "accept")
    .mockResolvedValueOnce({ ok: false, problem: "unavailable", detail: "disk" });
/** What stands above the form that came back. */
const sentence = async () => {
  beginRequest();
  return (await typedBefore("harbourside"))?.problems.map(({ message }) => message);
};

describe("createLead, sent by a plain form that cannot be taken", () => {
  it("says to call only where there is somebody to call", async () => {
    away();
    const { tenant } = content;
    const config = { ...tenant.config, site: { ...tenant.config.site, phone: null } };
    const locations = content.locations.map((place) => ({
      ...place,
      contact: { ...place.contact, phone: place.primary ? "02 5550 1010" : null },
    }));
    const phoneless = { ...content, tenant: { ...tenant, config }, locations };
    await createLead(form({ ...ada, url: "/contact", idempotency_key: freshKey() }), phoneless);
    const start = "An unexpected error occured. Nothing you typed is lost: please send it again";
    expect(await sentence()).toEqual([`${start}, or call us on 02 5550 1010.`]);
    away();
    const last = { ...phoneless, locations: phoneless.locations.toReversed() };
    await createLead(form({ ...ada, url: "/contact", idempotency_key: freshKey() }), last);
    expect(await sentence()).toEqual([`${start}, or call us on 02 5550 1010.`]);
    away();
    const places = locations.map((place, at) => ({
      ...place,
      primary: false,
      contact: { ...place.contact, phone: at === 0 ? "02 5550 1011" : null },
    }));
    const unranked = { ...phoneless, locations: places };
    await createLead(form({ ...ada, url: "/contact", idempotency_key: freshKey() }), unranked);
    expect(await sentence()).toEqual([`${start}, or call us on 02 5550 1011.`]);
    away();
    const bare = { ...phoneless, locations: [] };
    await createLead(form({ ...ada, url: "/contact", idempotency_key: freshKey() }), bare);
    expect(await sentence()).toEqual([`${start}.`]);
  });

  it("answers in the language of the page it was sent from", async () => {
    const texan = (await world.site("lonestar")).content;
    const wrong = { ...ada, email: "nope", url: "/es/contact" };
    beginRequest({ host: "lonestar.localhost", referer: "http://lonestar.localhost/es/contact" }, "new");
    const answer = await createLead(form(wrong), texan);
    expect(answer.headers.get("location")).toMatch(/^\/es\/contact/);
    const { cookies } = await import("#server/testing/request-scope.ts");
    expect((await cookies()).get("fc-draft")).toBeDefined();
    const spanish = (await typedBefore("lonestar"))?.problems.find(({ field }) => field === "email");
    expect(spanish?.message).not.toBe("invalid email address");
    beginRequest({ host: "lonestar.localhost" }, "new");
    await createLead(form({ ...wrong, url: "/contact" }), texan);
    const english = (await typedBefore("lonestar"))?.problems.find(({ field }) => field === "email");
    expect(english?.message).toBe("invalid email address");
  });

  it("tells a script in the language of its page that the lead could not be kept", async () => {
    const texan = await world.site("lonestar");
    const spanish = tenantSite(texan.content, texan.now, undefined, { locale: "es-US", prefix: "/es" });
    beginRequest({ host: "lonestar.localhost", referer: "http://lonestar.localhost/es/contact" }, "new");
    away();
    const answer = await createLead(
      json({ ...ada, postcode: "77002", idempotency_key: freshKey() }),
      texan.content,
    );
    const words = wording(spanish.config).form.storeFailure;
    expect(words).not.toBe(wording(texan.config).form.storeFailure);
    expect([answer.status, await answer.json()]).toEqual([503, { error: words }]);
  });

  it("leads home where the dealer has no general form", async () => {
    const { tenant } = content;
    const config = { ...tenant.config, forms: { ...tenant.config.forms, offered: [] } };
    const answer = await createLead(form({ ...ada, email: "nope", url: "/nowhere" }), {
      ...content,
      tenant: { ...tenant, config },
    });
    expect(answer.headers.get("location")).toBe("/");
  });

  it("keeps every box that was ticked", async () => {
    const body = new URLSearchParams({ ...ada, email: "nope", url: "/contact" });
    body.append("colours", "red");
    body.append("colours", "blue");
    await send(new Request(CALL, { method: "POST", body }));
    beginRequest();
    expect((await typedBefore("harbourside"))?.values["colours"]).toEqual(["red", "blue"]);
  });
});

describe("createLead, with files", () => {
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(64)])], "car.jpg");
  const text = new File(["hello"], "notes.txt");

  it("keeps pictures with the lead, and names what it left out", async () => {
    const before = kept().length;
    const message = "with files";
    const answer = await send(multipart({ ...ada, message, idempotency_key: freshKey() }, [jpeg, text]));
    expect(answer.headers.get("location")).toBe("/success?category=general-enquiry");
    expect((await leadThatSays(message))?.files.map(({ name }) => name)).toEqual(["car.jpg"]);
    expect(kept()).toHaveLength(before + 1);
    expect(cookiesSet().get("fc-refused-files")).toMatchObject({ maxAge: 60 });
    beginRequest();
    expect(await refusedFiles()).toEqual(["notes.txt is not a JPEG, PNG, WebP, HEIC or PDF file."]);
  });

  it("answers a script in JSON, with what was left out", async () => {
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    const answer = await send(multipart({ lead }, [text]));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ refused: [{ name: "notes.txt", reason: "wrong_kind" }] });
  });

  it("removes files no lead came of: refused, repeated or no lead at all", async () => {
    const key = freshKey();
    const lead = (change: object) => ({
      lead: JSON.stringify({ lead: { ...ada, idempotency_key: key, ...change } }),
    });
    await send(multipart(lead({}), [jpeg]));
    const before = kept().length;
    expect((await send(multipart(lead({ email: "nope" }), [jpeg]))).status).toBe(422);
    expect((await send(multipart(lead({ form: "none" }), [jpeg]))).status).toBe(400);
    expect((await send(multipart(lead({}), [jpeg]))).status).toBe(200);
    expect(kept()).toHaveLength(before);
  });

  it("keeps the files of a lead that may have been stored after all", async () => {
    const before = kept().length;
    away();
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    expect((await send(multipart({ lead }, [jpeg]))).status).toBe(503);
    expect(kept()).toHaveLength(before + 1);
  });

  it("brings a form whose files cannot be kept back to its car, with what was typed and a sentence", async () => {
    const write = vi.spyOn(world.wiring.files, "write").mockRejectedValue(new Error("disk full"));
    const about = { ...ada, form: "used", car_id: "9", url: "/cars/kia-rio-9" };
    expect(redirect(await send(multipart(about, [jpeg])))).toEqual([303, "/cars/kia-rio-9/enquire"]);
    beginRequest();
    expect(await typedBefore("harbourside")).toMatchObject({
      values: { first_name: "Ada", form: "used", car_id: "9" },
      problems: [{ field: "", message: expect.stringMatching(/^An unexpected error occured\. Nothing/) }],
    });
    const { engine } = await world.wiring.stock("harbourside");
    const run = vi.spyOn(engine, "run").mockRejectedValue(new Error("away"));
    expect(redirect(await send(multipart(about, [jpeg])))).toEqual([303, "/contact"]);
    run.mockRestore();
    write.mockRestore();
  });

  it("makes no lead of a form whose files cannot be kept", async () => {
    const before = (await leads()).length;
    const { intake, storage } = {
      intake: {
        store: world.wiring.leads,
        counter: { count: async () => 0 },
        verifier: null,
        now: world.wiring.now,
        newId: freshKey,
      },
      storage: {
        write: () => Promise.reject(new Error("disk full")),
        read: () => Promise.reject(new Error("none")),
        remove: async () => undefined,
      },
    };
    const place = { intake, storage };
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    const script = await send(multipart({ lead }, [jpeg]), { place });
    expect([script.status, script.headers.get("retry-after"), await script.json()]).toEqual([
      503,
      "30",
      { error: "The files could not be kept." },
    ]);
    const plain = await send(multipart({ ...ada, url: "/contact" }, [jpeg]), { place });
    expect([plain.status, plain.headers.get("location")]).toEqual([303, "/contact#general-form"]);
    const none = await send(multipart({ form: "none" }, [jpeg]), { place });
    expect(none.status).toBe(400);
    expect(await leads()).toHaveLength(before);
  });

  it("refuses a form announced too long, and what is no form", async () => {
    const long = await send(
      new Request(CALL, {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b", "content-length": "110000001" },
        body: "--b",
      }),
    );
    expect(long.status).toBe(413);
    const broken = await send(
      new Request(CALL, { method: "POST", headers: { "content-type": "multipart/form-data" }, body: "--b" }),
    );
    expect([broken.status, await broken.json()]).toEqual([400, { error: "A multipart form was expected." }]);
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
    provideMeter({ count, answered: () => undefined });
  });
  afterEach(() => provideMeter(null));

  const about = { tenant: "harbourside", form: "general", mock: false };

  it("is its form, its lead and what became of it, and nothing the shopper typed", async () => {
    const lead = { ...ada, idempotency_key: freshKey() };
    let id = "";
    expect(
      await linesOf(async () => {
        ({ id } = (await (await send(json(lead))).json()) as { id: string });
        await send(json(lead));
        await send(json({ ...ada, email: "nope" }));
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
    expect(await linesOf(() => mockLead(json({ ...ada, email: "nope" }), "harbourside"))).toEqual([
      { ...about, mock: true, refused: "invalid" },
    ]);
    expect(count).not.toHaveBeenCalled();
  });
});

describe("mockLead", () => {
  it("answers like the real call, and keeps nothing", async () => {
    const before = (await leads()).length;
    const key = freshKey();
    const made = await mockLead(json({ ...ada, idempotency_key: key }), "harbourside");
    expect(made.status).toBe(201);
    const { id } = (await made.json()) as { id: string };
    const grown = await mockLead(json({ ...ada, idempotency_key: key }), "harbourside", id);
    expect([grown.status, await grown.json()]).toEqual([200, { id }]);
    expect((await mockLead(json({ ...ada, email: "nope" }), "harbourside")).status).toBe(422);
    expect((await mockLead(json(ada), "harbourside", "none")).status).toBe(404);
    expect(await leads()).toHaveLength(before);
  });

  it("keeps a thousand leads and then begins anew", async () => {
    const step = { ...ada, idempotency_key: freshKey(), lead_status: "Incomplete", step_number: 1 };
    const { id } = (await (await mockLead(json(step), "harbourside")).json()) as { id: string };
    expect((await mockLead(json(ada), "harbourside", id)).status).toBe(200);
    for (let call = 0; call < 1_000; call += 1) await mockLead(json({ form: "none" }), "harbourside");
    expect((await mockLead(json(ada), "harbourside", id)).status).toBe(404);
  });

  it("is not there for an unknown dealer", async () => {
    const answer = await mockLead(json(ada), "no-such-dealer");
    expect([answer.status, await answer.json()]).toEqual([404, { error: "There is no mock mode here." }]);
  });

  it("is not there where the installation has no mock mode", async () => {
    const { env } = world.wiring;
    Object.assign(world.wiring, { env: { ...env, FORECOURT_MOCK: "off" } });
    expect((await mockLead(json(ada), "harbourside")).status).toBe(404);
    Object.assign(world.wiring, { env });
  });

  it("takes files, and keeps none", async () => {
    const before = kept().length;
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(64)])], "car.jpg");
    const lead = JSON.stringify({ lead: { ...ada, idempotency_key: freshKey() } });
    const answer = await mockLead(multipart({ lead }, [file]), "harbourside");
    expect([answer.status, await answer.json()]).toEqual([201, { id: expect.any(String) }]);
    expect(kept()).toHaveLength(before);
  });
});
