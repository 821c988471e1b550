import { expect, it } from "vitest";
import { startProblem } from "./start-problem.ts";

it("gives the reason in one sentence, also of a name with several addresses", () => {
  expect(startProblem("site", new Error("connect ECONNREFUSED 10.0.0.9:5432"))).toBe(
    "What the site needs could not be opened, so it does not start: connect ECONNREFUSED 10.0.0.9:5432",
  );
  const begin = "What the site needs could not be opened, so it does not start:";
  expect(startProblem("site", new TypeError(""))).toBe(`${begin} TypeError`);
  expect(startProblem("site", "a text")).toBe(`${begin} a text`);
  const both = new AggregateError(
    ["::1:5432", "127.0.0.1:5432", "127.0.0.1:5432"].map((at) => new Error(`ECONNREFUSED ${at}`)),
  );
  expect(startProblem("worker", both)).toMatch(/: ECONNREFUSED ::1:5432; ECONNREFUSED 127.0.0.1:5432$/);
});
