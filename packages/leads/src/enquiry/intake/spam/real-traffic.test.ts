import { FORM_MESSAGES } from "../../forms/messages/form-messages.ts";
import { describe, expect, it } from "vitest";
import { sampleMarket } from "../../../testing/sample-market.ts";
import { policyDefaults } from "../../../policy-defaults.ts";
import { aNewLead } from "../../../testing/a-new-lead.ts";
import { aSubmission } from "../../../testing/a-submission.ts";
import { assessSubmission } from "./spam-signs.ts";
import { submissionCounter } from "./submission-counter.ts";

const START = Date.parse("2026-11-21T10:00:00Z");
const { spam } = policyDefaults.leads;
const form = {
  id: "general",
  title: "",
  market: sampleMarket,
  category: "General Enquiry",
  subcategory: null,
  submitLabel: "",
  messages: FORM_MESSAGES.problems,
  steps: [],
} as const;

/** Assesses one lead after another, each with its own key, and counts what became of them. */
async function traffic(leads: readonly { address: string | null; email: string | null; at: number }[]) {
  const counter = submissionCounter();
  const outcome = { through: 0, held: 0, refused: 0 };
  for (const [index, { address, email, at }] of leads.entries()) {
    const { lead } = aNewLead();
    const person = { ...lead.person, email, phone: null, phoneE164: null };
    const assessed = await assessSubmission(
      { counter, verifier: null, now: () => new Date(at) },
      {
        submission: aSubmission({
          key: `key-${index}-00`,
          human: { honeypot: "", openedAt: at - 30_000, token: null },
        }),
        form,
        address,
        policy: { spam },
      },
      { ...lead, person, message: `My question is number ${index}` },
    );
    if (assessed.refuse) outcome.refused += 1;
    else if (assessed.reasons.length > 0) outcome.held += 1;
    else outcome.through += 1;
  }
  return outcome;
}

describe("assessSubmission with the traffic of a busy dealer", () => {
  it("lets 1,000 leads through in ten minutes from 600 addresses, 40 shoppers of them behind one", async () => {
    const leads = Array.from({ length: 1_000 }, (_, index) => {
      const shopper = index % 640;
      return {
        // The first 40 shoppers use one mobile carrier.
        address: shopper < 40 ? "203.0.113.1" : `198.51.100.${shopper}`,
        email: `shopper-${shopper}@example.com`,
        at: START + index * 600,
      };
    });
    expect(new Set(leads.map(({ address }) => address)).size).toBe(601);
    expect(await traffic(leads)).toEqual({ through: 1_000, held: 0, refused: 0 });
  });

  it("holds the eleventh lead of one shopper, whatever addresses it comes from", async () => {
    const leads = Array.from({ length: 12 }, (_, index) => ({
      address: `198.51.100.${index}`,
      email: "one@example.com",
      at: START + index * 1000,
    }));
    expect(await traffic(leads)).toEqual({ through: 10, held: 2, refused: 0 });
  });

  it("refuses a flood from one address after 120 leads, and begins anew with the next window", async () => {
    const flood = Array.from({ length: 130 }, (_, index) => ({
      address: "198.51.100.7",
      email: `robot-${index}@example.com`,
      at: START + index,
    }));
    expect(await traffic(flood)).toEqual({ through: 120, held: 0, refused: 10 });
    const later = { address: "198.51.100.7", email: "kim@example.com", at: START + 601_000 };
    expect(await traffic([...flood, later])).toEqual({ through: 121, held: 0, refused: 10 });
  });

  it("does not take all shoppers without a known address for one", async () => {
    const leads = Array.from({ length: 200 }, (_, index) => ({
      address: null,
      email: `shopper-${index}@example.com`,
      at: START + index,
    }));
    expect(await traffic(leads)).toEqual({ through: 200, held: 0, refused: 0 });
  });
});
