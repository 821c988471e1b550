import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import type { PhoneRevealInput, Revealed } from "./phone-reveal-machine.ts";
import { phoneRevealMachine, providePhoneReveal } from "./phone-reveal-machine.ts";

const coverage = machineCoverage(phoneRevealMachine);

function startReveal(answers: (() => Promise<Revealed>)[], input?: Partial<PhoneRevealInput>) {
  let asked = 0;
  const clock = new SimulatedClock();
  const machine = providePhoneReveal({
    revealPhone: async () => {
      asked += 1;
      return (await answers.shift()?.()) ?? { ok: false };
    },
  });
  const actor = createActor(machine, {
    input: { masked: "07 33** ****", ...input },
    clock,
    inspect: coverage.inspect,
  }).start();
  const press = async () => {
    actor.send({ type: "REVEAL" });
    await settle();
    return [actor.getSnapshot().value, actor.getSnapshot().context.phone];
  };
  return { actor, clock, press, asked: () => asked };
}

const found = async (): Promise<Revealed> => ({ ok: true, phone: "07 3333 4444" });

describe("phoneRevealMachine", () => {
  it("keeps the number masked until it is pressed", async () => {
    const { actor, press } = startReveal([found]);
    expect(actor.getSnapshot().context).toEqual({ masked: "07 33** ****", phone: null });
    expect(await press()).toEqual(["revealed", "07 3333 4444"]);
  });

  it("asks once, however often it is pressed", async () => {
    const { actor, press, asked } = startReveal([found]);
    actor.send({ type: "REVEAL" });
    await press();
    await press();
    expect(asked()).toBe(1);
  });

  it("may be tried again when it failed, threw or took too long", async () => {
    const { press, clock, actor } = startReveal([
      async () => ({ ok: false }),
      () => Promise.reject(new Error("offline")),
      () => new Promise(() => {}),
      found,
    ]);
    expect(await press()).toEqual(["failed", null]);
    expect(await press()).toEqual(["failed", null]);
    expect(await press()).toEqual(["revealing", null]);
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe("failed");
    expect(await press()).toEqual(["revealed", "07 3333 4444"]);
  });

  it("starts revealed for a tenant that shows it unmasked", () => {
    const { actor } = startReveal([], { phone: "07 3333 4444" });
    expect(actor.getSnapshot().value).toBe("revealed");
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});
