import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery } from "../../../testing/describe-lead-sink.ts";
import { describeHttpSink } from "../../../testing/describe-http-sink.ts";
import { httpDouble } from "../../../testing/http-double.ts";
import { describe, expect, it } from "vitest";
import type { AdfFacts } from "./adf-facts.ts";
import { adfHttpSink, adfMail } from "./adf-sinks.ts";

const facts: AdfFacts = {
  source: "north.example",
  vendor: { id: null, name: "North Cars", url: null, email: "sales@north.example", phone: null },
  provider: { name: "Forecourt", service: "Website enquiries", url: null },
  currency: "NZD",
  distanceUnit: "km",
  country: "NZ",
  timeZone: "Pacific/Auckland",
};
const taken = () => ({ status: 202 });
const sinkAt = (url: string) => adfHttpSink({ url, facts, fetch, now: () => new Date(0), timeoutMs: 2_000 });

describeHttpSink("ADF over HTTP", sinkAt, taken, { status: 500 });

describe("adfHttpSink", () => {
  it("sends the media type CRMs know", async () => {
    const double = await httpDouble(taken);
    const lead = aStoredLead();
    await sinkAt(`${double.url}/adf?store=1`).deliver(lead, aDelivery(lead));
    expect(double.seen).toMatchObject([
      {
        method: "POST",
        path: "/adf?store=1",
        headers: { "content-type": "application/x-adf+xml; charset=utf-8" },
      },
    ]);
    await double.stop();
  });
});

describe("adfMail", () => {
  it("puts the whole document, and nothing else, into the text", () => {
    const { text } = adfMail(facts)(aStoredLead());
    expect(text).toMatch(/^<\?xml [^]*<\/adf>\n$/);
  });
});
