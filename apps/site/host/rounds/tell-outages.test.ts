import { describe, expect, it, vi } from "vitest";
import { tellOutages } from "./tell-outages.ts";

const watched = () => {
  const lines: unknown[] = [];
  const log = {
    info: vi.fn((...line: unknown[]) => void lines.push(line)),
    error: vi.fn((...line: unknown[]) => void lines.push(line)),
  };
  return { log, lines, watch: tellOutages(log, { began: "away", over: "back" }) };
};
const fails = (reason: string) => () => Promise.reject(new Error(reason));
const works = async () => "done";

describe("tellOutages", () => {
  it("says nothing of work that is done, and gives what it came to", async () => {
    const { watch, lines } = watched();
    expect(await watch(works)).toBe("done");
    expect(await watch(works, { tenant: "yard" })).toBe("done");
    expect(lines).toEqual([]);
  });

  it("says each outage once with its first reason, and its end once", async () => {
    const { watch, log } = watched();
    for (const reason of ["refused", "refused", "late"]) expect(await watch(fails(reason))).toBeNull();
    expect(log.error.mock.calls).toEqual([[{ error: "Error: refused" }, "away"]]);
    for (const _ of [1, 2]) await watch(works);
    expect(log.info.mock.calls).toEqual([[{}, "back"]]);
    await watch(fails("late"));
    expect(log.error.mock.calls.slice(1)).toEqual([[{ error: "Error: late" }, "away"]]);
  });

  it("tells of each dealer by itself", async () => {
    const { watch, lines } = watched();
    for (const tenant of ["yard", "boats", "yard"]) await watch(fails("refused"), { tenant });
    await watch(works, { tenant: "yard" });
    expect(lines).toEqual([
      [{ tenant: "yard", error: "Error: refused" }, "away"],
      [{ tenant: "boats", error: "Error: refused" }, "away"],
      [{ tenant: "yard" }, "back"],
    ]);
  });
});
