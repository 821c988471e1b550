import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  noPrompts,
  parsePromptMemory,
  promptRefusal,
  rememberClosed,
  rememberShown,
} from "./prompt-governor.ts";

const HOUR = 60 * 60 * 1000;
const now = new Date("2026-11-21T10:00:00Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const at = (milliseconds: number) => ({ now: later(milliseconds), formInUse: false });
const policy = { minimumHoursBetween: 24, neverOverForms: true, closedForDays: 30 };
const calm = { now, formInUse: false };

describe("promptRefusal", () => {
  it("lets a first prompt appear, but not over a form in use", () => {
    expect(promptRefusal("text-us", noPrompts, policy, calm)).toBeNull();
    expect(promptRefusal("text-us", noPrompts, policy, { now, formInUse: true })).toBe("form_in_use");
    const bold = { ...policy, neverOverForms: false };
    expect(promptRefusal("text-us", noPrompts, bold, { now, formInUse: true })).toBeNull();
  });

  it("keeps prompts of any kind apart, to the millisecond", () => {
    const shown = rememberShown(noPrompts, now);
    expect(promptRefusal("survey", shown, policy, at(24 * HOUR - 1))).toBe("too_soon");
    expect(promptRefusal("survey", shown, policy, at(24 * HOUR))).toBeNull();
    expect(promptRefusal("survey", shown, { ...policy, minimumHoursBetween: 0 }, at(0))).toBeNull();
  });

  it("names the first reason of several: closed before, then too soon, then a form in use", () => {
    const closed = rememberClosed(rememberShown(noPrompts, now), "text-us", now);
    const busy = { now, formInUse: true };
    expect(promptRefusal("text-us", closed, policy, busy)).toBe("closed_before");
    expect(promptRefusal("survey", closed, policy, busy)).toBe("too_soon");
    expect(promptRefusal("survey", closed, { ...policy, minimumHoursBetween: 0 }, busy)).toBe("form_in_use");
  });

  it("keeps a closed prompt closed, for its days or for good, and no other", () => {
    const closed = rememberClosed(noPrompts, "text-us", now);
    expect(promptRefusal("text-us", closed, policy, at(30 * 24 * HOUR - 1))).toBe("closed_before");
    expect(promptRefusal("text-us", closed, policy, at(30 * 24 * HOUR))).toBeNull();
    expect(promptRefusal("text-us", closed, { ...policy, closedForDays: null }, at(1e13))).toBe(
      "closed_before",
    );
    expect(promptRefusal("toString", closed, policy, calm)).toBeNull();
    expect(promptRefusal("survey", closed, policy, calm)).toBeNull();
  });
});

describe("parsePromptMemory", () => {
  it("keeps the times that are numbers, and the moment of the last prompt beside broken ones", () => {
    const read = (memory: object) => parsePromptMemory(JSON.stringify(memory), now);
    expect(read({ shownAt: 5, closedAt: { a: 1, b: "2", c: null } })).toEqual({
      shownAt: 5,
      closedAt: { a: 1 },
    });
    expect(read({ shownAt: "5", closedAt: { a: 1 } })).toEqual({ shownAt: null, closedAt: { a: 1 } });
    expect(read({ shownAt: 5 })).toEqual({ shownAt: 5, closedAt: {} });
    expect(read({ closedAt: { a: now.getTime() + HOUR } }).closedAt).toEqual({ a: now.getTime() });
    expect(parsePromptMemory('{"shownAt":1e999,"closedAt":{"__proto__":1,"b":1e999}}', now)).toEqual(
      noPrompts,
    );
  });

  it("has no memory where the stored text is broken", () => {
    for (const stored of ["{", "4", "null", null]) expect(parsePromptMemory(stored, now)).toBe(noPrompts);
  });

  it("reads what was remembered", () => {
    const memory = rememberClosed(rememberShown(noPrompts, now), "text-us", now);
    expect(parsePromptMemory(JSON.stringify(memory), later(HOUR))).toEqual(memory);
  });

  it("takes a time in the future as now", () => {
    const stored = JSON.stringify(rememberShown(noPrompts, later(900 * HOUR)));
    expect(parsePromptMemory(stored, now).shownAt).toBe(now.getTime());
  });

  it("survives anything stored", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(promptRefusal("text-us", parsePromptMemory(stored, now), policy, calm)).not.toBe(
          "form_in_use",
        );
      }),
    );
    for (const stored of [null, "", "[]", '{"closedAt":null}', '{"closedAt":"x","shownAt":"y"}'])
      expect(parsePromptMemory(stored, now)).toEqual(noPrompts);
  });
});
