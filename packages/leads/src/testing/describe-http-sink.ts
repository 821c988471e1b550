import type { LeadSink } from "../delivery/lead-sink.ts";
import { describeLeadSink } from "./describe-lead-sink.ts";
import { type DoubleResponse, httpDouble } from "./http-double.ts";

/** The sinks' contract for one over HTTP: how its receiver answers when it takes a lead, and when it is broken. */
export const describeHttpSink = (
  name: string,
  sinkAt: (url: string) => LeadSink,
  taken: () => DoubleResponse,
  broken: DoubleResponse,
): void =>
  describeLeadSink(name, async () => {
    const double = await httpDouble(taken);
    return {
      sink: sinkAt(double.url),
      arrived: async () =>
        double.seen.map(({ headers, body }) => `${String(headers["idempotency-key"])} ${body}`),
      breakDown: async () => double.respond(() => broken),
      repair: async () => double.respond(taken),
      discard: () => double.stop(),
    };
  });
