import { describe, expect, it } from "vitest";
import { workOff } from "./work-off.ts";

describe("workOff", () => {
  it("claims each piece of work when its turn comes, and no more than the limit", async () => {
    const waiting = ["a", "b", "c"];
    const story: string[] = [];
    const round = (limit: number) =>
      workOff<string, string>({
        claim: async () => {
          const item = waiting.shift() ?? null;
          story.push(`claim ${item}`);
          return item;
        },
        carryOut: async (item) => `${item} done`,
        settle: async (item, end) => {
          story.push(end);
          return true;
        },
        limit,
      });
    expect(await round(2)).toBe(2);
    expect(story).toEqual(["claim a", "a done", "claim b", "b done"]);
    expect(await round(2)).toBe(1);
    expect(await round(2)).toBe(0);
    expect(await round(0)).toBe(0);
  });

  it("reports work whose lease was lost, and goes on", async () => {
    const waiting = [1, 2];
    const lost: number[] = [];
    const done = await workOff<number, null>({
      claim: async () => waiting.shift() ?? null,
      carryOut: async () => null,
      settle: async (item) => item !== 1,
      onLost: (item) => lost.push(item),
      limit: 9,
    });
    expect([done, lost]).toEqual([2, [1]]);
  });

  it("leaves the rest to the next round when the queue cannot be written", async () => {
    const round = workOff<number, null>({
      claim: async () => 1,
      carryOut: async () => null,
      settle: () => Promise.reject(new Error("the disk is full")),
      limit: 9,
    });
    await expect(round).rejects.toThrow("the disk is full");
  });
});
