import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { alertWorld } from "../../testing/accounts/alert-world.ts";
import { changeOf } from "./look-at-stock.ts";

let world: Awaited<ReturnType<typeof alertWorld>>;
beforeEach(async () => {
  world = await alertWorld();
});
afterEach(() => world.store.close());

describe("changeOf", () => {
  const was = { carId: "7", price: 20_000, available: true };
  it("tells of cars that are new, back or cheaper, and of nothing else", () => {
    expect(changeOf(undefined, was)).toEqual({ carId: "7", kind: "new" });
    expect(changeOf({ ...was, available: false }, was)).toEqual({ carId: "7", kind: "returned" });
    expect(changeOf(was, { ...was, price: 19_999 })).toEqual({
      carId: "7",
      kind: "cheaper",
      from: 20_000,
      to: 19_999,
    });
    for (const price of [20_000, 20_001, null]) expect(changeOf(was, { ...was, price })).toBeNull();
    expect(changeOf({ ...was, price: null }, was)).toBeNull();
    expect(changeOf(was, { ...was, price: 1, available: false })).toBeNull();
    expect(changeOf(undefined, { ...was, available: false })).toBeNull();
  });
});

describe("lookAtStock", () => {
  it("takes the first look for what later ones are compared with", async () => {
    world.becomes(["1", 100], ["2", 200]);
    expect(await world.look()).toEqual({ isFirst: true, changes: 0 });
    expect(await world.look()).toBeNull();
    world.becomes(["1", 90], ["3", 300]);
    expect(await world.look()).toEqual({ isFirst: false, changes: 2 });
    world.becomes(["1", 90], ["3", 300], ["2", 200]);
    expect(await world.look()).toEqual({ isFirst: false, changes: 1 });
    expect(await world.run()).toMatchObject({ changes: 2 });
    expect(await world.run()).toMatchObject({ changes: 1 });
    expect(await world.run()).toBeNull();
  });

  it("lets one of two that look at once write what changed", async () => {
    world.becomes(["1", 100]);
    await world.look();
    world.becomes(["1", 90]);
    const both = await Promise.all([world.look(), world.look()]);
    expect(both.filter((one) => one !== null)).toHaveLength(1);
  });
});
