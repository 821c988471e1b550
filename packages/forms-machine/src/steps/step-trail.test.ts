import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StepTrail } from "./step-trail.ts";
import {
  currentStep,
  goBack,
  goBackTo,
  goNext,
  isLastStep,
  progressPercent,
  shownSteps,
  skippedSteps,
  skipRefusal,
  skipTo,
  startTrail,
  stepLabel,
} from "./step-trail.ts";

const five = startTrail(["a", "b", "c", "d", "e"]);
const at = (trail: StepTrail) => currentStep(trail);

describe("startTrail", () => {
  it("refuses a form without steps, or with two of one name", () => {
    expect(() => startTrail([])).toThrow("at least one step");
    expect(() => startTrail(["a", "a"])).toThrow("[a, a]");
  });
});

describe("going through a form", () => {
  it("moves one step at a time and stays within the form", () => {
    expect(at(goNext(five))).toBe("b");
    expect(at(goBack(five))).toBe("a");
    const end = goNext(goNext(goNext(goNext(goNext(goNext(five))))));
    expect(at(end)).toBe("e");
    expect(isLastStep(end)).toBe(true);
  });

  it("goes back from a skip to where it came from, and forgets it", () => {
    const landed = skipTo(goNext(five), "e", true);
    expect(skippedSteps(landed)).toEqual(["c", "d"]);
    const back = goBack(landed);
    expect(at(back)).toBe("b");
    expect(skippedSteps(back)).toEqual([]);
    expect(at(goNext(back))).toBe("c");
  });

  it("remembers a skip beyond its landing", () => {
    const beyond = goNext(skipTo(five, "c", true));
    expect(at(goBack(beyond))).toBe("c");
    expect(at(goBack(goBack(beyond)))).toBe("a");
  });

  it("unwinds two skips one after the other", () => {
    const twice = skipTo(skipTo(five, "c", true), "e", true);
    expect(shownSteps(twice)).toEqual(["a", "c", "e"]);
    expect(skippedSteps(twice)).toEqual(["b", "d"]);
    expect(shownSteps(goBack(twice))).toEqual(["a", "c"]);
  });

  it("counts the step left unanswered as skipped too", () => {
    expect(skippedSteps(skipTo(five, "b", false))).toEqual(["a"]);
    expect(skippedSteps(skipTo(five, "b", true))).toEqual([]);
    expect(goBack(skipTo(five, "b", false)).index).toBe(0);
  });

  it.each([
    ["z", "unknown_step"],
    ["b", "same_step"],
    ["a", "backwards"],
  ])("ignores a skip to %s: %s", (to, reason) => {
    const trail = goNext(five);
    expect(skipRefusal(trail, to)).toBe(reason);
    expect(skipTo(trail, to, true)).toBe(trail);
  });

  it("goes back to a step that was shown, and to no other", () => {
    const trail = skipTo(goNext(five), "e", true);
    expect(at(goBackTo(trail, "a"))).toBe("a");
    expect(goBackTo(trail, "c")).toBe(trail);
    expect(goBackTo(trail, "e")).toBe(trail);
  });
});

describe("progressPercent", () => {
  it("is index by count, and 100 only when complete", () => {
    expect(progressPercent(five, false)).toBe(0);
    expect(progressPercent(goNext(five), false)).toBe(20);
    expect(progressPercent(skipTo(five, "e", true), false)).toBe(80);
    expect(progressPercent(five, true)).toBe(100);
  });

  it("goes with the words", () => expect(stepLabel(goNext(five))).toBe("Step 2 of 5"));
});

describe("any walk", () => {
  const moves = fc.array(
    fc.oneof(
      fc.constant(goNext),
      fc.constant(goBack),
      fc.tuple(fc.constantFrom(...five.steps, "z"), fc.boolean()).map(
        ([to, answered]) =>
          (trail: StepTrail) =>
            skipTo(trail, to, answered),
      ),
    ),
  );
  const walked = moves.map((walk) => walk.reduce<StepTrail>((trail, move) => move(trail), five));

  it("ends at a step of the form, from where one always gets back to the start", () => {
    fc.assert(
      fc.property(walked, (trail) => {
        const shown = shownSteps(trail);
        expect(shown[0]).toBe("a");
        expect(shown.at(-1)).toBe(currentStep(trail));
        expect(goBackTo(trail, "a")).toEqual(five);
      }),
    );
  });

  it("undoes a step by going back", () => {
    fc.assert(
      fc.property(walked, (trail) => {
        fc.pre(!isLastStep(trail));
        expect(goBack(goNext(trail))).toEqual(trail);
        expect(goBack(skipTo(trail, "e", false))).toEqual(trail);
      }),
    );
  });

  it("never shows a step as both shown and skipped, unless it was left unanswered", () => {
    fc.assert(
      fc.property(walked, (trail) => {
        const unanswered = trail.skips
          .filter(({ answered }) => !answered)
          .map(({ from }) => trail.steps[from]);
        const both = skippedSteps(trail).filter((step) => shownSteps(trail).includes(step));
        expect(both.every((step) => unanswered.includes(step))).toBe(true);
      }),
    );
  });
});
