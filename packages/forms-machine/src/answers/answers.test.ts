import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Answer, sameAnswers } from "./answers.ts";
import { missingWork } from "./missing-work.ts";
import { submissionKey } from "./submission-key.ts";

describe("sameAnswers", () => {
  it.each<[Answer, Answer, boolean]>([
    ["Kim", "Kim", true],
    ["Kim", "Lee", false],
    ["true", true, false],
    [false, undefined, false],
    ["", undefined, false],
    [undefined, undefined, true],
    [["a", "b"], ["a", "b"], true],
    [["a", "b"], ["b", "a"], false],
    [["a"], ["a", "b"], false],
    [["a", "b"], ["a"], false],
    [[], [], true],
    [["a"], "a", false],
    ["a", ["a"], false],
  ])("%j and %j: %s", (one, other, same) => {
    expect(sameAnswers({ field: one }, { field: other })).toBe(same);
    expect(sameAnswers({ first: "x", field: one }, { field: other, first: "x" })).toBe(same);
  });

  it("takes a field that is absent for one that is undefined, whichever side lacks it", () => {
    expect(sameAnswers({}, { field: undefined })).toBe(true);
    expect(sameAnswers({ field: undefined }, {})).toBe(true);
    expect(sameAnswers({}, { field: "x" })).toBe(false);
    expect(sameAnswers({ field: "x" }, {})).toBe(false);
  });

  it("compares files by themselves, not by their names", () => {
    const file = new File(["x"], "car.jpg");
    expect(sameAnswers({ photos: [file] }, { photos: [file] })).toBe(true);
    expect(sameAnswers({ photos: [file] }, { photos: [new File(["x"], "car.jpg")] })).toBe(false);
  });

  it("is the same for both orders, and for a copy", () => {
    const answer = fc.oneof(fc.string(), fc.boolean(), fc.array(fc.string(), { maxLength: 3 }));
    const answers = fc.dictionary(fc.constantFrom("a", "b", "c"), answer);
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        expect(sameAnswers(one, other)).toBe(sameAnswers(other, one));
        expect(sameAnswers(one, structuredClone(one))).toBe(true);
      }),
    );
  });
});

describe("submissionKey", () => {
  it("is the form's own key at first, and another one for each later lead", () => {
    expect([0, 1, 2, 3].map((submission) => submissionKey("0f7c", submission))).toEqual([
      "0f7c",
      "0f7c",
      "0f7c-2",
      "0f7c-3",
    ]);
  });
});

describe("missingWork", () => {
  it("says which work of which machine was not handed in, and what to do", async () => {
    await expect(missingWork("submitMachine", "validate")()).rejects.toThrow(
      'submitMachine has no "validate". A machine only names its work: hand it in with the machine\'s provide function.',
    );
  });
});
