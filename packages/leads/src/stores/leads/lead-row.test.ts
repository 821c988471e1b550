import { describe, expect, it } from "vitest";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { numberOf, textOf } from "../sql/row.ts";
import { DELIVERIES, storedContentOf, leadsOf } from "./lead-row.ts";

const { lead } = aNewLead();
const row = {
  id: "7",
  key: "k",
  lead: JSON.stringify(lead),
  standing: "clear",
  reasons: '["spam"]',
  email_key: "e",
  phone_key: null,
  files: "[]",
  revision: "2",
  received_at: "1000",
  updated_at: 2000,
};
const delivery = {
  lead_id: "7",
  sink: "mail",
  state: "waiting",
  attempts: 1,
  due_at: "5",
  revision: 1,
  last_problem: null,
  delivered_at: null,
  remote_id: null,
};

describe("leadsOf", () => {
  it("reads numbers that a driver gives as text, and each lead's own deliveries", () => {
    const [first, second] = leadsOf([row, { ...row, id: "8" }], [delivery, { ...delivery, sink: "crm" }]);
    expect(first).toMatchObject({
      id: "7",
      key: "k",
      standing: { kind: "clear" },
      contact: { email: "e", phone: null },
      revision: 2,
      receivedAt: 1000,
      updatedAt: 2000,
    });
    expect(first?.deliveries.map(({ sink }) => sink)).toEqual(["mail", "crm"]);
    expect(second?.deliveries).toEqual([]);
  });

  it.each([
    ["clear", { kind: "clear" }],
    ["test", { kind: "test" }],
    ["quarantined", { kind: "quarantined", reasons: ["spam"] }],
  ])("reads the standing %s", (standing, expected) => {
    expect(leadsOf([{ ...row, standing }], [])[0]?.standing).toEqual(expected);
  });
});

describe("DELIVERIES", () => {
  it("leaves what is not known yet null", () => {
    expect(DELIVERIES.of(delivery)).toEqual({
      sink: "mail",
      state: "waiting",
      attempts: 1,
      dueAt: 5,
      revision: 1,
      lastProblem: null,
      deliveredAt: null,
      remoteId: null,
    });
    expect(
      DELIVERIES.of({ ...delivery, delivered_at: "9", remote_id: "r", last_problem: "p" }),
    ).toMatchObject({
      deliveredAt: 9,
      remoteId: "r",
      lastProblem: "p",
    });
  });

  it("refuses a state nobody knows", () => {
    expect(() => DELIVERIES.of({ ...delivery, state: "lost" })).toThrow(
      "found in column state a word it does not know",
    );
  });
});

describe("a column", () => {
  it("that is not there is a mistake of our own", () => {
    expect(() => textOf({ id: 7 }, "id")).toThrow("The store expected text in column id.");
    expect(() => numberOf({ at: "noon" }, "at")).toThrow("The store expected a number in column at.");
    expect(() => numberOf({}, "at")).toThrow("expected a number");
  });
});

describe("keptContentOf", () => {
  it("is nothing of a lead that was erased", () => {
    expect(storedContentOf({ ...row, lead: null })).toBeNull();
    expect(storedContentOf(row)).toMatchObject({ key: "k", files: [], lead: { tenant: "north" } });
  });
});
