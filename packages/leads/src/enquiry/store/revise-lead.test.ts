import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { aNewLead } from "../../testing/a-new-lead.ts";
import { aTradeIn } from "../../testing/a-trade-in.ts";
import type { Lead } from "../model/lead.ts";
import { contentDigest, isSameContent } from "./lead-content.ts";
import { reviseLead } from "./revise-lead.ts";

const content = (lead: Partial<Lead>) => aNewLead({ key: "key-1", lead });
const unfinished = (step: number) => ({ kind: "incomplete", step, skipped: [] }) as const;
const change = (kept: Partial<Lead>, next: Partial<Lead>) => reviseLead(content(kept), content(next)).kind;

const TRADE_IN = aTradeIn({ make: "Mazda", model: "3" });
const ANSWER = { name: "Colour", label: "Colour?", value: "blue" };

describe("reviseLead", () => {
  it("lets a lead grow by any step that is not behind it", () => {
    expect(change({ stage: unfinished(1) }, { stage: unfinished(0) })).toBe("keep");
    expect(change({ stage: unfinished(1) }, { stage: unfinished(1) })).toBe("replace");
    expect(change({ stage: unfinished(1) }, {})).toBe("replace");
  });

  it("never undoes a finished lead", () => {
    expect(change({}, { stage: unfinished(3), message: "late" })).toBe("keep");
    expect(change({}, {})).toBe("keep");
  });

  it("derives the key of a second enquiry from what it says", () => {
    const second = reviseLead(content({}), content({ message: "another" }));
    expect(second).toEqual({ kind: "separate", key: expect.stringMatching(/^key-1\.[\w-]{27}$/) });
    expect(reviseLead(content({}), content({ message: "a third" }))).not.toEqual(second);
  });

  it.each<[string, Partial<Lead>]>([
    ["the time it came", { receivedAt: 5 }],
    ["the page it was sent from", { page: { url: "https://north.example/other", id: "9" } }],
    ["the browser", { userAgent: "Other/2" }],
    ["the pages visited", { journey: { pages: ["/a"], query: [] } }],
  ])("does not take %s for content", (_, other) => {
    expect(change({}, other)).toBe("keep");
  });

  it.each<[string, Partial<Lead>]>([
    ["message", { message: "other" }],
    ["person", { person: { ...content({}).lead.person, phone: "0499 999 999" } }],
    ["answer", { answers: [{ name: "Colour", label: "Colour?", value: "red" }] }],
    ["appointment", { appointment: { kind: "service", date: "2027-01-01" } }],
    ["location", { location: { id: "77", name: "Elsewhere" } }],
    ["trade-in", { tradeIn: TRADE_IN }],
    ["consent", { optIn: true, termsAccepted: true }],
  ])("takes another %s for another enquiry", (_, other) => {
    expect(change({}, other)).toBe("separate");
  });
});

describe("isSameContent", () => {
  it("is another content when another car is to be traded in", () => {
    const kept = content({ tradeIn: TRADE_IN });
    expect(isSameContent(kept, content({ tradeIn: { ...TRADE_IN } }))).toBe(true);
    expect(isSameContent(kept, content({ tradeIn: { ...TRADE_IN, model: "6" } }))).toBe(false);
  });

  it("is another content when a question is answered in another way, or another question is", () => {
    const kept = content({ answers: [ANSWER] });
    expect(isSameContent(kept, content({ answers: [{ ...ANSWER, label: "Which colour?" }] }))).toBe(true);
    for (const other of [{ value: "red" }, { name: "Trim" }])
      expect(isSameContent(kept, content({ answers: [{ ...ANSWER, ...other }] }))).toBe(false);
  });
});

describe("contentDigest", () => {
  it("is the same exactly when the content is", () => {
    const some = record({ message: constantFrom("a", "b", null), form: constantFrom("used", "new") });
    assert(
      property(some, some, integer(), (one, other, at) => {
        const [a, b] = [content(one), content({ ...other, receivedAt: at })];
        expect(contentDigest(a) === contentDigest(b)).toBe(isSameContent(a, b));
      }),
    );
  });
});
