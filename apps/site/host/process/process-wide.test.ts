import { describe, expect, it, vi } from "vitest";
import { namedAtStart, processWide } from "./process-wide.ts";

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

describe("namedAtStart", () => {
  it("gives what the start has named to all who name it, and says what is missing before", () => {
    const one = namedAtStart<string | null>("engine");
    const other = namedAtStart<string | null>("engine");
    expect(other.get).toThrow("The engine was requested before the site had started.");
    one.provide(null);
    expect(other.get()).toBeNull();
  });
});
