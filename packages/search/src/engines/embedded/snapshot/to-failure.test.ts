import { describe, expect, it } from "vitest";
import { StockIndexError } from "../../../stock-index/stock-index.ts";
import { BrokenSnapshot } from "./read-snapshot.ts";
import { toFailure } from "./to-failure.ts";

const ofFileSystem = (code: string) => Object.assign(new Error(`${code}: no`), { code, syscall: "write" });

describe("toFailure", () => {
  it.each(["ENOSPC", "EDQUOT", "EROFS", "EFBIG"])("is 'refused' where the disk takes no more: %s", (code) => {
    expect(toFailure(ofFileSystem(code))).toEqual({ ok: false, problem: "refused", detail: `${code}: no` });
  });

  it.each(["EACCES", "EIO", "ENOTDIR"])("is 'unreachable' for any other trouble with files: %s", (code) => {
    expect(toFailure(ofFileSystem(code))).toEqual({
      ok: false,
      problem: "unreachable",
      detail: `${code}: no`,
    });
  });

  it("says what is wrong with a damaged snapshot", () => {
    expect(toFailure(new BrokenSnapshot("it was cut short"))).toEqual({
      ok: false,
      problem: "broken",
      detail: "The stock snapshot is damaged: it was cut short.",
    });
  });

  it("hands a failure of the index on as it is", () => {
    const failure = { ok: false, problem: "busy", detail: "Another writer." } as const;
    expect(toFailure(new StockIndexError(failure))).toBe(failure);
  });

  it.each([
    ["a wrong type", new TypeError("undefined is no function")],
    ["a wrong argument", Object.assign(new TypeError("no"), { code: "ERR_INVALID_ARG_TYPE" })],
    ["a code that is a number", Object.assign(new Error("no"), { code: 5, syscall: "write" })],
  ])("throws a programmer's mistake on: %s", (_, mistake) => {
    expect(() => toFailure(mistake)).toThrow(mistake);
  });

  it("throws on what is no error", () => {
    const thrown = { code: "ENOSPC", syscall: "write" };
    expect(() => toFailure(thrown)).toThrow(expect.objectContaining(thrown));
  });
});
