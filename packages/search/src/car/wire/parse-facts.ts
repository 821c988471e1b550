import type { CarFacts, FactValue } from "../facts/car-facts.ts";
import { type FactName, factRows } from "../facts/fact-table.ts";
import type { WireFields } from "./wire-fields.ts";

/** Reads the facts of a stored document; unbelievable numbers are left out with a note. */
export function parseFacts(fields: WireFields): CarFacts {
  const facts: Partial<Record<FactName, FactValue>> = {};
  for (const { fact, kind, min = 0, max = Number.MAX_VALUE } of factRows) {
    if (fields.raw(fact) === undefined) continue;
    const value =
      kind === "number"
        ? fields.number(fact, (number) => number >= min && number <= max)
        : kind === "word"
          ? fields.text(fact)
          : fields.raw(fact) === null
            ? null
            : fields.boolean(fact, false);
    if (value !== null) facts[fact] = value;
  }
  // Each value has the kind of its row, which the type says row by row.
  return facts as CarFacts;
}
