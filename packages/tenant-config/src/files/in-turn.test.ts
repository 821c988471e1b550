import { describe, expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject, begun: false };
}

describe("inTurn", () => {
  it("runs so much at once, the rest in the order it came, and goes on after what failed", async () => {
    const turn = inTurn(2);
    const all = Array.from({ length: 5 }, work);
    const done = all.map((one) =>
      turn(() => {
        one.begun = true;
        return one.promise;
      }),
    );
    const begun = () => all.map((one) => one.begun);
    expect(begun()).toEqual([true, true, false, false, false]);
    all[1]?.reject(new Error("broken"));
    await expect(done[1]).rejects.toThrow("broken");
    expect(begun()).toEqual([true, true, true, false, false]);
    all[0]?.resolve("first");
    expect(await done[0]).toBe("first");
    expect(begun()).toEqual([true, true, true, true, false]);
    for (const one of all) one.resolve("done");
    expect(await Promise.all([done[2], done[3], done[4]])).toEqual(["done", "done", "done"]);
    expect(await turn(async () => "later")).toBe("later");
  });
});
