import { aStoredLead } from "@forecourt/leads/testing";
import { describe, expect, it } from "vitest";
import { leadCard, leadTable } from "./describe-lead.ts";

describe("leadTable", () => {
  it("lines up one lead a line", () => {
    const [head, first] = leadTable([aStoredLead({ receivedAt: Date.UTC(2026, 10, 21, 10, 5) })]).split("\n");
    expect(head).toMatch(/^RECEIVED +ID +SITE +STATE/);
    expect(first).toContain("2026-11-21 10:05");
    expect(first?.indexOf("north")).toBe(head?.indexOf("SITE"));
  });

  it("lets nothing a shopper typed reach the terminal as a command", () => {
    const person = { ...aStoredLead().lead.person, firstName: "\u001b[2J\u202Eevil\n", lastName: null };
    const table = leadTable([aStoredLead({ lead: { person } })]);
    expect(table).not.toMatch(/\p{Cf}|[^\P{Cc}\n]/u);
    expect(table.split("\n")).toHaveLength(2);
  });
});

describe("leadCard", () => {
  it("shows why a delivery is dead and what else the shopper sent", () => {
    const lead = aStoredLead({
      deliveries: [
        {
          sink: "mail",
          state: "dead",
          attempts: 30,
          dueAt: 0,
          revision: 1,
          lastProblem: "HTTP 503",
          deliveredAt: null,
          remoteId: null,
        },
      ],
    });
    const card = leadCard(lead, [aStoredLead({ id: "another" })]);
    expect(card).toMatch(/mail +dead +30 .*HTTP 503/);
    expect(card).toContain("The same shopper also sent:");
    expect(card).toContain("another");
  });
});
