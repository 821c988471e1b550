import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "xstate";
import { createActor, SimulatedClock } from "xstate";
import type { Answers } from "../answers/answers.ts";
import type { LeadDouble, LeadDoubleMode } from "../testing/lead-double.ts";
import { leadDouble } from "../testing/lead-double.ts";
import { settle } from "../testing/settle.ts";
import { provideSteps } from "./provide-steps.ts";
import { parseResumeToken, printResumeToken } from "./resume-token.ts";
import type { stepsMachine } from "./steps-machine.ts";
import { shownSteps } from "./step-trail.ts";
import { stepsView } from "./steps-view.ts";

const steps = ["contact", "car", "trade", "finance", "send"];

/** What a shopper, or fate, may do. */
type Deed =
  | { readonly deed: "type" | "next" | "invalid" | "double"; readonly text: string }
  | { readonly deed: "jump" | "skip"; readonly to: string; readonly text: string }
  | { readonly deed: "back"; readonly text: string }
  | { readonly deed: "reload" | "wait" | "leave" }
  | { readonly deed: "server"; readonly mode: LeadDoubleMode };

const text = fc.constantFrom("red", "blue", "green");
const to = fc.constantFrom(...steps, "nowhere");
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { arbitrary: fc.record({ deed: fc.constant("next" as const), text }), weight: 6 },
  { arbitrary: fc.record({ deed: fc.constantFrom("type", "invalid", "double"), text }), weight: 3 },
  { arbitrary: fc.record({ deed: fc.constantFrom("jump", "skip"), to, text }), weight: 2 },
  { arbitrary: fc.record({ deed: fc.constant("back" as const), text }), weight: 3 },
  { arbitrary: fc.record({ deed: fc.constantFrom("reload", "wait", "leave") }), weight: 3 },
  {
    arbitrary: fc.record({
      deed: fc.constant("server" as const),
      mode: fc.constantFrom<LeadDoubleMode>("accepting", "refusing", "throwing", "unanswered", "hanging"),
    }),
    weight: 2,
  },
);

/** One shopper with one form, and what they believe they have typed where. */
class Shopper {
  readonly server: LeadDouble = leadDouble();
  readonly typed = new Map<string, string>();
  readonly clock = new SimulatedClock();
  actor: Actor<typeof stepsMachine>;

  constructor() {
    this.actor = this.open(null);
  }

  open(token: string | null): Actor<typeof stepsMachine> {
    const machine = provideSteps({
      validateStep: ({ step, values }) =>
        values[step] === ""
          ? { ok: false, problems: [{ field: step, message: "no" }] }
          : { ok: true, values },
      saveStep: (input) => this.server.saveStep(input),
      submitLead: (input) => this.server.submitLead(input),
    });
    const input = { steps, key: "k", resume: parseResumeToken(token, steps) };
    return createActor(machine, { input, clock: this.clock }).start();
  }

  get view() {
    return stepsView(this.actor.getSnapshot());
  }

  /** Types into the field of the step shown, if the form listens. */
  type(value: string): Answers {
    const { step, state } = this.view;
    if (state === "filling") this.typed.set(step, value);
    return { [step]: value };
  }

  async do(deed: Deed): Promise<void> {
    const { actor, clock } = this;
    switch (deed.deed) {
      case "type":
        actor.send({ type: "KEEP", values: this.type(deed.text) });
        break;
      case "next":
        actor.send({ type: "SUBMIT", values: this.type(deed.text) });
        break;
      case "invalid":
        actor.send({ type: "SUBMIT", values: this.type("") });
        break;
      case "double":
        actor.send({ type: "SUBMIT", values: this.type(deed.text) });
        actor.send({ type: "SUBMIT", values: { [this.view.step]: "another" } });
        break;
      case "jump":
        actor.send({ type: "SUBMIT", values: this.type(deed.text), to: deed.to });
        break;
      case "skip":
        actor.send({ type: "SKIP", values: this.type(deed.text), to: deed.to });
        break;
      case "back":
        if (this.view.canGoBack) actor.send({ type: "BACK", values: this.type(deed.text) });
        break;
      case "reload": {
        const token = printResumeToken(actor.getSnapshot());
        if (token === null) break;
        actor.stop();
        this.actor = this.open(token);
        break;
      }
      case "wait":
        clock.increment(30_000);
        break;
      case "leave":
        actor.send({ type: "LEAVE" });
        break;
      case "server":
        this.server.mode = deed.mode;
        break;
    }
    await settle();
  }

  /** Answers what is left with the server accepting: every form must end. */
  async finish(): Promise<void> {
    this.server.mode = "accepting";
    await this.do({ deed: "wait" });
    for (let tries = 0; tries < steps.length && this.view.state === "filling"; tries++)
      await this.do({ deed: "next", text: this.typed.get(this.view.step) || "red" });
  }
}

/** Acknowledged saves that brought the server nothing new. */
const repeats = (server: LeadDouble): number =>
  server.acknowledged.filter(
    ({ values }, index) =>
      index > 0 && JSON.stringify(values) === JSON.stringify(server.acknowledged[index - 1]?.values),
  ).length;

/** Steps on the shopper's way whose answer did not arrive as it was last typed. */
function forgotten({ actor, server }: Shopper): readonly string[] {
  const { trail, answers } = actor.getSnapshot().context;
  const sent = server.leads[0]?.values ?? {};
  return shownSteps(trail).filter((step) => sent[step] !== answers[step]?.[step]);
}

describe("any sequence of next, back, skip, fail, reload and double submit", () => {
  it("keeps every answer, saves each step once, can always be finished, and ends in one lead", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { maxLength: 40 }), async (story) => {
        const shopper = new Shopper();
        for (const deed of story) {
          await shopper.do(deed);
          const { step, answers, state } = shopper.view;
          if (state !== "filling") continue;
          expect(answers[step]).toBe(shopper.typed.get(step));
        }
        await shopper.finish();
        expect(shopper.view).toMatchObject({ state: "success", percent: 100 });
        expect(shopper.server.leads).toHaveLength(1);
        expect(shopper.server.leads[0]).toMatchObject({ sent: true, key: "k" });
        expect(repeats(shopper.server)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it("sends every answer the shopper last gave on each step of the way", async () => {
    const orderly = deeds.filter(({ deed }) => deed !== "skip" && deed !== "invalid" && deed !== "type");
    await fc.assert(
      fc.asyncProperty(fc.array(orderly, { maxLength: 40 }), async (story) => {
        const shopper = new Shopper();
        for (const deed of story) await shopper.do(deed);
        await shopper.finish();
        expect(forgotten(shopper)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
