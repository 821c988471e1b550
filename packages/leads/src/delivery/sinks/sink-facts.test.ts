import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../testing/a-stored-lead.ts";
import { aDelivery } from "../../testing/describe-lead-sink.ts";
import type { LeadPayload } from "../../enquiry/model/lead-payload.ts";
import { dashboardSink } from "./dashboard/dashboard-sink.ts";
import { formEndpointSink } from "./form-endpoint/form-endpoint-sink.ts";
import { shortBody } from "./http-sink.ts";
import { leadEvent } from "./webhook/lead-event.ts";
import { wireText } from "./wire-value.ts";

/** Another side that answers this, and what it was sent. */
function otherSide(answer: () => Response) {
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    sent.push({ url: new Request(url).url, init });
    return answer();
  };
  return { sent, fetch };
}
const now = () => new Date(0);
const lead = aStoredLead();

describe("wireText", () => {
  const payload: LeadPayload = {
    lead: { text: "a", empty: "", list: ["a", "b"], count: 3, yes: true, inner: { x: "1", y: "2" } },
  };

  it.each([
    ["text", "a"],
    ["empty", null],
    ["list", "a, b"],
    ["count", "3"],
    ["yes", "true"],
    ["inner", "1, 2"],
    ["absent", null],
    ["constructor", null],
  ])("of %s is %j", (name, text) => expect(wireText(payload, name)).toBe(text));
});

const chunks = (...sizes: readonly number[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const size of sizes) controller.enqueue(new Uint8Array(size).fill(120));
        controller.close();
      },
    }),
  );

describe("shortBody", () => {
  it("reads an answer whole up to its limit, and no chunk after it was passed", async () => {
    expect(await shortBody(chunks(4, 6), 10)).toHaveLength(10);
    expect(await shortBody(chunks(4, 7, 5), 10)).toHaveLength(11);
    expect(await shortBody(new Response(null), 10)).toBe("");
  });

  it("joins a character that came in two pieces", async () => {
    const [first, second] = [new Uint8Array([0xc3]), new Uint8Array([0xa9])];
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    expect(await shortBody(new Response(body))).toBe("é");
  });
});

const readFile = async () => Buffer.from("");

describe("the dashboard's sink", () => {
  const options = {
    url: "https://d.example",
    auth: { kind: "none" },
    payload: { yesNoFields: [] },
    now,
  } as const;

  it("is called dashboard, and says what becomes of files by whether it can read them", () => {
    const { fetch } = otherSide(() => Response.json({ id: 1 }));
    expect(dashboardSink({ ...options, fetch })).toMatchObject({ name: "dashboard", files: "left_out" });
    expect(dashboardSink({ ...options, fetch, readFile }).files).toBe("sent");
    expect(dashboardSink({ ...options, fetch, name: "head-office" }).name).toBe("head-office");
  });
});

const sent = async (change: Parameters<typeof aStoredLead>[0]) => {
  const side = otherSide(() => new Response("{}"));
  const stored = aStoredLead(change);
  const sink = formEndpointSink({ url: "https://f.example", fetch: side.fetch, now });
  expect(await sink.deliver(stored, aDelivery(stored))).toEqual({ ok: true, remoteId: null });
  const body = side.sent[0]?.init.body;
  return JSON.parse(typeof body === "string" ? body : "") as Record<string, unknown>;
};

describe("a form endpoint", () => {
  it("passes on no consent where it is asked for none, and no page where none is known", async () => {
    const body = await sent({ lead: { page: { url: null, id: null } } });
    expect(body).not.toHaveProperty("legalConsentOptions");
    expect(body["context"]).toEqual({ pageName: "Used Vehicle Enquiry" });
  });

  it("leaves out fields the lead has no answer for", async () => {
    const person = { ...lead.lead.person, postcode: null };
    const { fields } = (await sent({ lead: { person } })) as { fields: { name: string }[] };
    expect(fields.map(({ name }) => name)).not.toContain("zip");
    expect(fields.length).toBeGreaterThan(0);
  });
});

describe("leadEvent", () => {
  it("gives answers as they are: a text, a tick, or the list of what was ticked", () => {
    const answers = [
      { name: "a", label: "A", value: "text" },
      { name: "b", label: "B", value: true },
      { name: "c", label: "C", value: ["x", "y"] },
    ];
    const stored = aStoredLead({ lead: { answers } });
    expect(leadEvent(stored, "k", false)).toMatchObject({ type: "lead.created", id: "k", lead: { answers } });
    expect(leadEvent(stored, "k", true).type).toBe("lead.updated");
  });
});
