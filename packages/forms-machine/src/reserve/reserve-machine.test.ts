import { describe, expect, it } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { machineCoverage } from "../testing/machine-coverage.ts";
import { settle } from "../testing/settle.ts";
import { provideReserve, reserveMachine } from "./reserve-machine.ts";
import type { Confirmation, Hold, ReserveInput } from "./reserve-setup.ts";

const coverage = machineCoverage(reserveMachine);
const payment = { provider: "stripe", session: "cs_1" };
const held: Hold = { ok: true, leadId: "7", payment };
const kim = { name: "Kim" };

/** What the world answers, in turn; `"never"` is a promise that stays open, an `Error` is thrown. */
interface World {
  holds?: (Hold | Error | "never")[];
  confirmations?: (Confirmation | Error | "never")[];
  input?: Partial<ReserveInput>;
}

const next = <T>(answers: (T | Error | "never")[] | undefined): Promise<T> => {
  const answer = answers?.shift();
  if (answer === "never") return new Promise<T>(() => {});
  return answer === undefined || answer instanceof Error
    ? Promise.reject(answer ?? new Error("asked once too often"))
    : Promise.resolve(answer);
};

function startReserve({ holds, confirmations, input }: World = {}) {
  const clock = new SimulatedClock();
  const keys: string[] = [];
  const facts: string[] = [];
  const machine = provideReserve({
    validate: ({ values }) => {
      if (values["name"] === "boom") throw new Error("chunk missing");
      return values["name"] === ""
        ? { ok: false, problems: [{ field: "name", message: "*This is a required field." }] }
        : { ok: true, values };
    },
    holdCar: ({ key }) => {
      keys.push(key);
      return next(holds);
    },
    confirmPayment: () => next(confirmations),
  });
  const actor = createActor(machine, { input: { key: "k", ...input }, clock, inspect: coverage.inspect });
  actor.on("*", ({ type }) => void facts.push(type));
  actor.start();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await settle();
    const { value, context } = actor.getSnapshot();
    return { value, message: context.message };
  };
  return { actor, clock, facts, keys, send, state: () => actor.getSnapshot().value };
}

const unexpected = "An unexpected error occured";
const submit = { type: "SUBMIT", values: kim } as const;

describe("reserveMachine", () => {
  it("holds the car, takes the payment, asks the server and says so", async () => {
    const { send, facts, actor } = startReserve({ holds: [held], confirmations: [{ ok: true }] });
    expect(await send(submit)).toEqual({ value: "paying", message: null });
    expect(actor.getSnapshot().context.payment).toEqual(payment);
    expect(await send({ type: "PAID" })).toEqual({ value: "reserved", message: null });
    expect(facts).toEqual(["stepShown", "stepShown", "carReserved"]);
  });

  it("reserves at once when there is nothing to pay", async () => {
    const { send } = startReserve({ holds: [{ ok: true, leadId: "7", payment: null }] });
    expect(await send(submit)).toMatchObject({ value: "reserved" });
  });

  it("shows problems on the details and holds nothing", async () => {
    const { send, keys, facts } = startReserve();
    expect(await send({ type: "SUBMIT", values: { name: "" } })).toMatchObject({ value: "details" });
    expect(await send({ type: "SUBMIT", values: { name: "boom" } })).toEqual({
      value: "details",
      message: unexpected,
    });
    expect(keys).toEqual([]);
    expect(facts).toContain("errorShown");
  });

  it("keeps the details and the key over every failed hold", async () => {
    const refused: Hold = { ok: false, reason: "refused", message: "Try again" };
    const { actor, clock, send, keys } = startReserve({ holds: [refused, new Error("x"), "never", held] });
    expect(await send(submit)).toEqual({ value: "details", message: "Try again" });
    expect(await send(submit)).toEqual({ value: "details", message: unexpected });
    expect(await send(submit)).toMatchObject({ value: { holding: "placing" } });
    clock.increment(30_000);
    expect(actor.getSnapshot().context).toMatchObject({ message: unexpected, values: kim });
    expect(await send(submit)).toMatchObject({ value: "paying" });
    expect(new Set(keys)).toEqual(new Set(["k"]));
  });

  it("ends as unavailable when another shopper was faster, before or after paying", async () => {
    const gone = { ok: false, reason: "unavailable", message: "This car has just been reserved." } as const;
    const before = startReserve({ holds: [gone] });
    expect(await before.send(submit)).toEqual({ value: "unavailable", message: gone.message });
    const after = startReserve({ holds: [held], confirmations: [gone] });
    await after.send(submit);
    expect(await after.send({ type: "PAID" })).toEqual({ value: "unavailable", message: gone.message });
  });

  it("goes back to paying after a decline, a failure or silence, and asks again", async () => {
    const declined = { ok: false, reason: "declined", message: "Card declined" } as const;
    const { clock, send, state } = startReserve({
      holds: [held],
      confirmations: [declined, new Error("x"), "never", { ok: true }],
    });
    await send(submit);
    expect(await send({ type: "PAYMENT_FAILED", message: "No funds" })).toEqual({
      value: "paying",
      message: "No funds",
    });
    expect(await send({ type: "PAID" })).toEqual({ value: "paying", message: "Card declined" });
    expect(await send({ type: "PAID" })).toEqual({ value: "paying", message: unexpected });
    expect(await send({ type: "PAID" })).toMatchObject({ value: "confirming" });
    clock.increment(30_000);
    expect(state()).toBe("paying");
    expect(await send({ type: "PAID" })).toMatchObject({ value: "reserved" });
  });

  it("goes back to the details, and reports where shoppers left", async () => {
    const { send, facts } = startReserve({ holds: [held, held] });
    await send({ type: "LEAVE" });
    await send(submit);
    await send({ type: "LEAVE" });
    expect(await send({ type: "BACK" })).toMatchObject({ value: "details" });
    expect(await send(submit)).toMatchObject({ value: "paying" });
    expect(facts.filter((fact) => fact === "left")).toHaveLength(2);
  });

  it("starts with the confirmation when the shopper comes back from the provider's page", async () => {
    const { send } = startReserve({ input: { returning: { leadId: "7" } }, confirmations: [{ ok: true }] });
    expect(await send({ type: "PAID" })).toMatchObject({ value: "reserved" });
  });

  it("has by now reached every state and taken every transition", () => {
    expect(coverage.missing()).toEqual([]);
  });
});
