import { aStoredLead } from "@forecourt/leads/testing";
import { describe, expect, it } from "vitest";
import { leadStory } from "./lead-story.ts";

const AT = Date.parse("2026-11-21T10:00:00Z");
const delivery = {
  sink: "mail",
  state: "waiting",
  attempts: 2,
  dueAt: AT,
  deliveredAt: null,
  remoteId: null,
  lastProblem: null,
} as const;

/** The last step of the story of a lead with one delivery. */
const lastStep = (change: object) => {
  const lead = aStoredLead({ deliveries: [{ ...delivery, ...change }] as never });
  return leadStory(lead).find(({ what }) => what.includes("mail"));
};

describe("leadStory", () => {
  it.each([
    [{}, "Due for mail at 2026-11-21 10:00 UTC, 2 tries so far", null],
    [
      { lastProblem: "HTTP 503", attempts: 1 },
      "Due for mail at 2026-11-21 10:00 UTC, 1 try so far",
      "last problem: HTTP 503",
    ],
    [{ state: "held" }, "Held for mail until it is released", null],
    [{ state: "dead", lastProblem: "HTTP 400" }, "Given up for mail after 2 tries", "last problem: HTTP 400"],
    [
      { state: "delivered", deliveredAt: AT, remoteId: "77" },
      "Delivered to mail after 2 tries",
      "its id there is 77",
    ],
  ])("says of a delivery that is %j what is known of it", (change, what, detail) => {
    expect(lastStep(change)).toEqual({ at: AT, what, detail });
  });
});
