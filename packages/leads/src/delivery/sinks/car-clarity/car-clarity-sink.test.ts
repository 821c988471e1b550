import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../../testing/a-stored-lead.ts";
import { aDelivery, describeLeadSink } from "../../../testing/describe-lead-sink.ts";
import { httpDouble } from "../../../testing/http-double.ts";
import { carClaritySink, type CarClaritySinkOptions } from "./car-clarity-sink.ts";

const taken = () => ({ status: 200, body: "{}" });
const sinkAt = (url: string, change: Partial<CarClaritySinkOptions> = {}) =>
  carClaritySink({
    url,
    payload: { yesNoFields: [] },
    fetch,
    now: () => new Date(0),
    timeoutMs: 2_000,
    ...change,
  });

describeLeadSink("CarClarity", async () => {
  const double = await httpDouble(taken);
  return {
    sink: sinkAt(double.url),
    arrived: async () =>
      double.seen.map(({ headers, body }) => `${String(headers["idempotency-key"])} ${body}`),
    breakDown: async () => double.stop(),
    repair: async () => double.restart(),
    discard: () => double.stop(),
  };
});

describe("carClaritySink", () => {
  it("calls fields what the configuration calls them, and leaves out what the lead does not say", async () => {
    const double = await httpDouble(taken);
    const lead = aStoredLead();
    const fields = [
      { name: "firstName", from: "first_name" },
      { name: "vehicle", from: "Vehicle Make" },
      { name: "constructor", from: "toString" },
    ];
    await sinkAt(`${double.url}/`, { fields, auth: { kind: "bearer", token: "t" } }).deliver(
      lead,
      aDelivery(lead),
    );
    expect(double.seen).toMatchObject([
      { path: "/api/carClarityCustomer", headers: { authorization: "Bearer t" } },
    ]);
    expect(JSON.parse(double.seen[0]?.body ?? "")).toEqual({ firstName: "Aroha" });
    await double.stop();
  });

  it.each(["own", "/own", "//own"])("has one slash between the address and the path %s", async (path) => {
    const double = await httpDouble(taken);
    const lead = aStoredLead();
    await sinkAt(`${double.url}//`, { path }).deliver(lead, aDelivery(lead));
    expect(double.seen).toMatchObject([{ path: "/own" }]);
    await double.stop();
  });
});
