import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readState, writeState } from "./page-state.ts";

const text = fc.string({ maxLength: 12 });
const anyState = fc
  .record({
    tab: fc.constantFrom("query" as const, "settings" as const),
    dealer: text,
    ask: text,
    query: fc.option(text),
    car: text,
    changes: text,
  })
  // Without a sentence there is nothing else that could say the query.
  .filter(({ ask, query }) => ask !== "" || query !== null);

it("comes back whole from a link", () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readState(writeState(state))).toEqual(state);
    }),
  );
});

it("needs no link at the start, and lets a sentence alone say the query", () => {
  expect(writeState(readState(""))).toBe("");
  expect(readState("?ask=red+ute")).toMatchObject({ ask: "red ute", query: null });
});
