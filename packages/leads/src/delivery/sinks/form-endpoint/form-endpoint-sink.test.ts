import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery, describeLeadSink } from "../../../testing/describe-lead-sink.ts";
import { httpDouble } from "../../../testing/http-double.ts";
import { formEndpointSink, type FormEndpointSinkOptions } from "./form-endpoint-sink.ts";

const taken = () => ({ status: 200, body: "{}" });
const sinkAt = (url: string, change: Partial<FormEndpointSinkOptions> = {}) =>
  formEndpointSink({ url, fetch, now: () => new Date(0), timeoutMs: 2_000, ...change });

describeLeadSink("form endpoint", async () => {
  const double = await httpDouble(taken);
  return {
    sink: sinkAt(double.url),
    arrived: async () =>
      double.seen.map(({ headers, body }) => `${String(headers["idempotency-key"])} ${body}`),
    breakDown: async () => double.answer(() => ({ status: 429 })),
    repair: async () => double.answer(taken),
    discard: () => double.stop(),
  };
});

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
});
