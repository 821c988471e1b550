import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import type { TextUsInput, TextUsWork } from "./text-us-machine.ts";
import { provideTextUs, textUsMachine } from "./text-us-machine.ts";

const coverage = machineCoverage(textUsMachine);

function startTextUs({ input, ...work }: Partial<TextUsWork> & { input?: Partial<TextUsInput> } = {}) {
  const done: string[] = [];
  const clock = new SimulatedClock();
  const machine = provideTextUs({
    loadWidget: async () => void done.push("load"),
    openWidget: () => void done.push("open"),
    rememberDismissed: () => void done.push("remember"),
    mayPrompt: () => true,
    ...work,
  });
  const actor = createActor(machine, {
    input: { dismissed: false, ...input },
    clock,
    inspect: coverage.inspect,
  });
  actor.on("*", ({ type }) => void done.push(type));
  actor.start();
  return { actor, clock, done, state: () => actor.getSnapshot().value };
}

describe("textUsMachine", () => {
  it("welcomes after three seconds, not a millisecond earlier", () => {
    const { clock, state } = startTextUs();
    clock.increment(2999);
    expect(state()).toMatchObject({ popup: "waiting" });
    clock.increment(1);
    expect(state()).toMatchObject({ popup: "shown" });
  });

  it("remembers that it was closed, and does not come back", () => {
    const { actor, clock, done, state } = startTextUs();
    clock.increment(3000);
    actor.send({ type: "DISMISS" });
    expect(state()).toMatchObject({ popup: "closed" });
    expect(done).toEqual(["remember"]);
    const later = startTextUs({ input: { dismissed: true } });
    later.clock.increment(60_000);
    expect(later.state()).toMatchObject({ popup: "closed" });
  });

  it("waits for the governor of popups", () => {
    const { actor, clock, state } = startTextUs({ mayPrompt: () => false });
    clock.increment(3000);
    expect(state()).toMatchObject({ popup: "held" });
    actor.send({ type: "ALLOW" });
    expect(state()).toMatchObject({ popup: "shown" });
    const unwanted = startTextUs({ mayPrompt: () => false });
    unwanted.clock.increment(3000);
    unwanted.actor.send({ type: "TEXT_US" });
    expect(unwanted.state()).toMatchObject({ popup: "closed" });
  });

  it("loads the widget once, opens it 1.3 seconds later, and at once the next time", async () => {
    const { actor, clock, done, state } = startTextUs();
    clock.increment(3000);
    actor.send({ type: "TEXT_US" });
    expect(state()).toMatchObject({ popup: "closed", chat: "loading" });
    await settle();
    clock.increment(1299);
    expect(state()).toMatchObject({ chat: "opening" });
    clock.increment(1);
    expect(state()).toMatchObject({ chat: "open" });
    actor.send({ type: "CHAT_CLOSED" });
    actor.send({ type: "TEXT_US" });
    expect(state()).toMatchObject({ chat: "open" });
    expect(done).toEqual(["remember", "textUsOpened", "load", "open", "open", "textUsOpened"]);
  });

  it("stays usable when the widget cannot be loaded or never answers", async () => {
    const { actor, state } = startTextUs({ loadWidget: () => Promise.reject(new Error("blocked")) });
    let failures = 0;
    actor.on("chatFailed", () => void (failures += 1));
    actor.send({ type: "TEXT_US" });
    await settle();
    expect(state()).toMatchObject({ popup: "closed", chat: "failed" });
    expect(failures).toBe(1);
    actor.send({ type: "TEXT_US" });
    expect(state()).toMatchObject({ chat: "loading" });
    const slow = startTextUs({ loadWidget: () => new Promise(() => {}) });
    slow.actor.send({ type: "TEXT_US" });
    slow.clock.increment(20_000);
    expect(slow.state()).toMatchObject({ chat: "failed" });
  });

  it("takes other delays, or no popup at all, from the tenant", async () => {
    const quick = startTextUs({ input: { popupDelay: 10, openDelay: 20 } });
    quick.clock.increment(10);
    expect(quick.state()).toMatchObject({ popup: "shown" });
    quick.actor.send({ type: "TEXT_US" });
    await settle();
    quick.clock.increment(20);
    expect(quick.state()).toMatchObject({ chat: "open" });
    const mute = startTextUs({ input: { popup: false } });
    mute.clock.increment(60_000);
    expect(mute.state()).toMatchObject({ popup: "closed" });
  });

  it("counts messages only within ten seconds of the widget's activity", () => {
    const { actor, clock, done } = startTextUs();
    actor.send({ type: "VISITOR_MESSAGE" });
    actor.send({ type: "WIDGET_ACTIVE" });
    clock.increment(9999);
    actor.send({ type: "VISITOR_MESSAGE" });
    actor.send({ type: "WIDGET_ACTIVE" });
    clock.increment(9999);
    actor.send({ type: "VISITOR_MESSAGE" });
    clock.increment(1);
    actor.send({ type: "VISITOR_MESSAGE" });
    expect(done).toEqual(["chatStarted", "chatContinued"]);
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});
