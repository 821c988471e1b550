import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import { settle } from "../testing/settle.ts";
import { provideSteps } from "./provide-steps.ts";
import { parseResumeToken, printResumeToken } from "./resume-token.ts";
import { shownSteps } from "./step-trail.ts";

const steps = ["contact", "car", "send"];

const machine = provideSteps({
  validateStep: ({ values }) => ({ ok: true, values }),
  saveStep: () => ({ ok: true, leadId: "7" }),
  submitLead: () => ({ ok: true, leadId: "7" }),
});

async function tokenAfter(...answers: Record<string, string | File[]>[]): Promise<string | null> {
  const actor = createActor(machine, { input: { steps, key: "k" } }).start();
  for (const values of answers) {
    actor.send({ type: "SUBMIT", values });
    await settle();
  }
  return printResumeToken(actor.getSnapshot());
}

/** A token as printed, with some of what it holds replaced. */
function forge(change: object): string {
  const value = {
    key: "k",
    trail: { steps, index: 2, skips: [] },
    answers: {},
    checked: {},
    saved: [],
    leadId: "7",
    ...change,
  };
  return `1.${btoa(encodeURIComponent(JSON.stringify(value))).replaceAll("=", "")}`;
}

describe("printResumeToken", () => {
  it("gives back where the shopper was, what was typed and which lead it is", async () => {
    const token = await tokenAfter({ name: "Zoë 陳" }, { make: "Kia" });
    expect(parseResumeToken(token, steps)).toEqual({
      key: "k",
      trail: { steps, index: 2, skips: [] },
      answers: { contact: { name: "Zoë 陳" }, car: { make: "Kia" } },
      checked: { contact: { name: "Zoë 陳" }, car: { make: "Kia" } },
      saved: ["contact", "car"],
      leadId: "7",
    });
  });

  it("is opaque and safe in a URL or a cookie", async () => {
    expect(await tokenAfter({ name: "Kim" })).toMatch(/^1\.[\w-]+$/);
  });

  it("is gone once the form was sent", async () => {
    expect(await tokenAfter({}, {}, {})).toBeNull();
  });

  it("leaves files behind", async () => {
    const token = await tokenAfter({ name: "Kim", photos: [new File(["x"], "car.jpg")] });
    expect(parseResumeToken(token, steps)?.answers["contact"]).toEqual({ name: "Kim" });
  });
});

describe("parseResumeToken", () => {
  it("starts afresh when the form has other steps now, or the token another version", async () => {
    const token = await tokenAfter({ name: "Kim" });
    expect(parseResumeToken(token, ["contact", "send"])).toBeNull();
    expect(parseResumeToken(`2${token?.slice(1)}`, steps)).toBeNull();
    expect(parseResumeToken(null, steps)).toBeNull();
  });

  it.each([
    ["an index beyond the form", { trail: { steps, index: 3, skips: [] } }],
    ["an index that is no number", { trail: { steps, index: "1", skips: [] } }],
    [
      "a skip beyond the step shown",
      { trail: { steps, index: 1, skips: [{ from: 0, to: 2, answered: true }] } },
    ],
    ["a skip backwards", { trail: { steps, index: 2, skips: [{ from: 2, to: 0, answered: true }] } }],
    ["no key", { key: "" }],
    ["no trail", { trail: null }],
  ])("refuses %s", (_, change) => expect(parseResumeToken(forge(change), steps)).toBeNull());

  it.each([
    ["an index below the form", { trail: { steps, index: -1, skips: [] } }],
    ["an index between two steps", { trail: { steps, index: 0.5, skips: [] } }],
    ["steps that are no list", { trail: { steps: "contact", index: 0, skips: [] } }],
    ["steps in another order", { trail: { steps: steps.toReversed(), index: 0, skips: [] } }],
    ["skips that are no list", { trail: { steps, index: 0, skips: {} } }],
    ["a skip that is none", { trail: { steps, index: 2, skips: [null] } }],
    ["a skip to the same step", { trail: { steps, index: 2, skips: [{ from: 2, to: 2, answered: true }] } }],
    [
      "a skip from before the form",
      { trail: { steps, index: 2, skips: [{ from: -1, to: 2, answered: true }] } },
    ],
    ["a skip that says no whether", { trail: { steps, index: 2, skips: [{ from: 0, to: 2, answered: 1 }] } }],
    ["half a step", { trail: { steps, index: 2, skips: [{ from: 0.5, to: 2, answered: true }] } }],
    ["half a landing", { trail: { steps, index: 2, skips: [{ from: 0, to: 1.5, answered: true }] } }],
    [
      "a skip that begins before another ends",
      {
        trail: {
          steps,
          index: 2,
          skips: [
            { from: 0, to: 2, answered: true },
            { from: 1, to: 2, answered: true },
          ],
        },
      },
    ],
    ["a key that is no text", { key: 7 }],
  ])("refuses %s", (_, change) => expect(parseResumeToken(forge(change), steps)).toBeNull());

  it("takes skips that begin where another ends, up to the step shown", () => {
    const skips = [
      { from: 0, to: 1, answered: false },
      { from: 1, to: 2, answered: true },
    ];
    expect(parseResumeToken(forge({ trail: { steps, index: 2, skips } }), steps)?.trail.skips).toEqual(skips);
  });

  it("keeps ticks and lists, and the lead only where its id is a text", () => {
    const answers = { contact: { opt_in: true, services: ["a", "b"], none: null } };
    const resume = parseResumeToken(forge({ answers, checked: answers, leadId: "" }), steps);
    expect(resume?.answers).toEqual({ contact: { opt_in: true, services: ["a", "b"] } });
    expect(resume?.checked).toEqual(resume?.answers);
    expect(resume?.leadId).toBeNull();
    expect(parseResumeToken(forge({ answers: [], checked: "x" }), steps)).toMatchObject({
      answers: {},
      checked: {},
    });
  });

  it("reads no token that is longer than any honest one", () => {
    const long = forge({ answers: { contact: { name: "x".repeat(200_000) } } });
    expect(parseResumeToken(long, steps)).toBeNull();
    const honest = forge({ answers: { contact: { name: "x".repeat(100_000) } } });
    expect(parseResumeToken(honest, steps)?.answers["contact"]?.["name"]).toHaveLength(100_000);
  });

  it("drops made-up steps, prototypes and answers that are none", () => {
    const answers = JSON.parse(
      '{"contact":{"name":"Kim","__proto__":["x"],"n":4,"o":{},"list":["a",1]},"other":{"x":"y"},"__proto__":{"x":"y"}}',
    );
    const resume = parseResumeToken(forge({ answers, leadId: 7, saved: "all" }), steps);
    expect(resume).toMatchObject({ answers: { contact: { name: "Kim" } }, leadId: null, saved: [] });
    expect(Object.keys(resume?.answers ?? {})).toEqual(["contact"]);
    expect(Object.keys(resume?.answers["contact"] ?? {})).toEqual(["name"]);
  });

  it("survives anything, and what it accepts can always be walked back to the start", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseResumeToken(`1.${text}`, steps)).toBeNull();
      }),
    );
    const skip = fc.record({ from: fc.nat(3), to: fc.nat(3), answered: fc.boolean() });
    const trail = fc.record({
      steps: fc.constant(steps),
      index: fc.nat(3),
      skips: fc.array(skip, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(trail, (made) => {
        const resume = parseResumeToken(forge({ trail: made }), steps);
        fc.pre(resume !== null);
        expect(shownSteps(resume.trail)[0]).toBe("contact");
      }),
      { numRuns: 300 },
    );
  });
});
