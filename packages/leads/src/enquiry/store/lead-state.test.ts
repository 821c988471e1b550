import { describe, expect, it } from "vitest";
import { aStoredLead } from "../../testing/a-stored-lead.ts";
import type { DeliveryRecord } from "../model/stored-lead.ts";
import { leadState } from "./lead-state.ts";

const delivery = (change: Partial<DeliveryRecord>): DeliveryRecord => ({
  sink: "mail",
  state: "waiting",
  attempts: 0,
  dueAt: 0,
  revision: 1,
  lastProblem: null,
  deliveredAt: null,
  remoteId: null,
  ...change,
});

describe("leadState", () => {
  it.each([
    ["waiting", [delivery({})]],
    ["retrying", [delivery({ attempts: 2 })]],
    ["delivered", [delivery({ state: "delivered" })]],
    ["dead", [delivery({ state: "delivered" }), delivery({ state: "dead" })]],
    ["stored", []],
  ])("says %s", (expected, deliveries) => {
    expect(leadState(aStoredLead({ deliveries }))).toBe(expected);
  });

  it("says that a lead is quarantined before anything else", () => {
    const standing = { kind: "quarantined", reasons: ["honeypot_filled"] } as const;
    expect(leadState(aStoredLead({ standing, deliveries: [delivery({ state: "held" })] }))).toBe(
      "quarantined",
    );
  });
});
