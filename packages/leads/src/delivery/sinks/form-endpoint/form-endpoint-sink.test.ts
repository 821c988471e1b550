import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery } from "../../../testing/describe-lead-sink.ts";
import { describeHttpSink } from "../../../testing/describe-http-sink.ts";
import { httpDouble } from "../../../testing/http-double.ts";
import { formEndpointSink, type FormEndpointSinkOptions } from "./form-endpoint-sink.ts";

const taken = () => ({ status: 200, body: "{}" });
const sinkAt = (url: string, change: Partial<FormEndpointSinkOptions> = {}) =>
  formEndpointSink({ url, fetch, now: () => new Date(0), timeoutMs: 2_000, ...change });

describeHttpSink("form endpoint", sinkAt, taken, { status: 429 });

/** The one request of a delivery. */
async function delivered(
  change: Partial<FormEndpointSinkOptions>,
  stored = aStoredLead({ lead: { person: { ...aStoredLead().lead.person, state: null } } }),
) {
  const double = await httpDouble(taken);
  const outcome = await sinkAt(double.url, change).deliver(stored, aDelivery(stored));
  await double.stop();
  const [request] = double.seen;
  if (!request) throw new Error("nothing arrived");
  return { outcome, request, body: JSON.parse(request.body) as unknown };
}

const contact = (name: string, value: string) => ({ objectTypeId: "0-1", name, value });

describe("formEndpointSink", () => {
  it("fills in the form, and passes on consent in the words the shopper read", async () => {
    const double = await httpDouble(taken);
    const consent = [
      {
        field: "opt_in",
        text: "Email me similar stock and latest offers.",
        version: "1",
        ticked: false,
        preTicked: true,
        decidedBy: "shopper",
        form: "used",
        at: 1,
      },
    ] as const;
    const lead = aStoredLead({ lead: { consent } });
    await sinkAt(double.url, { subscriptions: [{ field: "opt_in", subscriptionTypeId: 999 }] }).deliver(
      lead,
      aDelivery(lead),
    );
    const body: unknown = JSON.parse(double.seen[0]?.body ?? "");
    expect(body).toMatchObject({
      submittedAt: "1000000",
      context: { pageUri: "https://north.example/cars/mazda-cx5-1", pageName: "Used Vehicle Enquiry" },
      legalConsentOptions: {
        consent: {
          communications: [
            { value: false, subscriptionTypeId: 999, text: "Email me similar stock and latest offers." },
          ],
        },
      },
    });
    expect(body).toHaveProperty(
      "fields",
      expect.arrayContaining([{ objectTypeId: "0-1", name: "zip", value: "4000" }]),
    );
    await double.stop();
  });

  it("sends a contact's known answers, and nothing of consent that is not passed on", async () => {
    const { outcome, request, body } = await delivered({});
    expect(outcome).toEqual({ ok: true, remoteId: null });
    expect(request.headers).toMatchObject({ "content-type": "application/json" });
    expect(request.headers).not.toHaveProperty("authorization");
    expect(body).toEqual({
      submittedAt: "1000000",
      fields: [
        contact("firstname", "Aroha"),
        contact("lastname", "Ngata"),
        contact("email", "aroha@example.com"),
        contact("phone", "0412 345 678"),
        contact("zip", "4000"),
        contact("message", "Is it still available?"),
      ],
      context: {
        pageUri: "https://north.example/cars/mazda-cx5-1",
        pageName: "Used Vehicle Enquiry",
      },
    });
  });

  it("passes on the boxes it was told of alone, and proves who it is", async () => {
    const evidence = {
      text: "T",
      version: "1",
      preTicked: false,
      decidedBy: "shopper",
      form: "used",
      at: 1,
    } as const;
    const stored = aStoredLead({
      lead: {
        page: { url: null, id: null },
        consent: [
          { ...evidence, field: "terms_conditions", ticked: true },
          { ...evidence, field: "opt_in", ticked: true, text: "Write to me." },
        ],
      },
    });
    const subscriptions = [
      { field: "opt_in", subscriptionTypeId: 7 },
      { field: "sms", subscriptionTypeId: 8 },
    ];
    const { request, body } = await delivered(
      { subscriptions, auth: { kind: "bearer", token: "t" } },
      stored,
    );
    expect(request.headers).toMatchObject({ authorization: "Bearer t" });
    expect(body).toMatchObject({ context: { pageName: "Used Vehicle Enquiry" } });
    expect(body).not.toHaveProperty("context.pageUri");
    expect(body).toHaveProperty("legalConsentOptions", {
      consent: {
        consentToProcess: true,
        text: "Write to me.",
        communications: [{ value: true, subscriptionTypeId: 7, text: "Write to me." }],
      },
    });
  });
});
