import { describe, expect, it } from "vitest";
import { settingRows } from "./setting-rows.ts";

describe("settingRows", () => {
  it("explain every setting in words", () => {
    const silent = settingRows().filter(({ description }) => !/\w+\W+\w+\W+\w+/.test(description));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it("have a default each", () => {
    const without = settingRows().filter((row) => row.default === undefined);
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});
