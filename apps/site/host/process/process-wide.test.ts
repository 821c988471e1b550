import { describe, expect, it, vi } from "vitest";
import { processWide } from "./process-wide.ts";

describe("processWide", () => {
  it("is one value for all who name it, made when it is first read", () => {
    const make = vi.fn(() => ["first"]);
    const one = processWide("process-wide.test", make);
    const other = processWide("process-wide.test", () => ["other"]);
    expect(make).not.toHaveBeenCalled();
    expect(one.current).toBe(other.current);
    expect(other.current).toEqual(["first"]);
    other.current = ["changed"];
    expect([one.current, make.mock.calls.length]).toEqual([["changed"], 1]);
  });
});
