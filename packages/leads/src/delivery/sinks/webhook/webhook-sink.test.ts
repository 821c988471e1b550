import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aLeadCar } from "../../../testing/a-lead-car.ts";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aTradeIn } from "../../../testing/a-trade-in.ts";
import { aDelivery } from "../../../testing/describe-lead-sink.ts";
import { describeHttpSink } from "../../../testing/describe-http-sink.ts";
import { httpDouble, type SeenRequest } from "../../../testing/http-double.ts";
import { leadEvent, leadEventSchema } from "./lead-event.ts";
import { signWebhook, verifyWebhook, type WebhookHeaders } from "./webhook-signature.ts";
import { webhookSink } from "./webhook-sink.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const now = () => new Date("2026-11-21T10:00:00Z");
const taken = () => ({ status: 204 });
const sinkAt = (url: string) => webhookSink({ url, secrets: [secret], fetch, now, timeoutMs: 2_000 });
const headersOf = ({ headers }: SeenRequest): WebhookHeaders => ({
  "webhook-id": String(headers["webhook-id"]),
  "webhook-timestamp": String(headers["webhook-timestamp"]),
  "webhook-signature": String(headers["webhook-signature"]),
});

describeHttpSink("webhook", sinkAt, taken, { status: 502 });

describe("webhookSink", () => {
  it("signs what it sends, so that a receiver can check it", async () => {
    const double = await httpDouble(taken);
    const lead = aStoredLead();
    await sinkAt(double.url).deliver(lead, aDelivery(lead));
    const [request] = double.seen;
    if (!request) throw new Error("nothing arrived");
    const given = { secret, headers: headersOf(request), body: request.body };
    expect(verifyWebhook({ ...given, now: now() })).toBe(true);
    expect(verifyWebhook({ ...given, body: `${request.body} `, now: now() })).toBe(false);
    expect(verifyWebhook({ ...given, now: new Date(now().getTime() + 301_000) })).toBe(false);
    expect(verifyWebhook({ ...given, secret: Buffer.alloc(32, 8).toString("base64"), now: now() })).toBe(
      false,
    );
    await double.stop();
  });

  it("says updated once a revision was delivered", () => {
    const lead = aStoredLead({ revision: 2 });
    expect(leadEvent(lead, `${lead.id}.2`, true)).toMatchObject({
      type: "lead.updated",
      lead: { revision: 2 },
    });
  });

  it.each([
    ["the address", { email: "e1", phone: "p1" }, "e1"],
    ["the number, where there is no address", { email: null, phone: "p1" }, "p1"],
    ["nothing, where there is neither", { email: null, phone: null }, null],
  ])("joins the leads of one shopper by %s", (_, contact, shopper) => {
    expect(leadEvent(aStoredLead({ contact }), "k", false).lead.shopper).toBe(shopper);
  });

  it("says everything of a lead under its own names", () => {
    const { lead } = aStoredLead();
    const own = {
      car: aLeadCar(),
      tradeIn: aTradeIn({ rego: "123ABC", regoState: "qld", year: "2015", make: "Kia", model: "Rio" }),
      dealership: { slug: "north", name: "North Motors" },
      appointment: { kind: "test_drive", date: "2026-11-24" },
      offer: { id: "o", name: "Offer" },
      model: { id: "m", name: "Rio", make: "Kia" },
      subcategory: "Sub",
      answers: [{ name: "a", label: "A", value: ["x", "y"] }],
      optIn: false,
      termsAccepted: true,
    } as const;
    const evidence = {
      field: "opt_in",
      text: "Yes",
      version: "2",
      ticked: true,
      preTicked: false,
      decidedBy: "shopper",
    } as const;
    const stored = aStoredLead({
      revision: 3,
      updatedAt: 2_000_000,
      contact: { email: "e1", phone: "p1" },
      files: [{ id: "f", name: "a.jpg", type: "image/jpeg", bytes: 9, location: "a/f" }],
      lead: {
        ...own,
        consent: [{ ...evidence, form: "used", at: 1_500_000 }],
        stage: { kind: "incomplete", step: 1, skipped: [] },
        journey: { pages: ["/a"], query: [{ name: "gclid", value: "x" }] },
      },
    });
    expect(leadEvent(stored, "key.3", false)).toEqual({
      type: "lead.created",
      id: "key.3",
      lead: {
        ...own,
        id: stored.id,
        revision: 3,
        website: "north",
        receivedAt: "1970-01-01T00:16:40.000Z",
        updatedAt: "1970-01-01T00:33:20.000Z",
        form: "used",
        finished: false,
        step: 2,
        category: "Used Vehicle Enquiry",
        location: lead.location,
        person: lead.person,
        message: lead.message,
        consent: [{ ...evidence, at: "1970-01-01T00:25:00.000Z" }],
        page: lead.page.url,
        visitedPages: ["/a"],
        query: [{ name: "gclid", value: "x" }],
        files: [{ id: "f", name: "a.jpg", type: "image/jpeg", bytes: 9 }],
        shopper: "e1",
      },
    });
  });

  it("sends what the published schema says, and the file is that schema", () => {
    expect(leadEventSchema.parse(leadEvent(aStoredLead(), "k", false)).type).toBe("lead.created");
    const file = join(import.meta.dirname, "../../../../schemas/lead-event.schema.json");
    const schema: unknown = z.toJSONSchema(leadEventSchema, { target: "draft-2020-12" });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(schema);
  });

  it("keeps the place of files and the browser's name to itself", () => {
    const file = {
      id: "f",
      name: "car.jpg",
      type: "image/jpeg",
      bytes: 1,
      location: "north/secret-place.jpg",
    };
    expect(JSON.stringify(leadEvent(aStoredLead({ files: [file] }), "k", false))).not.toMatch(
      /secret-place|Mozilla/,
    );
  });
});

describe("signWebhook", () => {
  it("agrees with the convention's published example", () => {
    const headers = signWebhook(
      ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      '{"test": 2432232314}',
      new Date(1_614_265_330_000),
    );
    expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  });

  it("carries two signatures while a secret is replaced", () => {
    const other = Buffer.alloc(32, 9).toString("base64");
    const headers = signWebhook([secret, other], "id", "{}", now());
    for (const one of [secret, other])
      expect(verifyWebhook({ secret: one, headers, body: "{}", now: now() })).toBe(true);
  });

  it("refuses a secret that could be guessed", () => {
    expect(() => signWebhook(["c2hvcnQ="], "id", "{}", now())).toThrow(/at least 24 bytes/);
  });
});
