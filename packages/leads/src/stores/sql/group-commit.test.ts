import { describe, expect, it } from "vitest";
import { groupCommit } from "./group-commit.ts";

describe("groupCommit", () => {
  it("commits what arrives together in one go and answers each its own", async () => {
    const batches: number[][] = [];
    const save = groupCommit<number, string>(async (batch) => {
      batches.push([...batch]);
      return batch.map((work) => `saved ${work}`);
    });
    expect(await Promise.all([1, 2, 3].map(save))).toEqual(["saved 1", "saved 2", "saved 3"]);
    expect(batches).toEqual([[1, 2, 3]]);
    expect(await save(4)).toBe("saved 4");
  });

  it("gathers what arrives during a commit for the next one", async () => {
    const batches: number[][] = [];
    const gate = Promise.withResolvers<void>();
    const save = groupCommit<number, number>(async (batch) => {
      batches.push([...batch]);
      await gate.promise;
      return batch;
    });
    const first = save(1);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const rest = [save(2), save(3)];
    gate.resolve();
    expect(await Promise.all([first, ...rest])).toEqual([1, 2, 3]);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it("does not let one that cannot be saved take its neighbours along", async () => {
    const save = groupCommit<number, number>(async (batch) => {
      if (batch.includes(2)) throw new Error("no 2");
      return batch;
    });
    const results = await Promise.allSettled([1, 2, 3].map(save));
    expect(results.map((one) => one.status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  });

  it("bounds a batch", async () => {
    const sizes: number[] = [];
    const save = groupCommit<number, number>(async (batch) => {
      sizes.push(batch.length);
      return batch;
    }, 2);
    await Promise.all([1, 2, 3, 4, 5].map(save));
    expect(sizes).toEqual([2, 2, 1]);
  });
});
