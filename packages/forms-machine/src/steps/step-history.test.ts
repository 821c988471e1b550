import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createActor } from "xstate";
import type { Answers } from "../answers/answers.ts";
import { settle } from "../testing/settle.ts";
import { provideSteps } from "./provide-steps.ts";
import { connectStepHistory } from "./step-history.ts";
import { shownSteps } from "./step-trail.ts";
import { stepsView } from "./steps-view.ts";

const steps = ["contact", "car", "trade", "send"];

/** A browser's session history: `go` takes effect later, as it does in a browser. */
class BrowserDouble {
  entries: unknown[] = ["elsewhere", { router: "next" }];
  at = 1;
  listener: () => void = () => {};
  private moves: number[] = [];

  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, this.at + 1), state];
    this.at += 1;
  }
  replaceState(state: unknown): void {
    this.entries[this.at] = state;
  }
  go(delta: number): void {
    this.moves.push(delta);
  }
  /** Lets queued moves happen. */
  async settle(): Promise<void> {
    for (let move = this.moves.shift(); move !== undefined; move = this.moves.shift()) {
      const target = this.at + move;
      if (target < 0 || target >= this.entries.length) continue;
      this.at = target;
      this.listener();
      await settle();
    }
    await settle();
  }
}

const entry = (depth: number, form = "finance") => ({ formStep: { form, depth } });

function startForm(given: { hang?: boolean; browser?: BrowserDouble; refuse?: () => boolean } = {}) {
  const browser = given.browser ?? new BrowserDouble();
  let typed: Answers = {};
  const machine = provideSteps({
    validateStep: ({ values }) =>
      given.refuse?.()
        ? { ok: false, problems: [{ field: "make", message: "wrong" }] }
        : { ok: true, values },
    saveStep: () => ({ ok: true, leadId: "7" }),
    submitLead: () => (given.hang ? new Promise(() => {}) : { ok: true, leadId: "7" }),
  });
  const actor = createActor(machine, { input: { steps, key: "k" } }).start();
  const stop = connectStepHistory({
    form: "finance",
    actor,
    history: browser,
    onPop: (listener) => {
      browser.listener = listener;
      return () => (browser.listener = () => {});
    },
    readAnswers: () => typed,
  });
  const submit = async (to?: string) => {
    actor.send({ type: "SUBMIT", values: {}, ...(to !== undefined && { to }) });
    await browser.settle();
  };
  const press = async (delta: number) => {
    browser.go(delta);
    await browser.settle();
  };
  return {
    actor,
    browser,
    press,
    stop,
    submit,
    step: () => stepsView(actor.getSnapshot()).step,
    type: (values: Answers) => (typed = values),
  };
}

describe("connectStepHistory", () => {
  it("makes each step an entry and leaves other parts of its state alone", async () => {
    const { browser, submit } = startForm();
    await submit();
    await submit();
    expect(browser.entries).toEqual([
      "elsewhere",
      { router: "next", ...entry(0) },
      { router: "next", ...entry(1) },
      { router: "next", ...entry(2) },
    ]);
  });

  it("takes the browser's Back as a step back and keeps what was typed", async () => {
    const { actor, press, submit, step, type } = startForm();
    await submit();
    type({ make: "Ki" });
    await press(-1);
    expect(step()).toBe("contact");
    expect(actor.getSnapshot().context.answers).toEqual({ contact: {}, car: { make: "Ki" } });
  });

  it("goes back over a skip, and several steps at once", async () => {
    const { press, submit, step } = startForm();
    await submit("trade");
    await press(-1);
    expect(step()).toBe("contact");
    await submit();
    await submit();
    await submit();
    await press(-3);
    expect(step()).toBe("contact");
  });

  it("moves the browser when the form's own Back is pressed", async () => {
    const { actor, browser, submit } = startForm();
    await submit();
    actor.send({ type: "BACK" });
    await browser.settle();
    expect(browser.state).toMatchObject(entry(0));
  });

  it("takes the browser's Forward as the step's own button", async () => {
    const { actor, browser, press, submit, step, type } = startForm();
    await submit();
    await press(-1);
    type({ name: "Kim" });
    await press(1);
    await browser.settle();
    expect(step()).toBe("car");
    expect(browser.state).toMatchObject(entry(1));
    expect(actor.getSnapshot().context.checked).toEqual({ contact: { name: "Kim" } });
  });

  it("stays at a step that Forward finds wrong, and says what is wrong", async () => {
    let wrong = false;
    const { actor, browser, press, submit, step } = startForm({ refuse: () => wrong });
    await submit();
    await press(-1);
    wrong = true;
    await press(1);
    await browser.settle();
    expect(step()).toBe("contact");
    expect(browser.state).toMatchObject(entry(0));
    expect(stepsView(actor.getSnapshot()).problems).toEqual([{ field: "make", message: "wrong" }]);
  });

  it("never sends the form by Forward", async () => {
    const { browser, press, submit, step, actor } = startForm();
    await submit("send");
    browser.pushState(entry(2));
    await press(-1);
    await press(1);
    await browser.settle();
    expect(step()).toBe("send");
    expect(stepsView(actor.getSnapshot()).state).toBe("filling");
  });

  it("lets the shopper leave the form from its first step", async () => {
    const { browser, press } = startForm();
    await press(-1);
    expect(browser.state).toBe("elsewhere");
  });

  it("stays where it is while the form is being sent", async () => {
    const { browser, press, submit, step } = startForm({ hang: true });
    for (let count = 0; count < steps.length; count++) await submit();
    await press(-1);
    expect(step()).toBe("send");
    expect(browser.state).toMatchObject(entry(3));
  });

  it("builds the way back for a form resumed in a fresh window, and for one reloaded", async () => {
    const browser = new BrowserDouble();
    browser.entries = [entry(0), entry(1)];
    const { submit, step, press } = startForm({ browser });
    await browser.settle();
    expect(browser.state).toMatchObject(entry(0));
    await submit();
    await press(-1);
    expect(step()).toBe("contact");
  });

  it.each([
    ["above the form", entry(-1)],
    ["between two steps", entry(0.5)],
    ["without a number", { formStep: { form: "finance", depth: "1" } }],
    ["without a depth", { formStep: { form: "finance" } }],
    ["that is no mark", { formStep: "finance" }],
    ["that is none", null],
  ])("begins anew at an entry %s", (_, state) => {
    const browser = new BrowserDouble();
    browser.entries = ["elsewhere", state];
    startForm({ browser });
    expect(browser.entries).toEqual(["elsewhere", { ...state, ...entry(0) }]);
  });

  it("leaves entries of another form alone, where the page is about to change", async () => {
    const browser = new BrowserDouble();
    browser.entries = [entry(2, "trade-in"), {}];
    const { press } = startForm({ browser });
    await press(-1);
    expect(browser.state).toEqual(entry(2, "trade-in"));
  });

  it("gives a step its entry also while the browser is still moving", async () => {
    const { actor, browser, submit } = startForm();
    await submit();
    actor.send({ type: "BACK" });
    actor.send({ type: "SUBMIT", values: {} });
    await settle();
    await browser.settle();
    expect(browser.state).toMatchObject(entry(1));
    expect(browser.entries).toHaveLength(3);
  });

  it("listens no more once disconnected", async () => {
    const { browser, stop, submit, press, step } = startForm();
    await submit();
    stop();
    await press(-1);
    expect(step()).toBe("car");
    expect(browser.state).toMatchObject(entry(0));
  });

  it("agrees with the form after any mix of both", async () => {
    const deed = fc.constantFrom("submit", "jump", "back", "browser back", "browser forward");
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { maxLength: 30 }), async (deeds) => {
        const { actor, browser, press, submit } = startForm({ hang: true });
        for (const one of deeds) {
          if (browser.state === "elsewhere") break;
          if (one === "submit") await submit();
          if (one === "jump") await submit("send");
          if (one === "back") actor.send({ type: "BACK" });
          if (one === "browser back") await press(-1);
          if (one === "browser forward") await press(1);
          await browser.settle();
        }
        fc.pre(browser.state !== "elsewhere");
        const shown = shownSteps(actor.getSnapshot().context.trail);
        expect(browser.state).toMatchObject(entry(shown.length - 1));
      }),
      { numRuns: 100 },
    );
  });
});
